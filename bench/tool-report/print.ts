import { markdownOf } from '../../scripts/build-site/render/markdown-twin'
import type { Situation } from './situations'

/** Writes a result as HTML. @throws Error with what the form would say */
type Render = (tool: Situation['tool'], answers: Situation['answers']) => Promise<string>

/** What the tools write about each situation, in Markdown. A wrong answer is said in its place and stops nothing. */
export async function printReport(situations: readonly Situation[], render: Render): Promise<string> {
  const parts: string[] = []
  for (const { name, tool, answers } of situations) {
    const typed = Object.entries(answers).map(([field, text]) => `- ${field}: ${text.trim().replaceAll('\n', '\n  ')}`)
    const written = await render(tool, answers).then(markdownOf, (error: Error) => `The form says: ${error.message}`)
    parts.push(`# ${name}\n\n${tool}\n\n${typed.join('\n')}\n\n---\n\n${written}\n`)
  }
  return parts.join('\n\n')
}
