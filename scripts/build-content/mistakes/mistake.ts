/** What a kind of mistake is, and how its examples become files. */
import type { Problem } from '../problems/problem'
import { type ContentFiles, POST, smallSite, withBody } from '../testing/content'

export type Mistake = {
  /** What an editor sees has happened: the heading of a section of the guide. */
  title: string
  /** Why it is one. */
  why: string
  /** The first one stands in the guide. */
  examples: readonly [Example, ...Example[]]
}

export type Example = {
  /** How it differs from the first. */
  name?: string
  /** The broken lines, and the same ones mended; for names of files, the names. */
  before: string
  after: string
  /** The whole message, as it is printed. */
  says: string
} & (InFile | Files)

/** Lines of a file that is right otherwise. */
type InFile = {
  /** Path below the content folder. */
  file?: string
  /** The field that the lines replace; or the text of a page, the end of a file, the whole file. */
  at: string | typeof TEXT | typeof END | typeof WHOLE
  /** Files that must be there too. */
  beside?: ContentFiles
}

/** Files whose names, bytes or kinds are the mistake. */
type Files = {
  broken: ContentFiles
  mended: ContentFiles
  /** Makes of the written files what no text can say: a link, a pipe. */
  spoil?: (content: string) => Promise<void>
  /** What is found, where it cannot be brought about by files alone. */
  found?: () => Promise<Problem[]>
  /** How many problems the files have; of those, the ones of this kind are shown. */
  among?: number
}

export const TEXT = Symbol('the text of a post')
export const END = Symbol('the end of a file')
export const WHOLE = Symbol('a whole file')

/** The files that an example changes: broken, or mended. */
export function filesOf(example: Example, state: 'before' | 'after'): ContentFiles {
  if ('broken' in example) return state === 'before' ? example.broken : example.mended
  const { file = 'blog/post.md', at, beside = {} } = example
  const right = file === 'blog/post.md' ? POST : String(smallSite()[file])
  const lines = example[state]
  if (at === WHOLE) return { ...beside, [file]: lines }
  if (at === TEXT) return { ...beside, [file]: withBody(lines) }
  if (at === END) return { ...beside, [file]: `${right}${lines}\n` }
  return { ...beside, [file]: withField(right, String(at), lines) }
}

/** The message of an example as it is printed, without the indentation that it has in the source. */
export function printed({ says }: Example): string {
  const lines = says.split('\n').slice(1, -1)
  const indentation = Math.min(
    ...lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length),
  )
  return lines.map((line) => `${line.slice(indentation)}\n`).join('')
}

/** The text of a file with other lines in place of a field, those below it included. */
function withField(text: string, field: string, lines: string): string {
  const all = text.split('\n')
  const start = all.findIndex((line) => new RegExp(`^[ -]*${field}:`).test(line))
  const first = all[start]
  if (first === undefined) throw new Error(`The file has no field ${field}.`)
  const column = first.indexOf(field)
  const isBelow = (line: string): boolean => line.length - line.trimStart().length > column
  let end = start + 1
  while (isBelow(all[end] ?? '') || (column === 0 && /^- /.test(all[end] ?? ''))) end++
  return [...all.slice(0, start), ...(lines === '' ? [] : [lines]), ...all.slice(end)].join('\n')
}
