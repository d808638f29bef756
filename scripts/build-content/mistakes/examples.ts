/** Runs the examples of mistakes through the whole pipeline. */
import { formatPretty } from '../problems/format'
import type { Problem } from '../problems/problem'
import { build } from '../testing/content'
import { type Example, filesOf } from './mistake'

/** Every problem of an example, and those of one kind as they are printed. */
export async function tell(example: Example, code: string): Promise<{ problems: Problem[]; says: string }> {
  const found = 'found' in example ? example.found : undefined
  const spoil = 'spoil' in example ? example.spoil : undefined
  const { problems, lineOf } = found
    ? { problems: await found(), lineOf: undefined }
    : await build(filesOf(example, 'before'), {}, spoil)
  const own = problems.filter((problem) => problem.code === code)
  return { problems, says: formatPretty(own, lineOf) }
}

/** What is still wrong once an example is mended. */
export async function tellMended(example: Example): Promise<string> {
  return (await build(filesOf(example, 'after'))).printed
}
