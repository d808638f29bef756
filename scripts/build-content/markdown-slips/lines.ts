/** Lines that start almost as a heading, a list or a ruler does. */
import type { Finding } from '../problems/problem'
import { quote } from '../problems/words'
import type { Rule } from './rule'

export const lineRules: readonly Rule[] = [
  {
    pattern: /\n {0,3}(#{2,6})([^#\s][^\n]{0,300})/g,
    finding: ([, marks, words]) =>
      wrongHeading(`A space is missing after ${marks}, so this is no heading.`, `${marks} ${words}`),
  },
  {
    pattern: /\n {0,3}#{7,}[ \t]*([^#\n]{0,300})/g,
    finding: ([, words]) => wrongHeading('A heading has at most six signs #, so this is none.', `### ${words}`),
  },
  {
    pattern: /\n {0,3}(#{1,6})[ \t]*(?=\n|$)/g,
    finding: ([, marks]) => ({
      code: 'empty-heading',
      message: 'This heading has no words.',
      hint: `Write its words, or remove the line:\n${marks} A heading`,
    }),
  },
  {
    pattern: /\n {0,3}-([a-z][^\n]{0,300})(?:\n {0,3}-[a-z][^\n]{0,300})+/gi,
    finding: ([, item]) => wrongItem('A space is missing after "-", so this is no list.', `- ${item}`),
  },
  {
    pattern: /\n {0,3}(\d{1,2}[.)])([a-z][^\n]{0,300})(?:\n {0,3}\d{1,2}[.)][a-z][^\n]{0,300})+/gi,
    finding: ([, number = '', item]) =>
      wrongItem(`A space is missing after ${quote(number)}, so this is no list.`, `${number} ${item}`),
  },
  {
    pattern: /\n[ \t]{0,3}([•·▪‣◦])[ \t]*(\S[^\n]{0,300})(?:\n[ \t]{0,3}[•·▪‣◦][^\n]{0,300})*/g,
    finding: ([, mark = '', item]) =>
      wrongItem(`An item of a list starts with "- "; this one starts with ${quote(mark)}.`, `- ${item}`),
  },
  {
    pattern: /\n[ \t]{0,3}–[ \t]+(\S[^\n]{0,300})(?:\n[ \t]{0,3}–[ \t][^\n]{0,300})+/g,
    finding: ([, item]) =>
      wrongItem('An item of a list starts with a hyphen; this one starts with a dash.', `- ${item}`),
  },
  {
    pattern:
      /\n([ \t]{0,20}[-*+])(?:[ \t]+\[\]|[ \t]+\[([ xX])\](?=[^\s([:])|\[([ xX]?)\](?=[ \t]))[ \t]*([^\n]{0,300})/g,
    finding: ([, mark = '', inner, glued, words]) =>
      wrongBox('A box to tick is written "- [ ] " or, when ticked, "- [x] ".', mark, inner || glued, words),
  },
  {
    pattern: /\n {0,3}\[([ xX]?)\][ \t]+([^\s(][^\n]{0,300})/g,
    finding: ([, inner, words]) =>
      wrongBox('A box to tick is an item of a list, and its hyphen is missing.', '-', inner, words),
  },
  {
    pattern: /\n {0,3}(-{3,}|={3,})[ \t]*(?=\n|$)/g,
    finding: ({ 1: marks = '', index }, text) => {
      const above = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
      return isSentence(above) ? rulerUnderText(marks) : undefined
    },
  },
  {
    pattern: /\n[ \t]*\n(?: {4}|\t)[ \t]*([A-Z"“'][^{}()[\];=<>\n]{20,400}[.!?…]["”']?)[ \t]*(?=\n|$)/g,
    finding: ({ 1: words, index }, text) => (isInList(text, index) ? undefined : indentedText(words ?? '')),
  },
]

/** Ends as a sentence does, and is no item of a list, quote, table or heading. */
const isSentence = (line: string): boolean =>
  /[.!?:;,]["”')]?[ \t]*$/.test(line.slice(-10)) && !/^[ \t]*(?:[-*+>#|]|\d{1,9}[.)])/.test(line)

/** What is indented below an item belongs to it. */
function isInList(text: string, index: number): boolean {
  const block = text.slice(Math.max(0, index - 2_000), index).trimEnd()
  const start = block.lastIndexOf('\n\n')
  return /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t])/.test(block.slice(start + 1).replace(/^\n+/, ''))
}

const wrongHeading = (message: string, corrected: string): Finding => ({
  code: 'heading-without-space',
  message,
  hint: `Write:\n${corrected}`,
})

const wrongItem = (message: string, corrected: string): Finding => ({
  code: 'wrong-list-mark',
  message,
  hint: `Write each item as:\n${corrected}`,
})

const wrongBox = (message: string, mark: string, inner = '', words = ''): Finding => ({
  code: 'task-box',
  message,
  hint: `Write:\n${mark.trim()} [${inner || ' '}] ${words}`,
})

const rulerUnderText = (marks: string): Finding => ({
  code: 'ruler-under-text',
  message: `Directly below a text, ${quote(marks)} makes a heading of it.`,
  hint: 'If it should divide two parts, put a blank line between the text and ---',
})

const indentedText = (words: string): Finding => ({
  code: 'indented-text',
  message: 'Four spaces or a tab at the start of a line make code of it.',
  hint: `Start the line without them:\n${words}`,
})
