/** The examples as a guide for editors. */

import type { Code } from '../problems/codes'
import { chapters } from '.'
import { type Example, type Mistake, printed } from './mistake'

/** Where the guide lies in the project. */
export const GUIDE = 'docs/editing/mistakes.md'

/** The whole guide as Markdown. */
export function describeMistakes(): string {
  const parts = chapters.map(({ title, kinds }) => {
    const sections = Object.entries(kinds).map(([code, mistake]) => section(code as Code, mistake))
    return `## ${title}\n\n${sections.join('\n')}`
  })
  return `${INTRODUCTION}\n${parts.join('\n')}`
}

const INTRODUCTION = `<!-- Written by \`npm run describe:mistakes\`. -->

# Mistakes and how to mend them

Every message names the file, the line and the column, says what was found and what is needed, and often gives the line to
write instead. The word in parentheses, such as \`(colon-in-value)\`, says what kind of mistake it is: search for it here.
An **error** keeps the site from being built; a **warning** does not.
`

function section(code: Code, { title, why, examples: [example] }: Mistake): string {
  const [before, after] = [shortened(example.before, example.after), shortened(example.after, example.before)]
  return [
    `### ${title}`,
    `\`${code}\` · ${why}`,
    'Before:',
    fenced(before === '' ? '(nothing)' : before),
    'The message:',
    fenced(printed(example).trimEnd()),
    'After:',
    fenced(after),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** Lines around what differs between two texts. */
const AROUND = 2

/** A longer text without the lines that are the same in the other one. */
function shortened(text: Example['before'], other: string): string {
  const lines = text.trimEnd().split('\n')
  if (lines.length <= 10) return text.trimEnd()
  const others = other.trimEnd().split('\n')
  const start = lines.findIndex((line, index) => line !== others[index])
  const end = lines.findLastIndex((line, index) => line !== others[index - lines.length + others.length])
  const from = Math.max(0, Math.min(start, end) - AROUND)
  const to = Math.min(lines.length, Math.max(start, end) + AROUND + 1)
  return [...(from > 0 ? ['…'] : []), ...lines.slice(from, to), ...(to < lines.length ? ['…'] : [])].join('\n')
}

/** A code block, also around one. */
function fenced(text: string): string {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}text\n${text}\n${fence}`
}
