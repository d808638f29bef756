/** The words for slips in YAML. */
import type { Finding } from '../problems/problem'
import { codeOf, plural, quote, yamlQuoted, yamlValue } from '../problems/words'

/** Spaces that look like one and are none, to YAML. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/
/** Characters without a shape of their own. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

export const QUOTE_MARKS: Record<string, string> = { '“': '”', '”': '”', '„': '“', '«': '»', '‘': '’' }

export const tabIndentation = (repaired: string): Finding => ({
  code: 'tab-indentation',
  message: 'This line is indented with a tab, and YAML allows only spaces.',
  hint: `Replace every tab at the start of a line with two spaces:\n${repaired}`,
})

export const oddSpace = (character: string, repaired: string): Finding => ({
  code: 'odd-space',
  message: `Here is a special space (${codeOf(character)}) that looks like an ordinary one and is not.`,
  hint: `Replace it with an ordinary space:\n${repaired.trimEnd()}`,
})

export const invisibleCharacter = (character: string, repaired: string): Finding => ({
  code: 'invisible-character',
  message: `Here is a character that cannot be seen (${codeOf(character)}), and it makes the name of the field another one.`,
  hint: `Delete it, or type the line again:\n${repaired.trimEnd()}`,
})

export const colonFinding = (value: string): Finding => ({
  code: 'colon-in-value',
  message: `The text ${quote(value.trim())} has a colon in it, and YAML would take it for a field.`,
})

export const specialStart = (value: string): Finding => ({
  code: 'special-character',
  message: `The text starts with "${value[0]}", which means something else in YAML.`,
})

/** The words of a value that starts with bold words, code or a picture of Markdown; `undefined` for any other. */
export function withoutMarkdown(value: string): string | undefined {
  const picture = /^!\[[^\]]*\]\(([^()\s]+)\)$/.exec(value)?.[1]
  const [, , inner, rest = ''] = /^(\*{1,3}|`)(?=\S)([^*`]+)(?<=\S)\1(.*)$/.exec(value) ?? []
  const words = picture ?? (inner === undefined ? undefined : inner + rest)
  return words === undefined ? undefined : yamlValue(words)
}

export const markdownStart = (value: string, corrected: string): Finding => ({
  ...specialStart(value),
  hint: `Fields show no bold words, no code and no brackets. Write it without them:\n${corrected}`,
})

/** `excerpt: | Five questions`: a mark that belongs alone on the line of its field. */
export const markOfLongText = (line: string, value: string): Finding => {
  const text = value.replace(/^[|>][+-]?\s*/, '')
  return {
    ...specialStart(value),
    hint: `If visitors should not see it, leave it out:\n${line.replace(value, () => yamlValue(text)).trim()}\nIf they should, put the text in quotes:\n${line.replace(value, () => yamlQuoted(value)).trim()}`,
  }
}

export const smartQuotes = (value: string): Finding => ({
  code: 'smart-quotes',
  message: `The text stands in typographic quotation marks (${value[0]} ${value.at(-1)}), which would be shown on the page.`,
  hint: `Write it without them: ${yamlValue(value.slice(1, -1))}\nIf visitors should see them, put straight ones around them: '${value}'`,
})

export const wholeComment = (value: string): Finding => ({
  code: 'comment-in-value',
  message: `The whole value ${quote(value)} would be lost here: to YAML, "#" starts a comment.`,
})

export const commentInValue = (corrected: string): Finding => ({
  code: 'comment-in-value',
  message: `Everything from "#" on would be lost here: to YAML, " #" starts a comment.`,
  hint: `Put the text in quotes:\n${corrected}\nIf it is a comment, put it on a line of its own.`,
})

export const textAfterQuote = (quoted: string): Finding => ({
  code: 'text-after-quote',
  message: `The value starts with a quotation mark that is closed before its end: ${quoted}`,
})

export const commaAfterQuote = (corrected: string): Finding => ({
  code: 'text-after-quote',
  message: 'After the closing quotation mark stands a comma, and nothing can stand there.',
  hint: `Remove the comma:\n${corrected}`,
})

export const unclosedQuote = (corrected: string): Finding => ({
  code: 'unclosed-quote',
  message: 'This quotation mark is never closed.',
  hint: `Close it at the end of the text:\n${corrected}`,
})

