/** Lines of one paragraph that were meant as lines of their own: Markdown shows them as one line of text. */
import type { Element } from 'hast'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { visible } from '../../../../lib/visible'
import { eachElement } from '../parser'
import { dividerFor } from './blocks'
import type { Body, IndexedMessage } from './body'

type Line = { words: string; index: number; isBroken: boolean }

/** What lines have in common that stand for themselves: how many at least, what each one looks like, and what to say. */
type Kind = {
  least: number
  belongs: (line: Line, above: Line | undefined) => boolean
  message: (lines: Line[]) => Message
}

/** Signs that are hardly ever anything else than that of an item; those of Word are in an area for private use. */
const BULLET = /^(?:[•·▪‣◦・\ue000-\uf8ff][ \t\u00a0\u3000]*|[o§]\t)(?=\S)/u

/** Signs that stand before items if several lines start with one. */
const SIGN =
  /^(?:[\p{Extended_Pictographic}\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]\ufe0f?[ \t\u3000]*|[–—−―][ \t\u3000]+)(?=\S)/u

/** The words of an item directly behind its mark. A figure is more often one below zero, or behind a point. */
const WORDS = String.raw`(?=\p{L}|["“„«「『（(]|\*\*\S)`
const NO_SPACE = new RegExp(String.raw`^(?:-|[*+](?!\*|[^*\n]*\*(?!\*)))${WORDS}`, 'u')

/** How lists start that Markdown does not know, each with the item after it. */
const AFTER: Record<string, string> = {
  '1': '2',
  a: 'b',
  A: 'B',
  i: 'ii',
  I: 'II',
  '１': '２',
  '①': '②',
  一: '二',
  '١': '٢',
  '۱': '۲',
  '१': '२',
}

const COUNT =
  /^(?:[(（]?(\d{1,2}|[a-zA-Z１-９一-十\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]|ii|II)[.)．。、）]{1,2}|([①-⑳]))[ \t\u3000]*(?=[^\s\d])/u

/** `**Date:** 12 March`, `Date: 12 March`, `10:30 Coffee` */
const LABEL =
  /^(?:(?:\*\*|__)?[\p{Lu}\p{Lo}][^\n:：*_.!?]{0,40}(?:[:：](?:\*\*|__)?(?=[ \t]|(?<=：))|(?:\*\*|__)[:：])[ \t]*\S|\d{1,2}[:.]\d\d\b)/u

/** The lines of an address or at the end of a mail: short, with a capital or a figure first, and no sign of a sentence last. */
const ADDRESS = /^[\p{Lu}\p{Lo}\p{N}+].{0,50}$/u
const SENTENCE = /[.,;:!?…。，、：-]["”’)*_]*$/

const KINDS: readonly Kind[] = [
  {
    least: 1,
    belongs: ({ words }) => BULLET.test(words),
    message: ([first]) => wrongSign(BULLET, first),
  },
  {
    least: 2,
    belongs: ({ words }) => SIGN.test(words),
    message: ([first]) => wrongSign(SIGN, first),
  },
  {
    least: 2,
    belongs: ({ words }, above) => NO_SPACE.test(words) && (above === undefined || above.words[0] === words[0]),
    message: ([first]) => {
      const words = first?.words ?? ''
      return wrongItem(`A space is missing after "${words[0]}", so this is not a list.`, `- ${words.slice(1)}`)
    },
  },
  {
    least: 2,
    belongs: ({ words }, above) => {
      const label = countOf(words)
      if (above === undefined) return label in AFTER || /^\d/.test(label)
      const last = countOf(above.words)
      return AFTER[last] === label || Number(label) === Number(last) + 1
    },
    message: ([first]) => {
      const words = first?.words ?? ''
      const mark = /^\d{1,2}[.)](?=[^.)])/.exec(words)?.[0]
      if (mark !== undefined) {
        const item = `${mark} ${words.slice(mark.length).trimStart()}`
        return wrongItem(`A space is missing after "${mark}", so this is not a list.`, item)
      }
      return wrongItem(
        'Items with this kind of mark are not a list, so visitors see them on one line.',
        /[a-z]/i.test(countOf(words)) ? `- ${words}` : words.replace(COUNT, '1. '),
      )
    },
  },
  {
    least: 2,
    belongs: ({ words }, above) =>
      words.includes('\t') && (above === undefined || above.words.split(/\t/).length === words.split(/\t/).length),
    message: (lines) => {
      const [head = '', ...rows] = lines.map(
        ({ words }) => `| ${words.replaceAll('|', '\\|').split('\t').join(' | ')} |`,
      )
      const table = [head, dividerFor((lines[0]?.words ?? '').split('\t').length), ...rows]
      return {
        code: 'table-row',
        text: 'These lines have tabs between their cells, so visitors see them as one line of text.',
        hint: `Write the table as:\n${table.join('\n')}`,
      }
    },
  },
  { least: 2, belongs: ({ words }) => LABEL.test(words) && words.length < 100, message: runTogether },
  {
    least: 3,
    belongs: ({ words }) => ADDRESS.test(words) && !SENTENCE.test(words),
    message: runTogether,
  },
]

