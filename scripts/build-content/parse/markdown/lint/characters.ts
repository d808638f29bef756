/** Stray and invisible characters inside a line. */

import { quote } from '../../../../lib/diagnostics/words'
import { codeOf } from '../../../../lib/visible'
import type { Rule } from './rule'

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
