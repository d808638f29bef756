/** The words that a build adds to the content, in the language of the site that it builds. */
import MessageFormat from '@messageformat/core'
import { type Language, languageAlone } from '../../../src/schema/languages'
import type { Messages } from '../../../src/schema/words'

/** As the modules of the site have them: a text, or a function where a message has values. */
export type Words = typeof import('@words/build') & Pick<typeof import('@words/links'), 'opensNewTab'>

/** @param messages all messages of the language */
export function wordsOf(language: Language, messages: Messages): Words {
  const compiler = new MessageFormat(languageAlone(language))
  const { opensNewTab } = messages.links ?? {}
  const words = Object.entries({ ...messages.build, opensNewTab }).map(([name, message = '']) => {
    const format = compiler.compile(message)
    return [name, format.length === 0 ? format() : format]
  })
  return Object.fromEntries(words)
}
