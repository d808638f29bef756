/** The message about a text that is not the code of a language. */
import { languageCodes, languageName } from '../../../../src/lib/language-name'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import { once } from '../../../lib/once'

export function wrongLanguage(name: string, text: string, write: (code: string) => string): Message {
  const meant = codes().get(nearest(text, codes().keys()) ?? '')
  return {
    code: 'unknown-language',
    text: `${name} is ${quote(text)}, but a language is named by its code.`,
    hint: meant ? `Write:\n${write(meant)}` : `For example:\n${write('en')}`,
  }
}

/** The codes of two letters by what their languages are called, in English and by those who speak them. */
const codes = once(() => {
  const found = new Map<string, string>()
  for (const code of languageCodes()) {
    const names = [languageName(code, 'en'), languageName(code, code)]
    for (const called of names) if (called !== undefined && !found.has(called)) found.set(called, code)
  }
  return found
})
