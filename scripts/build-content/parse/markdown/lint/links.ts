/** Links, pictures and footnotes whose brackets are wrong or lead nowhere: visitors see the brackets. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { SENTENCE_SIGNS } from '../../../../lib/web-address'
import { lineAt } from '../../../source/text'
import { type Body, type IndexedMessage, type Rule, UNSEEN, visibleIn } from './body'

const PICTURE = String.raw`[^\s()\]<>]{1,200}\.(?:png|jpe?g|webp|avif|gif|svg|heic)`
const ADDRESS = String.raw`(?:(?:https?:\/\/|mailto:|tel:|sms:|www\.|\/|#)[^\s()\]<>]{0,300}|${PICTURE})`
const WORDS = String.raw`[^\][\n]{1,300}`
/** Whether an exclamation mark is before the bracket that has just been read. */
const mark = (bracket: string): string => `(?<=(!?)${bracket})`

export const linkRules: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`\[${mark(String.raw`\[`)}(${WORDS})\][^\S\n]+\((${ADDRESS})\)`, 'g'),
    message: ([, sign, words, address]) => brokenLink('There is a space between ] and (.', sign, words, address),
  },
  {
    pattern: new RegExp(String.raw`\(${mark(String.raw`\(`)}([^()\n]{1,300})\)\[(${ADDRESS})\]`, 'g'),
    message: ([, sign, words, address]) =>
      brokenLink('The parentheses and the square brackets are swapped.', sign, words, address),
  },
  {
    pattern: new RegExp(String.raw`\[(?<![!\]]\[)([^\][()\n]{1,200})\((${ADDRESS})\)(?![^[\n]{0,300}\])`, 'g'),
    message: ([, words = '', address]) =>
      brokenLink('The square bracket that opens here is never closed.', '', words.trim(), address),
  },
  {
    // `[[TOC]]` is code of another system.
    pattern: /\[\[(?<=(!?)\[\[)(?!_?toc_?\]\])([^\][\n]{1,200})\]\]/gi,
    message: ([, sign, name = '']) => {
      const [address = '', words = address] = name.split('|')
      const isAddress = sign === '!' || address.startsWith('/')
      return isAddress
        ? brokenLink('Double square brackets do not work here.', sign, 'Words', address)
        : unknownAddress('Double square brackets do not work here.', words)
    },
  },
  {
    pattern: new RegExp(String.raw`\[(?<!\]\[)([^\][|\n]{1,200})\|(${ADDRESS})\](?!\()`, 'g'),
    message: ([, words, address]) => brokenLink('This link is written as in another system.', '', words, address),
  },
  {
    pattern: /<(https?:\/\/[^\s|<>]{1,300})\|([^<>\n]{1,200})>/g,
    message: ([, address, words]) => brokenLink('This link is written as in another system.', '', words, address),
  },
  {
    pattern: new RegExp(
      String.raw`\[${mark(String.raw`\[`)}(${WORDS})\][^\S\n]*（((?:https?:\/\/|mailto:|tel:|\/|#)[^\s()（）\]<>]{0,300})[）)]`,
      'g',
    ),
    message: ([, sign, words, address]) =>
      brokenLink('The parentheses of a link must be narrow, as in (/contact).', sign, words, address),
  },
  {
    // An address that becomes a link by itself ends at a space, and Chinese and Japanese have none.
    pattern: new RegExp(
      String.raw`https?:\/\/(?<![\w(<"'=]https?:\/\/)[^\s()[\]<>"'|${SENTENCE_SIGNS}]{1,300}(?=[${SENTENCE_SIGNS}])`,
      'g',
    ),
    isMark: true,
    message: ([address]) => ({
      code: 'broken-link',
      text: 'The sign behind this address becomes a part of it, so the link leads to another page.',
      hint: `Put the address between angle brackets:\n<${address}>`,
    }),
  },
  {
    pattern: /\[(?<!!\[)[ \t]*\]\(([^()\s]{1,300})\)/g,
    isMark: true,
    message: ([, address]) => ({
      code: 'link-without-words',
      text: 'This link has no words for visitors to click.',
      hint: `Write:\n[Words to click](${address})`,
    }),
  },
]

const brokenLink = (message: string, sign = '', words = '', address = ''): Message =>
  brokenLinkAs(message, sign, `${sign}[${words}](${address})`)

const unknownAddress = (message: string, words: string): Message => ({
  ...brokenLink(message, '', words),
  hint: `Write the address of the page in place of "/contact":\n[${words}](/contact)`,
})

const brokenLinkAs = (message: string, sign: string, corrected: string): Message => ({
  code: 'broken-link',
  text: `${message} Visitors see the brackets instead of a ${sign === '!' ? 'picture' : 'link'}.`,
  hint: `Write:\n${corrected}`,
})

/** Brackets of links whose address Markdown cannot read, whatever the reason. */
export function unreadLinks(read: Body): IndexedMessage[] {
  const { body, text, visible } = read
  return [...visible.matchAll(/\]\(/g)].flatMap(({ index }) => {
    const open = openingBracket(text, index)
    if (open === -1 || visible[open] === UNSEEN) return []
    const sign = text[open - 1] === '!' ? '!' : ''
    const words = body.slice(open + 1, index)
    const { message, inside } = meantAddress(lineAt(body, index + 2))
    const corrected = inside.map((address) => `${sign}[${words}](${address})`)
    const start = open - sign.length
    // In a cell of a table, a "|" breaks a link that is right.
    const right = corrected.find((link) => !body.startsWith(link, start) && !visibleIn(link, read).includes(']('))
    return right === undefined ? [] : [{ index: start, message: brokenLinkAs(message, sign, right) }]
  })
}

/** Where the bracket opens that closes at `end`, in the same paragraph; -1 when there is none. */
function openingBracket(text: string, end: number): number {
  let depth = 0
  for (let at = end; at > Math.max(-1, end - 400) && !text.startsWith('\n\n', at); at--) {
    if (text[at] === ']') depth++
    if (text[at] === '[' && --depth === 0) return at
  }
  return -1
}

/** What is wrong with the address that `rest` starts with, and what was probably meant, the likeliest first. */
function meantAddress(rest: string): { message: string; inside: string[] } {
  const end = closingParenthesis(rest)
  const [first = ''] = rest.split(/\s/)
  if (end === -1) {
    return {
      message: 'The parenthesis of this link is never closed.',
      inside: [first.replace(/[.,;:!?]+$/, ''), first],
    }
  }
  const inside = rest.slice(0, end).trim()
  const [, address = '', title] = /^(\S+)\s+["'“”„‟«»‘’‚](.*?)["'“”„‟«»‘’‚]?$/.exec(inside) ?? []
  if (title !== undefined) {
    return { message: 'The title of a link stands in straight quotation marks.', inside: [`${address} "${title}"`] }
  }
  return {
    message: /\s/.test(inside) ? spacesIn(inside) : 'The address in the parentheses cannot be read.',
    inside: addressesFor(inside),
  }
}

function addressesFor(address: string): string[] {
  // `mailto: anna@example.com`, `https: //example.com`, and the size of a picture as in `a.png =300x200`
  const written = address.replace(/^([a-z]+:)\s+/i, '$1').replace(/\s+=\d*x\d*$/, '')
  if (written !== address && !/\s/.test(written)) return [written]
  if (/^\+?[\d\s()/.-]{6,}$/.test(written)) return [`tel:${written.replace(/[^\d+]+/g, '-').replace(/-$/, '')}`]
  const mail = /^(?:mailto:)?[^<>]*<([^<>\s]+@[^<>\s]+)>$/.exec(written)?.[1]
  if (mail) return [`mailto:${mail}`]
  if (/^(?:tel|sms):/i.test(written)) return [written.replace(/[^\w:+]+/g, '-').replace(/-$/, '')]
  const hyphenated = written.replace(/\s+/g, '-')
  if (PICTURE_NAME.test(written)) return [hyphenated.replace(/[()]/g, '')]
  const encoded = written.replace(/\s+/g, '%20')
  return /^[a-z]+:/i.test(written) ? [encoded] : [hyphenated, encoded]
}

const PICTURE_NAME = /\.(?:png|jpe?g|webp|avif|gif|heic)$/i

const spacesIn = (address: string): string =>
  PICTURE_NAME.test(address) ? 'The name of a picture cannot contain spaces.' : 'An address cannot contain spaces.'

/** Where the parenthesis closes that is open before `rest`; -1 when it does not. */
function closingParenthesis(rest: string): number {
  let depth = 1
  for (const { 0: mark, index } of rest.matchAll(/[()]/g)) {
    depth += mark === '(' ? 1 : -1
    if (depth === 0) return index
  }
  return -1
}

export function unknownNames(text: string): IndexedMessage[] {
  if (!text.includes('][')) return []
  const named = new Set(
    [...`\n${text}`.matchAll(/\n[ >]{0,6}\[([^\][\n]{1,100})\]:/g)].map(([, name = '']) => plainly(name)),
  )
  return (
    [...text.matchAll(/\[(?<![!\\\]]\[)([^\][\n^]{1,200})\]\[([^\][\n^]{1,100})\](?!\()/g)]
      // "[1][2]" are the numbers of two sources, and "[/row]" is of another system.
      .filter(([, words = '', name = '']) => !named.has(plainly(name)) && !/^(?:\d+|\/.*)$/.test(words))
      .map(({ 1: words = '', 2: name = '', index }) => {
        const unknown = `Nothing in this file says where ${quote(name)} leads.`
        return { index, message: withoutColon(`[${name}]`, text) ?? unknownAddress(unknown, words) }
      })
  )
}

/** A line that starts with the name of a link or a footnote, and has no colon behind it. */
function withoutColon(name: string, text: string): Message | undefined {
  const isNote = name.startsWith('[^')
  for (let at = text.indexOf(`\n${name} `); at !== -1; at = text.indexOf(`\n${name} `, at + 1)) {
    const words = lineAt(text, at + 1)
      .slice(name.length)
      .trim()
    if (words === '' || (!isNote && !/^(?:https?:|mailto:|\/)\S*$/.test(words))) continue
    return {
      code: isNote ? 'footnote-without-text' : 'broken-link',
      text: `A colon is missing behind ${name} at the start of its line, so visitors see the brackets.`,
      hint: `Write that line, with a blank line above it, as:\n${name}: ${words}`,
    }
  }
  return undefined
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
    ...lost.map(([label, index]) => ({ index, message: withoutColon(`[^${label}]`, text) ?? withoutText(label) })),
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
