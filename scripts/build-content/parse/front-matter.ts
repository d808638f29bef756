/**
 * Markdown file → its fields (YAML between two `---` lines) and its body. The only door to gray-matter, whose
 * defaults run code (`---js`), accept unclosed fields and swallow errors; so the fences are checked before it is called,
 * its YAML engine is ours, and every other engine throws.
 */
import matter from 'gray-matter'
import { type FileDiagnostic, type Message, placed, START } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { lineAt } from '../source/text'
import { type ParsedYaml, parseYaml } from './yaml'

/** The lines between the fences, what they say, and the text below them. Line numbers are those of the file. */
export type FrontMatter = { fields: string; fieldsLine: number; yaml: ParsedYaml; body: string; bodyLine: number }

const MOST_LINES = 2_000
const MOST_CHARACTERS = 64 * 1024

/**
 * Splits a Markdown file at its fences, or says which fence is wrong.
 * @param collection the folder of the file, for the command that makes an entry
 */
export function splitFrontMatter(text: string, collection = 'blog'): FrontMatter | FileDiagnostic {
  if (text.trim() === '') return placed(START, emptyFile(collection))
  const opening = lineAt(text, 0)
  if (opening.trimEnd() !== '---') return wrongOpening(text.split('\n'))
  const end = text.indexOf('\n---')
  if (end === -1) return unclosed(text.split('\n'))
  const fence = lineAt(text, end + 1)
  // Spaces behind a fence are harmless, but gray-matter would not take them for a fence.
  const head = text.slice(opening.length, end)
  const lines = head.split('\n').length
  if (fence.trimEnd() !== '---') return placed({ line: lines + 1, column: 1 }, brokenFence(fence))
  if (lines > MOST_LINES || end > MOST_CHARACTERS) return placed(START, tooLong)
  const { fields, yaml, body } = split(text)
  return { fields, fieldsLine: FIELDS_LINE, yaml, body, bodyLine: lines + 2 }
}

const FIELDS_LINE = 2

function split(text: string): Pick<FrontMatter, 'fields' | 'yaml' | 'body'> {
  const engine = (block: string): ParsedYaml => parseYaml(linesOf(block), FIELDS_LINE)
  const options = {
    language: 'yaml',
    engines: { yaml: engine, json: refuse, javascript: refuse, coffee: refuse, toml: refuse },
  }
  // gray-matter does not ask its engine about a block without fields.
  const { data, isEmpty, matter: block, content } = matter(text, options) as unknown as Split
  return { fields: linesOf(block), yaml: isEmpty ? engine(block) : data, body: content }
}

/** What gray-matter gives; its types know only data of plain objects. */
type Split = { data: ParsedYaml; isEmpty: boolean; matter: string; content: string }

/** gray-matter leaves the end of the opening line in front of the block. */
const linesOf = (block: string): string => block.slice(block.indexOf('\n') + 1)

const refuse = (): never => {
  throw new Error('Only YAML is allowed between the --- lines.')
}

function wrongOpening(lines: readonly string[]): FileDiagnostic {
  const first = (lines[0] ?? '').trimEnd()
  const filled = lines.findIndex((line) => line.trim() !== '')
  const found = lines[filled] ?? ''
  if (found.trim() === '---') return placed(START, notFirst(filled))
  if (/^---/.test(first)) {
    return placed(START, {
      code: 'front-matter-language',
      text: `The first line is ${quote(first)}, but it must be exactly --- (three hyphens).`,
      hint: 'Write the first line as: ---',
    })
  }
  const later = lines.findIndex((line, index) => line.trimEnd() === '---' && FIELD.test(lines[index + 1] ?? ''))
  if (later > 0 && !FIELD.test(found)) return placed(START, notFirst(later))
  if (FIELD.test(found) && lines.some((line) => line.trimEnd() === '---')) {
    return placed({ line: filled + 1, column: 1 }, noOpening)
  }
  const dashes = /^\s*[\u2010-\u2015\u2212-]{1,4}\s*$|^\s*(\+{3}|\*{3}|_{3}|={3})\s*$/.test(found)
  return placed(
    { line: filled + 1, column: 1 },
    {
      code: 'missing-front-matter',
      text: dashes
        ? `The file starts with ${quote(found.trim())}, but it must start with three hyphens: ---`
        : 'This file has no fields: it must start with a line of three hyphens, the fields, and another line of three hyphens.',
      hint: HOW_A_FILE_STARTS,
    },
  )
}

