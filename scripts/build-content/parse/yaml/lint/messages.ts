/** What the lint rules for YAML say. */

import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote, yamlQuoted, yamlText, yamlValue } from '../../../../lib/diagnostics/words'
import { codeOf } from '../../../../lib/visible'

/** Spaces that look like one and are none, to YAML. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Characters without a shape of their own. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

export const QUOTE_MARKS: Record<string, string> = { '“': '”', '”': '”', '„': '“', '«': '»', '‘': '’' }

export const tabIndentation = (repaired: string): Message => ({
  code: 'tab-indentation',
  text: 'This line is indented with a tab, but only spaces are allowed.',
  hint: `Replace every tab at the start of a line with two spaces:\n${repaired}`,
})

export const oddSpace = (character: string, repaired: string): Message => ({
  code: 'odd-space',
  text: `There is a special space (${codeOf(character)}) here that looks like an ordinary one but is not.`,
  hint: `Replace it with an ordinary space:\n${repaired.trimEnd()}`,
})

export const invisibleCharacter = (character: string, repaired: string): Message => ({
  code: 'invisible-character',
  text: `There is an invisible character (${codeOf(character)}) here, which changes the name of the field.`,
  hint: `Delete it, or type the line again:\n${repaired.trimEnd()}`,
})

export const colonMessage = (value: string): Message => ({
  code: 'colon-in-value',
  text: `The text ${quote(value.trim())} contains a colon, so it would be read as a field.`,
})

export const specialStart = (value: string): Message => ({
  code: 'special-character',
  text: `The text starts with "${value[0]}", which has a special meaning at the start of a value.`,
})

/** The words of a value that starts with bold words, code or a picture of Markdown; `undefined` for any other. */
export function withoutMarkdown(value: string): string | undefined {
  const picture = /^!\[[^\]]*\]\(([^()\s]+)\)$/.exec(value)?.[1]
  const [, , inner, rest = ''] = /^(\*{1,3}|`)(?=\S)([^*`]+)(?<=\S)\1(.*)$/.exec(value) ?? []
  const words = picture ?? (inner === undefined ? undefined : inner + rest)
  return words === undefined ? undefined : yamlText(words)
}

export const markdownStart = (value: string, corrected: string): Message => ({
  ...specialStart(value),
  hint: `Bold text, code and picture brackets do not work in fields. Write the text without them:\n${corrected}`,
})

/** `excerpt: | Five questions`: a mark that belongs alone on the line of its field. */
export const markOfLongText = (line: string, value: string): Message => {
  const text = value.replace(/^[|>][+-]?\s*/, '')
  return {
    ...specialStart(value),
    hint: `If visitors should not see this character, leave it out:\n${line.replace(value, () => yamlText(text)).trim()}\nIf they should see it, put the text in quotes:\n${line.replace(value, () => yamlQuoted(value)).trim()}`,
  }
}

export const smartQuotes = (value: string): Message => ({
  code: 'smart-quotes',
  text: `The text is inside typographic quotation marks (${value[0]} ${value.at(-1)}), which would be shown on the page.`,
  hint: `Write it without them: ${yamlText(value.slice(1, -1))}\nIf visitors should see them, put straight quotation marks around them: '${value}'`,
})

export const wholeComment = (value: string): Message => ({
  code: 'comment-in-value',
  text: `The whole value ${quote(value)} would be ignored, because "#" starts a comment.`,
})

export const commentInValue = (corrected: string): Message => ({
  code: 'comment-in-value',
  text: 'Everything from "#" on would be ignored, because a space and "#" start a comment.',
  hint: `Put the text in quotes:\n${corrected}\nIf it is a comment, put it on a line of its own.`,
})

export const textAfterQuote = (quoted: string): Message => ({
  code: 'text-after-quote',
  text: `The quotation marks are closed before the end of the value: ${quoted}`,
})

export const commaAfterQuote = (corrected: string): Message => ({
  code: 'text-after-quote',
  text: 'There is a comma after the closing quotation mark, where nothing is allowed.',
  hint: `Remove the comma:\n${corrected}`,
})

export const unclosedQuote = (corrected: string): Message => ({
  code: 'unclosed-quote',
  text: 'This quotation mark is never closed.',
  hint: `Close it at the end of the text:\n${corrected}`,
})

