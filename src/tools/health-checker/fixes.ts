import { isAgainstTone, isInsideHeadline, isLoud } from './checks/tone'
import { COMMON_WORDS } from './data/common-words'
import { CRIES } from './data/vocabulary'
import { inSmallLetters, withoutFeeling, withoutHype } from './fixes-of-words'
import { isBritish } from './text/country'
import type { Release } from './text/release'
import type { Span } from './text/span'
import type { Finding, Fix } from './types'

/** The change that settles a finding; nothing where only a person can write it, or where there is no release yet. */
export function fixFor(finding: Finding, release: Release, isRelease = true): Fix | undefined {
  const { start, end, check } = finding
  const isMissing = start === end
  switch (check.id) {
    case 'exclamation':
      return withoutMark(release, start, end)
    case 'capitals':
      return quieted(release, start, end)
    case 'hype':
      return withoutHype(release.text, start, end)
    case 'feelings':
      return withoutFeeling(release.text, start, end)
    case 'dateline':
      return isMissing && release.lead ? insert('Insert a dateline', start, '[CITY], [Month Day, Year] – ') : undefined
    case 'quote':
      return isMissing && release.lead
        ? insert(
            'Insert a place for a quotation',
            start,
            '\n\n“[What it means, in one sentence],” said [full name], [title].',
          )
        : undefined
    case 'boilerplate': {
      const name = release.organisation ?? '[Organization]'
      const about = `\n\nAbout ${name}\n${name} [makes what, for whom]. It was founded in [city] in [year] and has [number] employees.`
      return isMissing ? insert('Insert a boilerplate', start, about) : undefined
    }
    case 'contact':
      return isMissing
        ? insert('Insert a media contact', start, '\n\nMedia contact: [full name], [e-mail address], [telephone]')
        : undefined
    case 'release-line':
      return isMissing && isRelease
        ? insert('Insert “For immediate release”', 0, 'FOR IMMEDIATE RELEASE\n\n')
        : undefined
    case 'end-mark': {
      const mark = isBritish(release) ? 'ENDS' : '###'
      return isMissing ? insert(`Insert ${mark}`, release.text.length, `\n\n${mark}`) : undefined
    }
    default:
      return undefined
  }
}

/** The release with a change made. */
export const applyFix = (text: string, { start, end, text: written }: Fix): string =>
  text.slice(0, start) + written + text.slice(end)

/** In small letters, unless another rule of tone forbids the words: then they go, if they are a sentence and name nobody. */
function quieted(release: Release, start: number, end: number): Fix | undefined {
  if (isInHeadline(release, start) && (cryBefore(release, end) || !isQuietable(release))) return undefined
  const small = inSmallLetters(release.text, start, end)
  return small && isAgainstTone(release.text.slice(start, end)) ? withoutSentence(release, start, end) : small
}

/** “HURRY!” in small letters is still an advertisement: a sentence that is nothing else goes as a whole. */
function withoutSentence({ text, sentences }: Release, start: number, end: number): Fix | undefined {
  const sentence = sentences.find((one) => one.start <= start && end <= one.end)
  const written = sentence && text.slice(sentence.start, sentence.end).trim()
  if (!sentence || written?.replace(/[\s!！.?]+$/, '') !== text.slice(start, end)) return undefined
  const behind = /^\s*/.exec(text.slice(sentence.end, sentence.end + 20))?.[0].length ?? 0
  const isParagraph = /\n/.test(text.slice(sentence.end, sentence.end + behind))
  const isAlone = isParagraph && /(?:^|\n)$/.test(text.slice(0, sentence.start))
  return {
    label: `Delete “${written}”`,
    start: sentence.start,
    end: sentence.end + (isParagraph && !isAlone ? 0 : behind),
    text: '',
  }
}

/** A sentence ends with a period instead; a headline has none, but what follows a cry in it needs a colon. */
function withoutMark(release: Release, start: number, end: number): Fix | undefined {
  const { text } = release
  if (!/[!！]/.test(text.slice(start, end))) return withoutEmoji(text, start, end)
  if (isInHeadline(release, start)) {
    const cry = cryBefore(release, start)
    if (cry) return { label: `Delete “${text.slice(cry.start, end)}”`, start: cry.start, end: cry.end, text: '' }
    if (isInsideHeadline(release, start, end)) return { label: 'Put a colon', start, end, text: ':' }
    return { label: `Delete the exclamation ${end - start > 1 ? 'marks' : 'mark'}`, start, end, text: '' }
  }
  if (goesWithItsSentence(release, start)) return undefined
  return { label: isBritish(release) ? 'Put a full stop' : 'Put a period', start, end, text: '.' }
}

const isInHeadline = ({ headline }: Release, place: number): boolean =>
  headline !== undefined && place >= headline.start && place < headline.end

/** “HUGE NEWS!!!” at the beginning of a headline, up to the words that follow: it tells nothing. */
function cryBefore({ text, headline }: Release, end: number): Span | undefined {
  if (!headline) return undefined
  const [lead = ''] = /^[^\p{L}\p{N}]*/u.exec(text.slice(headline.start, end)) ?? []
  const start = headline.start + lead.length
  const marks = /^[!！]+\s*(?=[\p{L}\p{N}])/u.exec(text.slice(end, headline.end))
  const words = text.slice(start, end).toLowerCase().split(/\s+/)
  return marks && words.every((word) => CRIES.has(word)) ? { start, end: end + marks[0].length } : undefined
}

/** Half a headline in small letters and half in capitals is worse than either. */
const isQuietable = ({ text, headline }: Release): boolean =>
  headline !== undefined &&
  (text.slice(headline.start, headline.end).match(/\p{Lu}{2,}/gu) ?? []).every((word) =>
    COMMON_WORDS.has(word.toLowerCase()),
  )

/** Whether the sentence of a mark is one that its capitals delete as a whole. */
function goesWithItsSentence(release: Release, place: number): boolean {
  const sentence = release.sentences.find((one) => one.start <= place && place <= one.end)
  const core = sentence && release.text.slice(sentence.start, sentence.end).replace(/[\s!！.?]+$/, '')
  if (!sentence || !core || /\p{Ll}/u.test(core) || !isLoud(core)) return false
  return quieted(release, sentence.start, sentence.start + core.length)?.text === ''
}

/** An emoji goes with the spaces behind it, or else with those in front of it. */
function withoutEmoji(text: string, start: number, end: number): Fix {
  const behind = /^ */.exec(text.slice(end, end + 20))?.[0].length ?? 0
  const inFront = behind > 0 ? 0 : (/ *$/.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0)
  return { label: 'Delete the emoji', start: start - inFront, end: end + behind, text: '' }
}

const insert = (label: string, start: number, text: string): Fix => ({ label, start, end: start, text })
