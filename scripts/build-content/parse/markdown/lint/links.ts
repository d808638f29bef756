/** Links, pictures and footnotes whose brackets are wrong or lead nowhere: visitors see the brackets. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import type { IndexedMessage, Rule } from './rule'

const PICTURE = String.raw`[^\s()\]<>]{1,200}\.(?:png|jpe?g|webp|avif|gif|svg|heic)`
const ADDRESS = String.raw`(?:(?:https?:\/\/|mailto:|tel:|sms:|www\.|\/|#)[^\s()\]<>]{0,300}|${PICTURE})`
const WORDS = String.raw`[^\][\n]{1,300}`
/** Whether an exclamation mark is before the bracket that has just been read. */
const mark = (bracket: string): string => `(?<=(!?)${bracket})`

export const linkRules: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`\[${mark(String.raw`\[`)}(${WORDS})\][ \t]+\((${ADDRESS})\)`, 'g'),
    message: ([, sign, words, address]) => brokenLink('There is a space between ] and (.', sign, words, address),
  },
  {
    pattern: new RegExp(String.raw`\(${mark(String.raw`\(`)}([^()\n]{1,300})\)\[(${ADDRESS})\]`, 'g'),
    message: ([, sign, words, address]) =>
      brokenLink('The parentheses and the square brackets are swapped.', sign, words, address),
  },
  {
    pattern: new RegExp(
      String.raw`\[${mark(String.raw`\[`)}(${WORDS})\]\((${ADDRESS})(?=\s|$)([^()\n]{0,200})(\)?)`,
      'g',
    ),
    message: unfinishedLink,
  },
  {
    pattern: /!\[([^\][\n]{0,300})\]\(([^()<>"'\n]{1,200} [^()<>"'\n]{1,200}\.(?:png|jpe?g|webp|avif|gif))\)/gi,
    message: ([, words, name = '']) =>
      brokenLink('The name of a picture cannot contain spaces.', '!', words, name.trim().replace(/ +/g, '-')),
  },
  {
    pattern: new RegExp(String.raw`\[(?<![!\]]\[)([^\][()\n]{1,200})\((${ADDRESS})\)(?![^[\n]{0,300}\])`, 'g'),
    message: ([, words = '', address]) =>
      brokenLink('The square bracket that opens here is never closed.', '', words.trim(), address),
  },
  {
    pattern: /\[\[(?<=(!?)\[\[)([^\][\n]{1,200})\]\]/g,
    message: ([, sign, name = '']) =>
      brokenLink(
        'Double square brackets do not work here.',
        sign,
        'Words',
        sign === '!' || name.startsWith('/') ? name : '/contact',
      ),
  },
  {
    pattern: /\[(?<!!\[)[ \t]*\]\(([^()\s]{1,300})\)/g,
    message: ([, address]) => ({
      code: 'link-without-words',
      text: 'This link has no words for visitors to click.',
      hint: `Write:\n[Words to click](${address})`,
    }),
  },
]

function brokenLink(message: string, sign = '', words = '', address = ''): Message {
  return {
    code: 'broken-link',
    text: `${message} Visitors see the brackets instead of a ${sign === '!' ? 'picture' : 'link'}.`,
    hint: `Write:\n${sign}[${words}](${address})`,
  }
}

/** The closing bracket is missing at the end of the line, or the address has a space in it. */
function unfinishedLink(match: RegExpExecArray, text: string): Message | undefined {
  const [whole, sign, words, address = '', rest = '', close] = match
  // A title in quotes or brackets may follow an address, also on the next line.
  if (/^\s*["']/.test(rest) || (rest.trim() === '' && close === ')')) return undefined
  if (rest.trim() === '' && /^\s*["')(]/.test(text.slice(match.index + whole.length, match.index + whole.length + 100)))
    return undefined
  if (close !== ')') return brokenLink('The parenthesis of this link is never closed.', sign, words, address)
  const joined = /[:/#]$/.test(address) ? address + rest.trim() : address + rest.replace(/ +/g, '-')
  return brokenLink('An address cannot contain spaces.', sign, words, joined)
}

export function unknownNames(text: string): IndexedMessage[] {
  if (!text.includes('][')) return []
  const named = new Set(
    [...`\n${text}`.matchAll(/\n[ >]{0,6}\[([^\][\n]{1,100})\]:/g)].map(([, name = '']) => plainly(name)),
  )
  return [...text.matchAll(/\[(?<![!\\\]]\[)([^\][\n^]{1,200})\]\[([^\][\n^]{1,100})\](?!\()/g)]
    .filter(([, , name = '']) => !named.has(plainly(name)))
    .map(({ 1: words, 2: name = '', index }) => ({
      index,
      message: brokenLink(`Nothing in this file says where ${quote(name)} leads.`, '', words, '/contact'),
    }))
}

/** Names are the same whatever their capitals and spaces. */
const plainly = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()

export function lonelyFootnotes(text: string): IndexedMessage[] {
  if (!text.includes('[^')) return []
  const references = new Map<string, number>()
  const definitions = new Map<string, number>()
  for (const match of text.matchAll(/\[(?<![\\\]]\[)\^([^\]\s]{1,100})\]/g)) {
    const [whole, label = ''] = match
    const before = match.index < 7 ? `\n${text.slice(0, match.index)}` : text.slice(match.index - 7, match.index)
    const isDefinition = text[match.index + whole.length] === ':' && /\n[ >]{0,6}$/.test(before)
    const map = isDefinition ? definitions : references
    const key = label.toLowerCase()
    if (!map.has(key)) map.set(key, match.index)
  }
  const lost = [...references].filter(([label]) => !definitions.has(label))
  const unused = [...definitions].filter(([label]) => !references.has(label))
  return [
    ...lost.map(([label, index]) => ({ index, message: withoutText(label) })),
    ...unused.map(([label, index]) => ({ index, message: withoutReference(label) })),
  ]
}

const withoutText = (label: string): Message => ({
  code: 'footnote-without-text',
  text: `The footnote [^${label}] has no text, so visitors see "[^${label}]".`,
  hint: `Add the text at the end of the file, on a line of its own:\n[^${label}]: The text of the footnote.`,
})

const withoutReference = (label: string): Message => ({
  code: 'footnote-without-mark',
  text: `The text does not refer to the footnote [^${label}], so it is not shown.`,
  hint: `Write this where it belongs in the text: [^${label}]`,
})
