/** Stray and invisible characters inside a line, and bold text that never ends. */

import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { codeOf } from '../../../../lib/visible'
import type { IndexedMessage, Rule } from './rule'

const foreignCode: Rule['message'] = ([code = '']) => ({
  code: 'foreign-code',
  text: `${quote(code)} is code from another system. It does nothing here, and visitors see it as it is.`,
  hint: 'Remove it, or write what it should show in Markdown.',
})

export const characterRules: readonly Rule[] = [
  {
    pattern: /\*\*(?<![*\w\\]\*\*)[ \t]+([^*\n]{1,300}?)[ \t]*\*\*(?![*\w])/g,
    message: ([, words = '']) => ({
      code: 'broken-emphasis',
      text: 'There is a space between ** and the words, so visitors see the asterisks.',
      hint: `Write:\n**${words.trim()}**`,
    }),
  },
  { pattern: /\{(?:\{[^{}\n]{1,200}\}|%[^{}\n]{1,200}%)\}/g, message: foreignCode },
  { pattern: /\[(?:caption|gallery|embed|audio|video)\b[^\][\n]{0,200}\](?!\()/g, message: foreignCode },
  {
    pattern: /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g,
    once: true,
    message: ([character = '']) => ({
      code: 'invisible-character',
      text: `There is an invisible character (${codeOf(character)}) here.`,
      hint: 'Delete it: put the cursor after it and press Backspace once, or type the words again.',
    }),
  },
]

/** Marks of bold text, and the ends of paragraphs. Three asterisks and those inside a word are something else. */
const MARK_OR_END = /\*\*(?<!\*\*\*|\\\*\*)(?!\*)|\n[ \t]*(?=\n)|$/g

/** Bold words as they should be. */
const PAIRED = /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/g

export function unpairedEmphasis(text: string): IndexedMessage[] {
  if (!text.replace(PAIRED, '').includes('**')) return []
  const messages: IndexedMessage[] = []
  let marks: number[] = []
  for (const { 0: found, index } of text.matchAll(MARK_OR_END)) {
    if (found === '**') {
      marks.push(index)
      continue
    }
    const last = marks.at(-1)
    const insideWord = marks.some((at) => /\w\*\*\w/.test(text.slice(Math.max(0, at - 1), at + 3)))
    if (last !== undefined && marks.length % 2 === 1 && !insideWord) messages.push({ index: last, message: unpaired })
    marks = []
  }
  return messages
}

const unpaired: Message = {
  code: 'broken-emphasis',
  text: 'Bold text needs ** before and after it, but one of the two is missing, so visitors see the asterisks.',
  hint: 'Put ** before the first bold word and after the last one: **bold words**',
}
