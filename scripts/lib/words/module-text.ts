/** Messages as a module of the site: a text is a constant, and a message with values a typed function. */
import MessageFormat from '@messageformat/core'
import { ENGLISH, type Language, languageAlone } from '../../../src/schema/languages'
import { type Area, ENGLISH_WORDS } from '../../../src/schema/words'
import { readMessage, type Value } from './read-message'

const RUNTIME = '@messageformat/runtime'

/**
 * The text of the module `@words/AREA` in a language. Its types are those of the English messages, so that components fit to
 * the words of every language.
 */
export function moduleText(area: string, messages: Area, language: Language): string {
  const alone = languageAlone(language)
  const compiler = new MessageFormat(alone)
  const lines = Object.entries(messages).map(([name, message]) => {
    const values = valuesOf(area, name)
    // The compiler writes a function of one parameter, and says nothing of its type.
    const code = compiler.compile(message).toString()
    const text = code.replace(/^\(d?\) => /, '')
    if (values.length === 0) return `export const ${name}: string = ${text}`
    return `export const ${name} = (d: { ${values.map(typed).join('; ')} }) => (${text}) as string`
  })
  const body = lines.join('\n')
  const uses = (name: string) => new RegExp(`\\b${name}\\(`).test(body)
  const runtime = ['number', 'plural'].filter(uses)
  const imports = [
    ...(runtime.length > 0 ? [`import { ${runtime.join(', ')} } from '${RUNTIME}'`] : []),
    ...(uses('plural') ? [`import { ${alone} } from '${RUNTIME}/lib/cardinals'`] : []),
  ]
  return [`/** Written by build:content: words in the language ${language}. */`, ...imports, body, ''].join('\n')
}

/** The values of a message, as it has them in English. */
export function valuesOf(area: string, name: string): Value[] {
  const read = readMessage(ENGLISH_WORDS[area]?.[name] ?? '', ENGLISH)
  return 'values' in read ? read.values : []
}

const typed = ({ name, isCounted }: Value) => `${name}: ${isCounted ? 'number' : 'string | number'}`
