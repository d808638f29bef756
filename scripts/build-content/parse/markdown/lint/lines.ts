/**
 * Lines that start or end almost like a heading, a list, a break of a line or a thematic break; fields in the text; special
 * spaces, and characters that visitors cannot see.
 */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { isFieldName } from '../../../../lib/schema/field-names'
import { codeOf, INVISIBLE, ODD_SPACE } from '../../../../lib/visible'
import { lineAt, lineUpTo } from '../../../source/text'
import { type Body, type IndexedMessage, type Rule, UNSEEN } from './body'

export const lineRules: readonly Rule[] = [
  {
    pattern: /\n {0,3}(#{2,6})([^#\s][^\n]{0,300})/g,
    message: ([, marks, words]) =>
      wrongHeading(`A space is missing after ${marks}, so this is not a heading.`, `${marks} ${words}`),
  },
  {
    pattern: /\n {0,3}#{7,}[ \t]*([^#\n]{0,300})/g,
    message: ([, words]) =>
      wrongHeading('A heading starts with at most six # characters, so this is not a heading.', `### ${words}`),
  },
  {
    pattern: /\n {0,3}(#{1,6})[ \t]*(?=\n|$)/g,
    isMark: true,
    message: ([, marks]) => ({
      code: 'empty-heading',
      text: 'This heading has no words.',
      hint: `Write its words, or remove the line:\n${marks} A heading`,
    }),
  },
  {
    pattern:
      /\n([ \t]{0,20}[-*+])(?:[ \t]+\[\]|[ \t]+\[([ xX])\](?=[^\s([:])|\[([ xX]?)\](?=[ \t]))[ \t]*([^\n]{0,300})/g,
    isMark: true,
    message: ([, mark = '', inner, glued, words]) =>
      wrongBox('A checkbox is written "- [ ] ", or "- [x] " if it is checked.', mark, inner || glued, words),
  },
  {
    pattern: /\n {0,3}\[([ xX]?)\][ \t]+([^\s(][^\n]{0,300})/g,
    message: ([, inner, words]) =>
      wrongBox('A checkbox must be a list item, but its hyphen is missing.', '-', inner, words),
  },
  {
    // Two hyphens are above the name at the end of a mail.
    pattern: /\n {0,3}(-+|=+)[ \t]*(?=\n|$)/g,
    isMark: true,
    message: ({ 1: marks = '', index }, text) => {
      return isSentence(lineUpTo(text, index)) ? rulerUnderText(marks) : undefined
    },
  },
  {
    pattern:
      /\n[ \t]*\n(?: {4}|\t)[ \t]*([\p{Lu}\p{Lo}"“„«'][^{}()[\];=<>\n]{5,400}[.!?…。！？]["”»']?|(?:#{2,6}|[-*+]|\d{1,2}[.)]) \p{L}[^{}[\];=<>:\n]{2,400})[ \t]*(?=\n|$)/gu,
    isMark: true,
    message: ({ 1: words, index }, text) => (isInList(text, index) ? undefined : indentedText(words ?? '')),
  },
  {
    pattern: /\n([ \t>]{0,20})-[ \t]+(\p{Lu}[^\n]{1,100})(?=\n|$)(?!\n[ \t>]{0,20}[-*+] )/gu,
    isMark: true,
    message: ({ 1: before, 2: name, index }, text) =>
      /["”“»」』][*_]*[ \t]*$/.test(lineUpTo(text, index)) && !/^[ \t>]*[-*+] /.test(lineUpTo(text, index))
        ? {
            code: 'wrong-list-mark',
            text: 'The hyphen makes a list of the name below the quotation.',
            hint: `Write a dash in place of the hyphen:\n${before}— ${name}`,
          }
        : undefined,
  },
  {
    // In `C:\photos\` the last one belongs to the name.
    pattern: /\\(?<![\\]\S{0,100}\\)[ \t]{0,3}(?=\n|$)/g,
    message: ({ index }, text) => strayBackslash(lineUpTo(text, index)),
  },
]

const strayBackslash = (before: string): Message => ({
  code: 'stray-backslash',
  text: 'Visitors see the backslash at the end of this line, because no line of the same text follows.',
  hint: /^ {0,3}#/.test(before)
    ? `Remove it. A heading is one line:\n${before.trim()}`
    : `Remove it:\n${before.trim()}`,
})

/** Ends as a sentence does, and is not an item of a list, quote, table or heading. */
const isSentence = (line: string): boolean =>
  /[.!?:;,]["”')]?[ \t]*$/.test(line.slice(-10)) && !/^[ \t]*(?:[-*+>#|]|\d{1,9}[.)])/.test(line)

/** What is indented below an item belongs to it. */
function isInList(text: string, index: number): boolean {
  const block = text.slice(Math.max(0, index - 2_000), index).trimEnd()
  const start = block.lastIndexOf('\n\n')
  return /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t])/.test(block.slice(start + 1).replace(/^\n+/, ''))
}

const wrongHeading = (text: string, corrected: string): Message => ({
  code: 'heading-without-space',
  text,
  hint: `Write:\n${corrected}`,
})

const wrongBox = (text: string, mark: string, inner = '', words = ''): Message => ({
  code: 'task-box',
  text,
  hint: `Write:\n${mark.trim()} [${inner || ' '}] ${words}`,
})

const rulerUnderText = (marks: string): Message => ({
  code: 'ruler-under-text',
  text: `Directly below a line of text, ${quote(marks)} turns that line into a heading.`,
  hint:
    marks.length < 3 ? 'Remove this line.' : 'If you want a horizontal line, put a blank line between the text and ---',
})

const indentedText = (words: string): Message => ({
  code: 'indented-text',
  text: 'This line starts with four spaces or a tab, so it is shown as code.',
  hint: `Start the line without them:\n${words}`,
})

/** A line that starts with a mark and a space, whatever the space is. */
const MARK_AND_SPACE = /^([\s>]*(?:[-*+][ \t]+)?)(#{1,6}|[-*+]|\d{1,9}[.)]|(?:[-*+]\s+)?\[[\sxX]\])(\s+)(?=\S)/

/**
 * Special spaces where a mark needs an ordinary one, so that Markdown does not take it for a mark. One message for the lines
 * of a list.
 */
export function oddSpaces({ body, visible }: Body): IndexedMessage[] {
  if (visible.search(ODD_SPACE) === -1) return []
  const messages: IndexedMessage[] = []
  let isReported = false
  let start = 0
  for (const line of body.split('\n')) {
    const [whole = '', before = '', mark = ''] = MARK_AND_SPACE.exec(line) ?? []
    const at = whole.search(ODD_SPACE)
    const isSeen = at >= 0 && visible[start + before.length + mark.length - 1] !== UNSEEN
    if (isSeen && !isReported) {
      const corrected = whole.replace(ODD_SPACE, ' ').trimStart() + line.slice(whole.length)
      messages.push({ index: start + at, message: oddSpace(line[at] ?? '', mark, corrected) })
    }
    isReported = isSeen
    start += line.length + 1
  }
  return messages
}

const oddSpace = (space: string, mark: string, corrected: string): Message => ({
  code: 'odd-space',
  text: `There is a special space (${codeOf(space)}) beside ${quote(mark)}, so visitors see the mark as it is.`,
  hint: `Replace it with an ordinary space:\n${corrected}`,
})

/** More lines of fields than any file has. */
const MOST_LINES = 200

function isField(line: string): boolean {
  const name = /^([a-z]\w*):(?:\s|$)/i.exec(line)?.[1]
  return name !== undefined && isFieldName(name)
}

/** The lines of a list or of a longer text. */
const belongsToField = (line: string): boolean => /^\s*- |^\s{2,}\S/.test(line)

/** The fields that a text begins with. */
export function fieldsInText(text: string): IndexedMessage[] {
  const start = text.search(/\S/)
  if (start === -1) return []
  const fence = text.startsWith('---', start) ? /^---[ \t]*\n\s*/.exec(text.slice(start))?.[0].length : 0
  if (fence === undefined) return []
  const first = start + fence
  if (fence === 0 && !isField(lineAt(text, start))) return []
  const lines = text.slice(first).split('\n', MOST_LINES)
  const after = lines.findIndex((line, number) => !isField(line) && (number === 0 || !belongsToField(line)))
  if (after === 0) return []
  const fields = after === -1 ? lines : lines.slice(0, after)
  const message: Message = {
    code: 'fields-in-text',
    severity: 'error',
    text: `${fields.length === 1 ? 'This is a field, but it is' : 'These are fields, but they are'} below the second line of three hyphens, where the text of the page starts.`,
    hint:
      fence === 0
        ? `Move this above the second line of three hyphens:\n${fields.join('\n')}`
        : 'Move the fields that are missing above up to the others. Then remove the rest of them, with the lines of three hyphens around them.',
  }
  return [{ index: first, message }]
}

const NUMBER = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi
const NAME = /&(?:ZeroWidthSpace|NoBreak|Negative\w{1,10}Space|InvisibleTimes|InvisibleComma|ApplyFunction|i[ct]|af);/

/**
 * The first character that visitors cannot see, in words or in code: as it is, or by its name in HTML.
 * @param text the body with its code covered, since only there HTML is read
 */
export function invisibleCharacter(body: string, text: string): IndexedMessage[] {
  const [character] = INVISIBLE.exec(body) ?? []
  const named = NAME.exec(text) ?? [...text.matchAll(NUMBER)].find((match) => INVISIBLE.test(numbered(match)))
  const index = character === undefined ? named?.index : body.search(INVISIBLE)
  if (index === undefined) return []
  const name = character === undefined ? named?.[0] : codeOf(character)
  return [
    {
      index,
      message: {
        code: 'invisible-character',
        text: `There is an invisible character (${name}) here.`,
        hint: 'Delete it: put the cursor after it and press Backspace once, or type the words again.',
      },
    },
  ]
}

function numbered([, hexadecimal, decimal]: RegExpExecArray): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
