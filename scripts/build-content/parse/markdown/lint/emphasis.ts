/** Marks of bold, italic and struck words that visitors see, because something keeps Markdown from reading them. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { lineAt, lineStart } from '../../../source/text'
import { type Body, type IndexedMessage, visibleIn } from './rule'

const RUN = /(?<![*_~])(?:\*{1,3}|_{1,2}|~~)(?![*_~])/g

const KINDS: Record<string, { words: string; sign: string }> = {
  '*': { words: 'Italic words', sign: 'asterisks' },
  '**': { words: 'Bold words', sign: 'asterisks' },
  '***': { words: 'Bold and italic words', sign: 'asterisks' },
  _: { words: 'Italic words', sign: 'underscores' },
  __: { words: 'Bold words', sign: 'underscores' },
  '~~': { words: 'Struck words', sign: 'tildes' },
}

type Run = { mark: string; start: number; end: number; before: string; after: string }

export function brokenEmphasis(read: Body): IndexedMessage[] {
  const { body, visible } = read
  if (!/[*_]|~~/.test(visible)) return []
  const runs = [...visible.matchAll(RUN)].map(({ 0: mark, index: start }): Run => {
    const end = start + mark.length
    return { mark, start, end, before: body[start - 1] ?? '\n', after: body[end] ?? '\n' }
  })
  const marks = runs.filter(({ before, after }) => !(isLetter(before) && isLetter(after)))
  const messages: IndexedMessage[] = []
  for (let i = 0; i < marks.length; i++) {
    const open = marks[i] as Run
    const close = closing(open, marks[i + 1], body)
    const message = close ? broken(open, close, read) : unpaired(open)
    if (message) messages.push({ index: open.start, message })
    if (close) i++
  }
  return messages
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)
const isSpace = (character: string): boolean => /\s/.test(character)

/** The next mark, if both were meant as a pair. A single asterisk or underscore is often only a sign. */
function closing(open: Run, next: Run | undefined, body: string): Run | undefined {
  if (next?.mark !== open.mark) return undefined
  const inner = body.slice(open.end, next.start)
  // As in "2 ** 3 ** 4".
  if (isSpace(open.after) && isSpace(next.before) && !/\p{L}{2}/u.test(inner)) return undefined
  if (!/[\p{L}\p{N}]/u.test(inner) || /\n[ \t]*\n|\n[ \t>]*(?:[-*+]|\d{1,9}[.)]|#{1,6}|\|)[ \t]/.test(inner))
    return undefined
  const isPlain = open.mark.length === 1
  const isMeant = !isSpace(open.after) && !isLetter(open.before) && !inner.includes('\n')
  return isPlain && !isMeant ? undefined : next
}

/** Only two asterisks that stand at a word are hardly ever a sign of their own. */
const unpaired = ({ mark, before, after }: Run): Message | undefined =>
  mark !== '**' || (isSpace(before) && isSpace(after))
    ? undefined
    : {
        code: 'broken-emphasis',
        text: 'Bold text needs ** before and after it, but one of the two is missing, so visitors see the asterisks.',
        hint: 'Put ** before the first bold word and after the last one: **bold words**',
      }

function broken(open: Run, close: Run, read: Body): Message {
  const { words, sign } = KINDS[open.mark] as (typeof KINDS)[string]
  const inner = read.body.slice(open.end, close.start)
  const start = lineStart(read.body, open.start)
  const end = close.end + lineAt(read.body, close.end).length
  const before = read.body.slice(start, open.start)
  const after = read.body.slice(close.end, end)
  const seen = countOf(visibleIn(read.body.slice(start, end), read), open.mark)
  const corrected = corrections(open, close, inner)
    .map((passage) => before + passage + after)
    .find((line) => countOf(visibleIn(line, read), open.mark) <= seen - 2)
  return {
    code: 'broken-emphasis',
    text: `${reason(open.mark, inner, words)}, so visitors see the ${sign}.`,
    hint: corrected
      ? `Write:\n${corrected.trim()}`
      : `Put ${open.mark} directly before the first word and directly after the last one, with spaces around both.`,
  }
}

function reason(mark: string, inner: string, words: string): string {
  if (/\n\s*$/.test(inner)) return `There is a line break between the words and ${mark}`
  if (inner !== inner.trim()) return `There is a space between ${mark} and the words`
  return `${words} start or end with a sign that touches a letter outside of ${mark}`
}

const countOf = (visible: string, mark: string): number =>
  [...visible.matchAll(RUN)].filter(([found]) => found === mark).length

/** What was probably meant, the likeliest first. */
function corrections({ mark, before }: Run, { after }: Run, inner: string): string[] {
  const core = inner.trim()
  const at = inner.indexOf(core)
  // One space is enough.
  const lead = isSpace(before) ? '' : inner.slice(0, at)
  const trail = /^[ \t]/.test(after) ? '' : inner.slice(at + core.length)
  const [, first = '', middle = '', last = ''] = /^(\p{P}*)(.*?)(\p{P}*)$/su.exec(core) ?? []
  const bold = `${lead}${mark}${core}${mark}${trail}`
  const signsOutside = `${lead}${first}${mark}${middle}${mark}${last}${trail}`
  const spaced = `${isLetter(before) ? ' ' : ''}${bold}${isLetter(after) ? ' ' : ''}`
  // No space belongs into a word, or between the characters of Chinese and Japanese.
  const isGlued = isLetter(before) || /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(after)
  return isGlued ? [bold, signsOutside, spaced] : [bold, spaced, signsOutside]
}