/** How the line below an opening `---` starts. */
const FIELD = /^[a-z][A-Za-z]*:(?: |$)/

const notFirst = (index: number): Message => ({
  code: 'front-matter-not-first',
  text:
    index === 0
      ? 'The opening --- must be the first line of the file, but there is a space or an invisible character before it.'
      : `The opening --- must be the first line of the file, but it is on line ${index + 1}.`,
  hint: 'Remove everything before the three hyphens.',
})

const noOpening: Message = {
  code: 'missing-front-matter',
  text: 'The file starts with a field, but a line of three hyphens is needed above it.',
  hint: 'Put this line above it:\n---',
}

const emptyFile = (collection: string): Message => ({
  code: 'empty-file',
  text: 'This file is empty.',
  hint: `Remove it, and make it again with all its fields:\nnpm run build:content -- new ${collection} "The title"`,
})

const HOW_A_FILE_STARTS = 'Start the file like this:\n---\ntitle: How to brief an agency\n---'

/** Dashes that some programs make of three hyphens, and other near misses of a closing fence. */
const ALMOST_CLOSING = /^\s*(?:[\u2010-\u2015\u2212]+|--|\s+---|- - -|\.\.\.|\+{3})\s*$/

function unclosed(lines: readonly string[]): FileDiagnostic {
  const almost = lines.findIndex((line, index) => index > 0 && ALMOST_CLOSING.test(line))
  if (almost === -1) return unclosedFields(lines)
  const line = quote(lines[almost] ?? '')
  return placed(
    { line: almost + 1, column: 1 },
    { ...UNCLOSED, text: `${UNCLOSED.text} This line is ${line}.`, hint: 'Write the line as: ---' },
  )
}

/** The fields never end; also used when the next `---` only comes somewhere in the body. */
export function unclosedFields(lines: readonly string[]): FileDiagnostic {
  const last = lastField(lines)
  if (last === 0)
    return placed(START, { ...UNCLOSED, hint: 'Put a line of three hyphens between the fields and the text: ---' })
  return placed(
    { line: last + 1, column: 1 },
    {
      ...UNCLOSED,
      text: `${UNCLOSED.text} This line looks like the last field.`,
      hint: 'Put a line of three hyphens below it: ---',
    },
  )
}

const UNCLOSED = {
  code: 'unclosed-front-matter',
  text: 'The fields never end, because the second line of three hyphens is missing.',
} as const satisfies Message

/** The last line that belongs to the fields below the opening fence, 0 if there is none. */
function lastField(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !PART_OF_FIELDS.test(line))
  const fields = end === -1 ? lines.length : end
  return Math.max(
    0,
    lines.findLastIndex((line, index) => index > 0 && index < fields && line.trim() !== ''),
  )
}

/** A field, an item of a list below one, a comment, or a line that goes on. */
const PART_OF_FIELDS = /^(?:[a-z][A-Za-z]*:(?: |$)| *- |#[^#]| +\S)/

const brokenFence = (line: string): Message => ({
  code: 'broken-fence',
  text: `This line is ${quote(line)}, but the line that ends the fields must be exactly --- (three hyphens).`,
  hint: 'Write the line as: ---',
})

const tooLong: Message = {
  code: 'front-matter-too-long',
  text: `The fields are longer than ${MOST_LINES} lines or ${MOST_CHARACTERS / 1024} KiB.`,
  hint: 'Is the second line of three hyphens missing? Put it below the last field.',
}