export const unclosedBracket = (mark: string, closed: string, quoted: string): Finding => ({
  code: 'unclosed-bracket',
  message: `This "${mark}" starts a list that is never closed with "${mark === '[' ? ']' : '}'}".`,
  hint: `Close it:\n${closed}\nIf it is part of a text, put the text in quotes:\n${quoted}`,
})

export const backslash = (corrected: string): Finding => ({
  code: 'wrong-backslash',
  message: 'In double quotation marks a backslash starts a special sign, and there is none like this.',
  hint: `Put the text in single quotation marks:\n${corrected}`,
})

export const missingSpace = (key: string, corrected: string): Finding => ({
  code: 'missing-space',
  message: `A space is missing after "${key}:".`,
  hint: `Write: ${corrected}`,
})

export const wrongColon = (key: string, value: string): Finding => ({
  code: 'not-a-field',
  message: 'A field and its value are separated by a colon and a space.',
  hint: `Write: ${key}:${value === '' ? '' : ` ${/^[|>][+-]?$/.test(value) ? value : yamlValue(value)}`}`,
})

export const noName = (rest: string): Finding => ({
  code: 'not-a-field',
  message: 'Before this colon the name of a field is missing.',
  hint: `Write the name: title${rest.trim()}`,
})

export const remark = (text: string): Finding => ({
  code: 'not-a-field',
  message: 'A remark that visitors do not see starts with "#" here.',
  hint: `Write: # ${text}`,
})

export function notAField(lines: readonly string[], indent: number): Finding {
  const more = lines.length > 1 ? ` and the ${plural(lines.length - 1, 'line')} below it are` : ' is'
  return {
    code: 'not-a-field',
    message: `The line ${quote((lines[0] ?? '').trim())}${more} not a field: a field is a name, a colon, a space and a value.`,
    hint:
      indent === 0
        ? `Write it as "name: value". If it continues the text of the line above, indent it with two spaces:\n${lines.map((line) => `  ${line.trim()}`).join('\n')}`
        : 'Write it as "name: value", or as "- value" if it belongs to a list.',
  }
}

export const strayMarker = (line: string): Finding => ({
  code: 'stray-marker',
  message: `A line ${quote(line)} would end the fields here, and more of them follow.`,
  hint: 'Remove the line.',
})

export const listMarks = (mark: string, corrected: readonly string[]): Finding => ({
  code: 'wrong-list-mark',
  message: `Each item of a list starts with a hyphen and a space; this one starts with ${quote(mark)}.`,
  hint: `Write:\n${corrected.join('\n')}`,
})

export const listBesideField = (key: string, items: readonly string[], quoted: string): Finding => ({
  code: 'list-beside-field',
  message: 'A list starts on the line below its field, not beside it.',
  hint: `Write:\n${key}\n${items.map((item) => `  - ${item}`).join('\n')}\nIf it is a text, put it in quotes:\n${quoted}`,
})

export const wrongColumn = (kind: 'list' | 'fields', found: number, level: Aligned): Finding => ({
  code: 'unexpected-indentation',
  message: `This ${kind === 'list' ? 'item of a list' : 'field'} starts in column ${found + 1}, and ${kind === 'list' ? 'the item above it' : 'the field it belongs beside'} in column ${level.column + 1}.`,
  hint: `Start it in the same column:\n${level.above === '' ? '' : `${level.above}\n`}${level.corrected}`,
})

type Aligned = { column: number; above: string; corrected: string }

export const itemBelowValue = (corrected: string): Finding => ({
  code: 'unexpected-indentation',
  message: 'This item of a list stands below a field that already has a value on its own line.',
  hint: `Put the item below the field it belongs to:\n${corrected}`,
})

export const continuedWithColon: Finding = {
  code: 'unexpected-indentation',
  message: 'This line is indented below a field that already has a value on its own line.',
  hint: 'If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"',
}

export const unevenText = (first: string, corrected: string): Finding => ({
  code: 'unexpected-indentation',
  message: 'This line of a text starts further to the left than the first line of the text.',
  hint: `Start all lines of the text in the same column:\n${first}\n${corrected}`,
})
