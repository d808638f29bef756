/** Words for yes and no, and what is said about them where only `true` and `false` are allowed. */
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import type { Wrong } from './fields'

/** Whether a text means yes or no; nothing for other texts. */
export function meantBoolean(text: string): boolean | undefined {
  const meant = nearest(text.replace(/\W+$/, ''), ['true', 'false'])
  if (meant === 'true' || /^(?:y|yes|on|1|x|ja|oui|s[ií])$/i.test(text)) return true
  return meant === 'false' || /^(?:n|no|off|0|nein|non)$/i.test(text) ? false : undefined
}

export function wrongBoolean({ name, text, quoted, write }: Wrong): Message {
  const meant = meantBoolean(text)
  const found = quoted ? `the text ${quote(text)} in quotation marks` : quote(text)
  return {
    code: 'wrong-boolean',
    text: `${name} is ${found}, but only true or false is allowed here.`,
    hint:
      meant === undefined ? `Write one of:\n${write('true')}\n${write('false')}` : `Write:\n${write(String(meant))}`,
  }
}