export const unclosedBracket = (mark: string, closed: string, quoted: string): Message => ({
  code: 'unclosed-bracket',
  text: `This "${mark}" starts a list that is never closed with "${mark === '[' ? ']' : '}'}".`,
  hint: `Close it:\n${closed}\nIf it is part of a text, put the text in quotes:\n${quoted}`,
})

export const backslash = (corrected: string): Message => ({
  code: 'wrong-backslash',
  text: 'In double quotation marks, a backslash has a special meaning that does not exist for this character.',
  hint: `Put the text in single quotation marks:\n${corrected}`,
})

export const missingSpace = (key: string, corrected: string): Message => ({
  code: 'missing-space',
  text: `A space is missing after "${key}:".`,
  hint: `Write: ${corrected}`,
})

export const wrongColon = (key: string, value: string): Message => ({
  code: 'not-a-field',
  text: 'A colon and a space are needed between the name of a field and its value.',
  hint: `Write: ${key}:${value === '' ? '' : ` ${/^[|>][+-]?$/.test(value) ? value : yamlValue(value)}`}`,
})

export const noName = (rest: string): Message => ({
  code: 'not-a-field',
  text: 'The name of a field is missing before this colon.',
  hint: `Write the name: title${rest.trim()}`,
})

export const remark = (text: string): Message => ({
  code: 'not-a-field',
  text: 'A comment, which visitors do not see, starts with "#" here.',
  hint: `Write: # ${text}`,
})

export function notAField(lines: readonly string[], indent: number): Message {
  const below = lines.length === 2 ? 'line' : `${lines.length - 1} lines`
  const what = lines.length === 1 ? 'is not a field' : `and the ${below} below it are not fields`
  return {
    code: 'not-a-field',
    text: `The line ${quote((lines[0] ?? '').trim())} ${what}: a field is a name, a colon, a space and a value.`,
    hint:
      indent === 0
        ? `Write it as "name: value". If it continues the text of the line above, indent it with two spaces:\n${lines.map((line) => `  ${line.trim()}`).join('\n')}`
        : 'Write it as "name: value", or as "- value" if it belongs to a list.',
  }
}

export const strayMarker = (line: string): Message => ({
  code: 'stray-marker',
  text: `A line ${quote(line)} would end the fields here, but more fields follow.`,
  hint: 'Remove the line.',
})

export const listMarks = (mark: string, corrected: readonly string[]): Message => ({
  code: 'wrong-list-mark',
  text: `A list item starts with a hyphen and a space, but this one starts with ${quote(mark)}.`,
  hint: `Write:\n${corrected.join('\n')}`,
})

export const listBesideField = (key: string, items: readonly string[], quoted: string): Message => ({
  code: 'list-beside-field',
  text: 'A list must start on the line below the name of its field.',
  hint: `Write:\n${key}\n${items.map((item) => `  - ${item}`).join('\n')}\nIf it is a text, put it in quotes:\n${quoted}`,
})

export const wrongColumn = (kind: 'list' | 'fields', found: number, level: Aligned): Message => ({
  code: 'unexpected-indentation',
  text: `This ${kind === 'list' ? 'list item' : 'field'} starts in column ${found + 1}, but the ${kind === 'list' ? 'item' : 'field'} above it starts in column ${level.column + 1}.`,
  hint: `Start it in the same column:\n${level.above === '' ? '' : `${level.above}\n`}${level.corrected}`,
})

export const deeperThanBelow = (found: number, level: Aligned): Message => ({
  code: 'unexpected-indentation',
  text: `This field starts in column ${found + 1}, but the field below it starts in column ${level.column + 1}.`,
  hint: `Start it in the same column:\n${level.above}\n${level.corrected}`,
})

type Aligned = { column: number; above: string; corrected: string }

export const itemBelowValue = (corrected: string): Message => ({
  code: 'unexpected-indentation',
  text: 'This list item is below a field that already has a value.',
  hint: `Put the item below the field it belongs to:\n${corrected}`,
})

export const continuedWithColon: Message = {
  code: 'unexpected-indentation',
  text: 'This line is indented, but the field above it already has a value.',
  hint: 'If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"',
}

export const unevenText = (first: string, corrected: string): Message => ({
  code: 'unexpected-indentation',
  text: 'This line starts further to the left than the first line of its text.',
  hint: `Start all lines of the text in the same column:\n${first}\n${corrected}`,
})
