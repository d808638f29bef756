/** Situations of visitors: which tool they open, and what they type and choose there. */
import { parse } from 'yaml'
import { z } from 'zod'
import { EnvironmentError } from '../../scripts/lib/environment-error'
import { toolSlugs } from '../../src/schema/tool-catalog'

const situation = z.strictObject({
  name: z.string().min(1),
  tool: z.enum(toolSlugs),
  answers: z.record(z.string(), z.coerce.string()),
})

export type Situation = z.output<typeof situation>

/** @throws EnvironmentError when the text is not a list of situations in YAML */
export function readSituations(text: string): Situation[] {
  const read = z.array(situation).safeParse(yamlOf(text))
  if (read.success) return read.data
  throw new EnvironmentError(`the file is not a list of situations:\n${z.prettifyError(read.error)}`)
}

function yamlOf(text: string): unknown {
  try {
    // Without types of its own, YAML leaves days and numbers as visitors typed them.
    return parse(text, { schema: 'failsafe' })
  } catch (error) {
    throw new EnvironmentError(`the file is not YAML: ${(error as Error).message}`)
  }
}
