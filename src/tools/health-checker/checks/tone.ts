import { COMMON_WORDS } from '../data/common-words'
import { HYPE } from '../data/hype'
import { CALL_TO_ACTION } from '../data/patterns'
import type { SourceName } from '../data/sources'
import { isBritish } from '../text/country'
import { findUnquoted, type Release } from '../text/release'
import type { Check, Fault } from '../types'
import { unprovenSuperlatives } from './superlatives'

const word = (pattern: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

const HYPE_ENTRIES = HYPE.flatMap(({ source, words }) =>
  words.map((pattern) => ({ source, pattern: pattern.replace(/ (?!\?|\(|[^(]*\))/g, '[\\s‑-]') })),
)
const ANY_HYPE = word(HYPE_ENTRIES.map(({ pattern }) => pattern).join('|'))
const EXACT_HYPE = HYPE_ENTRIES.map(({ source, pattern }) => ({
  source,
  test: new RegExp(`^(?:${pattern.replace(/\(\?!.*/, '')})$`, 'iu'),
}))

const FEELINGS = word(
  "(?:(?:is|are|was|were|am) )?(?:so |very |truly |incredibly )?(?:excited|thrilled|proud|pleased|delighted|hono(?:u)?red) (?:to|that|about|by|with)|could(?: not|n[’']t) be (?:more (?:excited|thrilled|proud|pleased|delighted)|happier|prouder)",
)
const FIRST_PERSON = word("we|our|ours|us|my|me|mine|ourselves|I(?=[ ’'])")
const THANKS = /\bthanks? (?:to )?$/i
const DIRECT = word('you|your|yours|yourself')
const CAPITAL_WORDS = "\\p{Lu}{2,}(?:['’&-]\\p{Lu}+)*(?: (?:A|I|\\p{Lu}{2,}(?:['’&-]\\p{Lu}+)*))*"
const CAPITALS = new RegExp(`(?<![\\p{L}\\p{N}('’&-])${CAPITAL_WORDS}(?:, ${CAPITAL_WORDS})*(?![\\p{L}\\p{N}])`, 'gu')
/** Pictures, also those of several signs; "©" and "™" are none. */
const EMOJI = /\p{Emoji_Presentation}(?:\p{Emoji_Presentation}|\u200d|\ufe0f)*/gu

/** Whether words would break another rule of tone even in small letters. */
export const isAgainstTone = (text: string): boolean =>
  [ANY_HYPE, FEELINGS, FIRST_PERSON, DIRECT, CALL_TO_ACTION].some((pattern) => text.search(pattern) >= 0)

export const toneChecks: Check[] = [
  {
    id: 'hype',
    group: 'tone',
    title: 'No hype words outside quotations',
    short: 'Hype words',
    source: 'cision',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Cut the word, or put the fact in its place: a number, a name, a date.',
    run: (release) =>
      findUnquoted(release, ANY_HYPE).map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        reason: `“${found}” is on a list of words that put journalists off.`,
        source: sourceOf(found),
      })),
  },
  {
    id: 'feelings',
    group: 'tone',
    title: 'The sender’s feelings are no part of the news',
    short: 'Feelings',
    source: 'prNews',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Leave out the feeling and keep the verb: “announces”, not “is thrilled to announce”.',
    run: (release) => faults(release, FEELINGS, (found) => `“${found}” tells how the sender feels, not what happened.`),
  },
  {
    id: 'superlatives',
    group: 'tone',
    title: 'Superlatives have their evidence in the same sentence',
    short: 'Superlatives',
    source: 'superlatives',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Name the ranking or the measured figure that proves it, or take the claim out.',
    run: unprovenSuperlatives,
  },
  {
    id: 'exclamation',
    group: 'tone',
    title: 'No exclamation marks and no emoji outside quotations',
    short: 'Exclamation marks and emoji',
    source: 'ourOwn',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Take out exclamation marks and emoji.',
    run: (release) => [
      ...(release.organisation?.includes('!')
        ? []
        : faults(release, /[!！]+/g, () => 'Editors read an exclamation mark as hype.').map((fault) => ({
            ...fault,
            remedy: remedyOfMark(release, fault),
          }))),
      ...faults(release, EMOJI, () => 'Emoji have no place in a news story.').map((fault) => ({
        ...fault,
        remedy: 'Leave emoji out.',
      })),
    ],
  },
  {
    id: 'first-person',
    group: 'tone',
    title: 'The text is in the third person outside quotations',
    short: 'Third person',
    source: 'ourOwn',
    weight: 'important',
    needs: ['prose'],
    remedy: 'Write the organization’s name or “it” instead, or make it a quotation.',
    run: (release) =>
      faults(
        release,
        FIRST_PERSON,
        (found) => `“${found}” speaks as the sender; a journalist cannot print it as it is.`,
      ).filter(({ start, end }) => !isNumeralOrCountry(release.text, start, end)),
  },
  {
    id: 'direct-address',
    group: 'tone',
    title: 'The reader is not addressed outside quotations',
    short: 'No “you”',
    source: 'ourOwn',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Name the people who are meant: customers, members, residents.',
    run: (release) => [
      ...faults(release, DIRECT, (found) => `“${found}” addresses the reader, as advertisements do.`).map((fault) =>
        THANKS.test(release.text.slice(Math.max(0, fault.start - 10), fault.start))
          ? { ...fault, remedy: 'Leave the thanks out, or say whom the organization thanks, and for what.' }
          : fault,
      ),
      ...faults(release, CALL_TO_ACTION, (found) => `“${found}” asks the reader to act, as advertisements do.`).map(
        (fault) => ({ ...fault, remedy: 'Leave it out; where it tells a fact, such as a free trial, write the fact.' }),
      ),
    ],
  },
  {
    id: 'capitals',
    group: 'tone',
    title: 'No words in capitals for emphasis',
    short: 'Capitals',
    source: 'ourOwn',
    weight: 'polish',
    needs: ['prose'],
    remedy: 'Write it in small letters; keep capitals for abbreviations.',
    run: (release) =>
      findUnquoted(release, CAPITALS)
        .filter(({ 0: found }) => isLoud(found) && !isPartOf(found, release.organisation))
        .map(({ 0: found, index }) => ({
          start: index,
          end: index + found.length,
          reason: 'Capitals for emphasis read as shouting.',
        })),
  },
]

