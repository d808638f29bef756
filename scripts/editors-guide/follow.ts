/** Does with a folder of content what a block of the guide tells an editor to do. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { png } from '../build-content/testing/content'
import type { Block } from './pages'

/** What the marks behind a fence can say; everything else is only shown. */
const MARKS = /^(?:(?<deed>picture|rename|remove)|(?<file>content\/\S+)(?: (?<part>\S+))?)$/

/** Whether a block is something to do. */
export const isStep = ({ marks }: Block): boolean => MARKS.test(marks)

/**
 * Follows one block below `root`, the folder that holds `content`.
 *
 * - `content/blog/x.md`: the whole file
 * - `content/blog/x.md title`, `… header.links`: lines that take the place of a field, or become one; items of a list go by
 *   their id, as in `… clients.xreal.name`
 * - `content/blog/x.md +tags`: lines at the end of a list
 * - `content/blog/x.md text`: what stands below the fields
 * - `picture`, `remove`: the path of a file; `rename`: two of them, with an arrow between
 * @throws Error for a block that says nothing of this, or names what is not there
 */
export async function follow({ marks, text }: Block, root: string): Promise<void> {
  const { deed, file, part } = MARKS.exec(marks)?.groups ?? {}
  if (file) {
    const place = join(root, file)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, part ? changed(await readFile(place, 'utf8'), part, text) : `${text}\n`)
  } else if (deed === 'picture') {
    await writeFile(join(root, text), png(1600, 900))
  } else if (deed === 'remove') {
    await rm(join(root, text))
  } else if (deed === 'rename') {
    const [from = '', to = ''] = text.split(' → ')
    await rename(join(root, from), join(root, to))
  } else throw new Error(`Nothing can be done with a block marked ${JSON.stringify(marks)}.`)
}

function changed(before: string, part: string, text: string): string {
  if (part === 'text') return before.replace(/(?<=\n---\n)[\s\S]*$/, () => `\n${text}\n`)
  const lines = before.split('\n')
  const isAddition = part.startsWith('+')
  const found = placeOf(lines, part.replace('+', '').split('.'))
  if (found) lines.splice(isAddition ? found.end : found.start, isAddition ? 0 : found.end - found.start, text)
  else if (isAddition || part.includes('.')) throw new Error(`There is no field ${part}.`)
  else lines.splice(endOfFields(lines), 0, text)
  return lines.join('\n')
}

/** The lines of a field, found by their indentation: the file may be broken, and the guide about to mend it. */
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
