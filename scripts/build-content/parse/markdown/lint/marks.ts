/**
 * Marks of bold, italic and struck words that visitors see, because something keeps Markdown from reading them; and backticks
 * and accents in place of apostrophes, of which Markdown reads two backticks as the marks of code.
 */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { lineAt, lineStart, lineUpTo } from '../../../source/text'
import { type Body, CODE_SPAN, type IndexedMessage, visibleIn } from './body'

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
  const runs = [...visible.matchAll(RUN)].map(({ 0: mark, index }) => runAt(body, index, mark))
  const marks = runs.filter(({ before, after }) => !(isLetter(before) && isLetter(after)))
  const messages: IndexedMessage[] = []
  for (let i = 0; i < marks.length; i++) {
    const open = marks[i] as Run
    const next = marks[i + 1]
    const close = closing(open, next, body)
    const isAcross = !close && next !== undefined && goesAcross(open, next, body)
    if (close) {
      const { message, corrected } = broken(open, close, read)
      messages.push({ index: open.start, message })
      // The line that was suggested has every pair of it.
      const end = corrected === undefined ? close.end : close.end + lineAt(body, close.end).length
      while ((marks[i + 1]?.start ?? end) < end) i++
      continue
    }
    const message = isAcross ? acrossBlocks(open, next, body) : unpaired(open)
    if (message) messages.push({ index: open.start, message })
    if (isAcross) i++
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
  if (!/[\p{L}\p{N}]/u.test(inner) || NEXT_BLOCK.test(inner)) return undefined
  const isPlain = open.mark.length === 1
  const isMeant = !isSpace(open.after) && !isLetter(open.before) && !inner.includes('\n')
  return isPlain && !isMeant ? undefined : next
}

/** A blank line, or the mark of another item, heading or row. */
const NEXT_BLOCK = /\n[ \t]*\n|\n[ \t>]*(?:[-*+]|\d{1,9}[.)]|#{1,6}|\|)[ \t]/

/** Bold words that start in one paragraph or item and end in another one: each mark stands at its words. */
const goesAcross = (open: Run, next: Run, body: string): boolean =>
  open.mark.length > 1 &&
  next.mark === open.mark &&
  isSpace(open.before) &&
  !isSpace(open.after) &&
  !isSpace(next.before) &&
  !isLetter(next.after) &&
  next.start - open.end < 1_000 &&
  NEXT_BLOCK.test(body.slice(open.end, next.start))

function acrossBlocks({ mark, start, end }: Run, next: Run, body: string): Message {
  const { words, sign } = KINDS[mark] as (typeof KINDS)[string]
  const [before, after] = [lineUpTo(body, start), lineAt(body, next.end)]
  const lines = body.slice(end, next.start).split('\n')
  const each = lines.map((line) =>
    line.replace(/^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(.*\S)\s*$/, `$1${mark}$2${mark}`),
  )
  return {
    code: 'broken-emphasis',
    text: `${words} end with their paragraph or item, so visitors see the ${sign}.`,
    hint: `Put ${mark} around the words of each one:\n${(before + each.join('\n') + after).trim()}`,
  }
}

/** Only two asterisks that stand at a word are hardly ever a sign of their own. */
const unpaired = ({ mark, before, after }: Run): Message | undefined =>
  mark !== '**' || (isSpace(before) && isSpace(after))
    ? undefined
    : {
        code: 'broken-emphasis',
        text: 'Bold text needs ** before and after it, but one of the two is missing, so visitors see the asterisks.',
        hint: 'Put ** before the first bold word and after the last one: **bold words**\nIf visitors should see the asterisks, write: \\*\\*',
      }

function broken(open: Run, close: Run, read: Body): { message: Message; corrected: string | undefined } {
  const { words, sign } = KINDS[open.mark] as (typeof KINDS)[string]
  const { body } = read
  const inner = body.slice(open.end, close.start)
  const start = lineStart(body, open.start)
  const end = close.end + lineAt(body, close.end).length
  const seen = countOf(visibleIn(body.slice(start, end), read), open.mark)
  const isBetter = (line: string): boolean => countOf(visibleIn(line, read), open.mark) <= seen - 2
  const before = body.slice(start, open.start)
  const alone = (): string | undefined =>
    corrections(open, close, inner)
      .map((passage) => before + passage + body.slice(close.end, end))
      .find(isBetter)
  const whole = wholeLine(open, end, read)
  const corrected = whole !== undefined && isBetter(whole) ? whole : alone()
  const message: Message = {
    code: 'broken-emphasis',
    text: `${reason(open.mark, inner, words)}, so visitors see the ${sign}.`,
    hint: corrected
      ? `Write:\n${corrected.trim()}`
      : `Put ${open.mark} directly before the first word and directly after the last one, with spaces around both.`,
  }
  return { message, corrected: corrected === whole ? whole : undefined }
}