function faults(release: Release, pattern: RegExp, reason: (found: string) => string): Fault[] {
  return findUnquoted(release, pattern).map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    reason: reason(found),
  }))
}

function sourceOf(found: string): SourceName | undefined {
  return EXACT_HYPE.find(({ test }) => test.test(found))?.source
}

/** "Phase I" is a numeral and "US" a country. */
function isNumeralOrCountry(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end)
  if (found === 'US') return true
  return found === 'i' || (found === 'I' && /\p{Lu}\p{L}+ $/u.test(text.slice(Math.max(0, start - 20), start)))
}

/** In the middle of a headline, two statements would run into one without a sign between them. */
function remedyOfMark(release: Release, { start, end }: Fault): string {
  if (isInsideHeadline(release, start, end))
    return 'Cut the words in front of it if they tell no news, or put a colon in its place.'
  if (start < (release.headline?.end ?? 0)) return end - start > 1 ? 'Leave the marks out.' : 'Leave the mark out.'
  return `End the sentence with a ${isBritish(release) ? 'full stop' : 'period'}.`
}

/** Whether words of the headline follow. */
export const isInsideHeadline = ({ text, headline }: Release, start: number, end: number): boolean =>
  headline !== undefined &&
  start >= headline.start &&
  end < headline.end &&
  /[\p{L}\p{N}]/u.test(text.slice(end, headline.end))

/** Too long for an abbreviation: a word of seven letters, two words with nine, or everyday words. */
export function isLoud(found: string): boolean {
  return found.split(', ').some((run) => {
    const words = run.split(' ')
    const letters = run.replace(/[^\p{L}]/gu, '').length
    return (
      words.some((part) => part.length >= 7) ||
      (words.length > 1 && letters >= 9 && words.some((part) => part.length >= 5)) ||
      (words.length > 1 && letters >= 6 && words.every((part) => COMMON_WORDS.has(part.toLowerCase())))
    )
  })
}

function isPartOf(found: string, organisation = ''): boolean {
  return organisation !== '' && organisation.includes(found)
}
