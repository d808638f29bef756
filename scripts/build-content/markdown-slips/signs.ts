/** Signs inside a line that visitors see, or do not see, and nobody meant. */
import { codeOf, quote } from '../problems/words'
import type { Rule } from './rule'

const foreignCode: Rule['finding'] = ([code = '']) => ({
  code: 'foreign-code',
  message: `${quote(code)} comes from another system, means nothing here and is shown as it is.`,
  hint: 'Remove it, or write in Markdown what it should show.',
})

export const signRules: readonly Rule[] = [
  {
    pattern: /\*\*(?<![*\w\\]\*\*)[ \t]+([^*\n]{1,300}?)[ \t]*\*\*(?![*\w])/g,
    finding: ([, words = '']) => ({
      code: 'broken-emphasis',
      message: 'Between ** and the words stands a space, so visitors see the asterisks.',
      hint: `Write:\n**${words.trim()}**`,
    }),
  },
  { pattern: /\{(?:\{[^{}\n]{1,200}\}|%[^{}\n]{1,200}%)\}/g, finding: foreignCode },
  { pattern: /\[(?:caption|gallery|embed|audio|video)\b[^\][\n]{0,200}\](?!\()/g, finding: foreignCode },
  {
    pattern: /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g,
    once: true,
    finding: ([character = '']) => ({
      code: 'invisible-character',
      message: `Here is a character that cannot be seen (${codeOf(character)}).`,
      hint: 'Delete it: put the cursor behind it and press Backspace once, or type the words again.',
    }),
  },
]