const countOf = (words: string): string => {
  const [, label = '', circled = label] = COUNT.exec(words) ?? []
  return circled
}

function wrongSign(pattern: RegExp, first: Line | undefined): Message {
  const words = first?.words ?? ''
  const [mark = ''] = pattern.exec(words) ?? []
  const sign = mark.trim()
  const text = /^[–—−―]/.test(sign)
    ? 'A list item starts with a hyphen, but this one starts with a dash.'
    : `A list item starts with "- ", but this one starts with "${visible(sign)}".`
  return wrongItem(text, `- ${ownMark(sign)}${words.slice(mark.length)}`)
}

const wrongItem = (text: string, corrected: string): Message => ({
  code: 'wrong-list-mark',
  text,
  hint: `Write each item as:\n${corrected}`,
})

/** Boxes have a mark in Markdown, and an emoji belongs to the words. */
function ownMark(sign: string): string {
  if (/^[☐☑☒]/.test(sign)) return sign.startsWith('☐') ? '[ ] ' : '[x] '
  return /^\p{Emoji_Presentation}|\ufe0f/u.test(sign) ? `${sign} ` : ''
}

function runTogether(lines: Line[]): Message {
  return {
    code: 'lines-run-together',
    text: 'Visitors see these lines as one, because Markdown joins the lines of a paragraph.',
    hint: `To start a new line, end the one before it with a backslash:\n${lines.map(({ words }) => words).join('\\\n')}`,
  }
}

export function joinedLines({ tree, body }: Body): IndexedMessage[] {
  const messages: IndexedMessage[] = []
  eachElement(tree, (element) => {
    if (element.tagName !== 'p' && element.tagName !== 'li') return
    const lines = linesOf(element, body)
    for (let at = 0; at < lines.length; ) {
      const run = KINDS.map((kind) => ({ kind, length: lengthOf(kind, lines, at) })).find(
        ({ kind, length }) => length >= kind.least,
      )
      if (run)
        messages.push({ index: lines[at]?.index ?? 0, message: run.kind.message(lines.slice(at, at + run.length)) })
      at += run?.length ?? 1
    }
  })
  return messages
}

function lengthOf({ belongs, least }: Kind, lines: readonly Line[], first: number): number {
  let at = first
  while (at < lines.length && belongs(lines[at] as Line, at === first ? undefined : lines[at - 1])) {
    at++
    if (lines[at - 1]?.isBroken) break
  }
  // An address is a paragraph of its own.
  return least > 2 && (first > 0 || at < lines.length) ? 0 : at - first
}

/** The lines of the text of a paragraph, or of an item without paragraphs. */
function linesOf({ tagName, position, children }: Element, body: string): Line[] {
  const below = children.findIndex(
    (child) => child.type === 'element' && /^(?:p|[uo]l|pre|blockquote|table)$/.test(child.tagName),
  )
  const start = tagName === 'li' ? children[0]?.position?.start.offset : position?.start.offset
  const last = below === -1 ? children.at(-1) : children[below - 1]
  const end = last?.position?.end?.offset
  if (start === undefined || end === undefined || below === 0) return []
  // Most paragraphs have one line, of which a bullet alone says something.
  if (body.lastIndexOf('\n', end - 1) < start && !BULLET.test(body.slice(start, start + 5))) return []
  let index = start
  return body
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const words = line.replace(/^[ \t>]+/, '')
      const at = index + line.length - words.length
      index += line.length + 1
      return { words: words.trimEnd(), index: at, isBroken: /(?: {2}|\\|<br ?\/?>)$/i.test(line) }
    })
}
