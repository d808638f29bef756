/**
 * Markdown file → its fields (YAML between two `---` lines) and its body. The only door to gray-matter, whose
 * defaults run code (`---js`), accept unclosed fields and swallow errors; so the fences are checked before it is called,
 * its YAML engine is ours, and every other engine throws.
 */
import matter from 'gray-matter'
import type { Code } from '../../lib/diagnostics/codes'
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
  if (fence.trimEnd() !== '---') return placed({ line: lines + 1, column: 1 }, notThree('broken-fence', BELOW, fence))
  if (lines > MOST_LINES || end > MOST_CHARACTERS) return placed(START, tooLong)
  const { fields, yaml, body } = split(text)
  return { fields, fieldsLine: FIELDS_LINE, yaml, body, bodyLine: lines + 2 }
}

const FIELDS_LINE = 2
const BELOW = 'The line that ends the fields'

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
  const filled = lines.findIndex((line) => line.trim() !== '')
  const found = lines[filled] ?? ''
  const place = { line: filled + 1, column: 1 }
  if (found.trim() === '---') return placed(START, notFirst(filled))
  if (lines[0]?.startsWith('---')) return placed(START, notThree('front-matter-language', 'The first line', found))
  if (/^\s*[\u2010-\u2015\u2212-]{1,4}\s*$|^\s*(\+{3}|\*{3}|_{3}|={3})\s*$/.test(found))
    return placed(place, notThree('missing-front-matter', 'The first line', found))
  const later = lines.findIndex((line, index) => line.trimEnd() === '---' && FIELD.test(lines[index + 1] ?? ''))
  if (later > 0 && !FIELD.test(found)) return placed(START, notFirst(later))
  const isField = FIELD.test(found) && lines.some((line) => line.trimEnd() === '---')
  return placed(place, {
    code: 'missing-front-matter',
    text: isField
      ? 'The file starts with a field, but a line of three hyphens is needed above it.'
      : 'This file has no fields: it must start with a line of three hyphens, the fields, and another line of three hyphens.',
    hint: isField
      ? 'Put this line above it:\n---'
      : 'Start the file like this:\n---\ntitle: How to brief an agency\n---',
  })
}

/** How the line below an opening `---` starts. */
const FIELD = /^[a-z][A-Za-z]*:(?: |$)/

const notFirst = (index: number): Message => ({
  code: 'front-matter-not-first',
  text: `The opening --- must be the first line of the file, but ${index === 0 ? 'there is a space or an invisible character before it' : `it is on line ${index + 1}`}.`,
  hint: 'Remove everything before the three hyphens.',
})

const notThree = (code: Code, what: string, line: string): Message => ({
  code,
  text: `${what} is ${quote(line.trim())}, but it must be exactly --- (three hyphens).`,
  hint: 'Write the line as: ---',
})

const emptyFile = (collection: string): Message => ({
  code: 'empty-file',
  text: 'This file is empty.',
  hint: `Remove it, and make it again with all its fields:\nnpm run build:content -- new ${collection} "The title"`,
})

/** Dashes that some programs make of three hyphens, and other near misses of a closing fence. */
const ALMOST_CLOSING = /^\s*(?:[\u2010-\u2015\u2212]+|--|\s+---|- - -|\.\.\.|\+{3})\s*$/

function unclosed(lines: readonly string[]): FileDiagnostic {
  const almost = lines.findIndex((line, index) => index > 0 && ALMOST_CLOSING.test(line))
  if (almost === -1) return unclosedFields(lines)
  return unclosedAt(almost, ` This line is ${quote(lines[almost] ?? '')}.`, 'Write the line as: ---')
}

/** The fields never end; also used when the next `---` only comes somewhere in the body. */
export function unclosedFields(lines: readonly string[]): FileDiagnostic {
  const last = lastField(lines)
  return last === 0
    ? unclosedAt(0, '', 'Put a line of three hyphens between the fields and the text: ---')
    : unclosedAt(last, ' This line looks like the last field.', 'Put a line of three hyphens below it: ---')
}

const unclosedAt = (index: number, what: string, hint: string): FileDiagnostic =>
  placed(
    { line: index + 1, column: 1 },
    {
      code: 'unclosed-front-matter',
      text: `The fields never end, because the second line of three hyphens is missing.${what}`,
      hint,
    },
  )

/** The last line that belongs to the fields below the opening fence, 0 if there is none. */
function lastField(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !PART_OF_FIELDS.test(line))
  const fields = lines.slice(1, end === -1 ? undefined : end)
  return fields.findLastIndex((line) => line.trim() !== '') + 1
}

/** A field, an item of a list below one, a comment, or a line that goes on. */
const PART_OF_FIELDS = /^(?:[a-z][A-Za-z]*:(?: |$)| *- |#[^#]| +\S)/

const tooLong: Message = {
  code: 'front-matter-too-long',
  text: `The fields are longer than ${MOST_LINES} lines or ${MOST_CHARACTERS / 1024} KiB.`,
  hint: 'Is the second line of three hyphens missing? Put it below the last field.',
}
