/**
 * Does to a folder of content what the blocks of a page tell an editor to do.
 *
 * The words after the language of a fenced block say what it is:
 *
 * - `content/blog/x.md`: a whole file
 * - `content/blog/x.md title`, `… header.links`: lines that replace a field, or add it; items of a list go by their id, as
 *   in `… clients.northly.name`
 * - `content/blog/x.md +tags`: lines at the end of a list
 * - `content/blog/x.md text`: everything below the fields
 * - `content/blog/x.md 8-10`: lines that replace these
 * - `fix`: what replaces the block above it, in the file as it was before that block
 * - `picture`, `small picture`, `narrow picture`, `moving picture`, `remove`: the path of a file; `rename`, `copy`, `link`: two paths with an arrow between them
 * - `message`: all that the build prints after the block above it; if the first line is `…`, the end of it
 *
 * Other blocks are only shown. `notation.ts` says how blocks write what cannot be seen.
 */
import { copyFile, mkdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { png } from '../../../tests/content/support/content'
import { bytesOf, NOTHING, textOf } from './notation'
import type { Block } from './pages'

/** A block to follow, and what the build prints then. */
export type Step = Block & { message: string }

/** Things to do with one or two paths, by the words that ask for them. */
export type Actions = Record<string, (from: string, to: string) => unknown>

const FILE = /^(?<file>content\/\S+|published-urls\.txt)(?: (?<part>\S+))?$/

/**
 * The steps among the blocks of a page, in their order.
 * @throws Error for a message that is not below a step
 */
export function stepsOf(blocks: readonly Block[]): Step[] {
  const steps: Step[] = []
  for (const block of blocks.filter(({ marks }) => marks !== '')) {
    if (block.marks !== 'message') steps.push({ ...block, message: '' })
    else {
      const above = steps.at(-1)
      if (above?.message !== '') throw new Error(`Line ${block.line} is not below a step.`)
      above.message = textOf(`${block.text}\n`)
    }
  }
  return steps
}

const ABOVE = '…\n\n'

/** What a build said, in the form of a message that shows only the end of it. */
export const shownAs = (said: string, message: string): string =>
  message.startsWith(ABOVE) ? `${ABOVE}${said.slice(ABOVE.length - message.length)}` : said

/** Follows blocks below `root`, the folder that holds `content`, one after the other. */
export function follower(root: string, more: Actions = {}): (block: Block) => Promise<void> {
  const actions: Actions = { ...ACTIONS, ...more }
  let last: { file: string; part?: string; before: string } | undefined

  async function write(text: string): Promise<void> {
    if (!last) throw new Error('There is nothing to fix yet.')
    const { file, part, before } = last
    const place = join(root, file)
    await mkdir(dirname(place), { recursive: true })
    // What is written may replace a folder, or a link that must not be followed.
    await rm(place, { recursive: true, force: true })
    await writeFile(place, bytesOf(part ? changed(before, part, text) : text === NOTHING ? '' : `${text}\n`))
  }

  return async ({ line, marks, text }) => {
    const { file, part } = FILE.exec(marks)?.groups ?? {}
    if (file) last = { file, part, before: part ? await readFile(join(root, file), 'utf8') : '' }
    if (file || marks === 'fix') return write(text)
    const action = actions[marks]
    if (!action) throw new Error(`Line ${line} asks for what cannot be done: ${marks}`)
    const [from = '', to = ''] = text.split(' → ').map((path) => join(root, textOf(path)))
    await action(from, to)
  }
}

/** Two frames, each of one pixel. */
const GIF = Buffer.from(
  `GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff${'!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0'.repeat(2)};`,
  'latin1',
)

const ACTIONS: Actions = {
  picture: (path) => inFolder(path, () => writeFile(path, png(1600, 900))),
  'small picture': (path) => inFolder(path, () => writeFile(path, png(300, 200))),
  'narrow picture': (path) => inFolder(path, () => writeFile(path, png(1, 20_000))),
  'moving picture': (path) => inFolder(path, () => writeFile(path, GIF)),
  remove: (path) => rm(path, { recursive: true }),
  rename: (from, to) => inFolder(to, () => rename(from, to)).then(() => removeEmpty(dirname(from))),
  copy: (from, to) => inFolder(to, () => copyFile(from, to)),
  link: (from, to) => inFolder(from, () => symlink(to, from)),
}

async function inFolder(path: string, write: () => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await write()
}

/** Git keeps no empty folders either. */
const removeEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => {})

function changed(before: string, part: string, text: string): string {
  if (part === 'text') return before.replace(/(?<=\n---\n)[\s\S]*$/, () => `\n${text}\n`)
  const lines = before.split('\n')
  const isAddition = part.startsWith('+')
  const place = linesOf(part) ?? placeOf(lines, part.replace('+', '').split('.'))
  if (!place && (isAddition || part.includes('.'))) throw new Error(`There is no field ${part}.`)
  const { start, end } = place ?? { start: endOfFields(lines), end: endOfFields(lines) }
  lines.splice(isAddition ? end : start, isAddition ? 0 : end - start, ...(text === NOTHING ? [] : [text]))
  return lines.join('\n')
}

function linesOf(part: string): { start: number; end: number } | undefined {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
  return from === undefined ? undefined : { start: Number(from) - 1, end: Number(to) }
}

/** The lines of a field, found by their indentation: the file may be broken, and the page about to fix it. */
function placeOf(lines: readonly string[], path: readonly string[]): { start: number; end: number } | undefined {
  let [start, end] = [0, endOfFields(lines)]
  for (const [depth, name] of path.entries()) {
    const field = new RegExp(`^${depth === 0 ? '' : '[ -]+'}${name}:`)
    const item = new RegExp(`^ *- id: ${name}$`)
    const offset = lines.slice(start, end).findIndex((line) => field.test(line) || item.test(line))
    if (offset < 0) return undefined
    start += offset
    const first = lines[start] ?? ''
    const column = first.search(item.test(first) ? /-/ : /[^ -]/)
    const isBelow = (line = '') => line.search(/\S/) > column || line === '' || (column === 0 && line.startsWith('- '))
    let next = start + 1
    while (next < end && isBelow(lines[next])) next++
    end = next
  }
  return { start, end }
}

/** The line at which the fields end: the second `---`, or the end of the file. */
function endOfFields(lines: readonly string[]): number {
  const fence = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  return fence > 0 ? fence : lines.length - (lines.at(-1) === '' ? 1 : 0)
}