/** The line with all its pairs as they were meant: Markdown can pair a mark with that of other words. */
function wholeLine({ mark, start }: Run, end: number, read: Body): string | undefined {
  const { body, text } = read
  const runs = [...text.slice(start, end).matchAll(RUN)]
    .filter(({ 0: found, index }) => found === mark && body[start + index - 1] !== '\\')
    .map(({ index }) => runAt(body, start + index, mark))
  if (runs.length % 2 !== 0) return undefined
  let line = body.slice(lineStart(body, start), start)
  for (let i = 0; i < runs.length; i += 2) {
    const [open, close] = [runs[i] as Run, runs[i + 1] as Run]
    const inner = body.slice(open.end, close.start)
    const next = body.slice(close.end, runs[i + 2]?.start ?? end)
    const right = [mark + inner + mark, ...corrections(open, close, inner)].find(
      (passage) => countOf(visibleIn(line + passage + next, read), mark) === 0,
    )
    if (right === undefined) return undefined
    line += right + next
  }
  return line
}

const runAt = (body: string, start: number, mark: string): Run => {
  const end = start + mark.length
  return { mark, start, end, before: body[start - 1] ?? '\n', after: body[end] ?? '\n' }
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
  // No space belongs into a word, before a particle of Korean, or into a sentence of Chinese, Japanese or Thai.
  const isGlued =
    isLetter(before) ||
    /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Khmr}\p{scx=Laoo}]/u.test(after)
  // A sign that belongs to one inside stays with it.
  const isSplit = first === '' && /[(（“"「『[]/.test(middle) && mark === '**'
  return isGlued ? [bold, isSplit ? `<strong>${core}</strong>` : signsOutside, spaced] : [bold, spaced, signsOutside]
}

// Chinese and Japanese have no spaces around code, and no apostrophes.
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}]/u
const LONE_MARK = new RegExp(`[\`´](?<=${LETTER.source}.)(?=${LETTER.source})`, 'gu')
/** A message shows no more letters of a word in front of an apostrophe or behind it, so that no text makes the search slow. */
const MOST_LETTERS = 40

export function wrongApostrophes({ fenced, text }: Body): IndexedMessage[] {
  const pairs = [...fenced.matchAll(CODE_SPAN)].flatMap(({ 0: code, 1: mark, index }) => {
    const end = index + code.length
    // What stands in a comment is covered in `text`.
    const isBetweenLetters = LETTER.test(text[index - 1] ?? '') && LETTER.test(text[end] ?? '')
    if (mark !== '`' || !isBetweenLetters) return []
    return { index, message: codeOfApostrophes(`${wordAt(fenced, index)} … ${wordAt(fenced, end - 1)}`) }
  })
  const lone = [...text.matchAll(LONE_MARK)].map(({ 0: mark, index }) => ({
    index,
    message: wrongMark(mark, wordAt(text, index)),
  }))
  return [...pairs, ...lone]
}

/** The word around a mark, with an apostrophe in its place. */
function wordAt(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - MOST_LETTERS), index)
  const behind = text.slice(index + 1, index + 1 + MOST_LETTERS)
  return `${/\p{L}*$/u.exec(before)?.[0]}'${/^\p{L}*/u.exec(behind)?.[0]}`
}

const codeOfApostrophes = (words: string): Message => ({
  code: 'wrong-apostrophe',
  text: 'Two backticks inside of words are the marks of code, so visitors see everything between them as code.',
  hint: `Write apostrophes:\n${words}`,
})

const wrongMark = (mark: string, word: string): Message => ({
  code: 'wrong-apostrophe',
  text: `This is ${mark === '`' ? 'a backtick, the mark of code' : 'an accent'}, not an apostrophe.`,
  hint: `Write:\n${word}`,
})
