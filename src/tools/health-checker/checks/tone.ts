import type { ReleaseTable } from '@/schema/tool-tables/release-checks'
import { patternOf } from '../../kit/english/phrases'
import { type Fault, type Fix, fault, type Rule } from '../check'
import { findUnquoted, type Release, spanAt } from '../text/release'
import type { Span } from '../text/words'

const CALL_TO_ACTION =
  /\b(?:(?:call|buy|order|shop|book|download|subscribe|sign up|act) (?:now|today)|hurry|don[’']t miss|contact us|come to our|visit our \w+|get yours|watch this space|while stocks last)\b/gi
const FEELINGS =
  /\b(?:(?:is|are|was|were|am) )?(?:so |very |truly )?(?:excited|thrilled|proud|pleased|delighted|hono(?:u)?red) (?:to|that|about|by|with)\b/gi
/** Without "I", which is also a numeral, and "US". */
const FIRST_PERSON = /(?<![\p{L}\p{N}-])(?:[Ww]e|[Oo]urs?|[Oo]urselves|us|[Mm]y|me|mine)(?![\p{L}\p{N}])/gu
const DIRECT = /(?<![\p{L}\p{N}-])(?:you|yours?|yourself)(?![\p{L}\p{N}])/giu
const MARKS = /[!！]+/g
/** Pictures, also those of several signs; "©" and "™" are none. */
const EMOJI = /\p{Emoji_Presentation}(?:\p{Emoji_Presentation}|\u200d|\ufe0f)*/gu
const CAPITALS =
  /(?<![\p{L}\p{N}('’&-])\p{Lu}{2,}(?:['’&-]\p{Lu}+)*(?: (?:A|I|\p{Lu}{2,}(?:['’&-]\p{Lu}+)*))*(?![\p{L}\p{N}])/gu
const SUPERLATIVE =
  /(?<![\p{L}\p{N}-])(?:biggest|largest|fastest|cheapest|smallest|lightest|longest|tallest|best|finest|greatest|safest|smartest|easiest|number one|no\. ?1|the only|the (?:world|country|industry|nation|market)[’']s (?:first|only|leading)|the most (?!of\b|part\b|recent|common|likely|people)\p{L}+)(?![\p{L}\p{N}-])/giu
/** A figure or a source anywhere in the sentence. */
const EVIDENCE =
  /\d|%|\bper ?cent\b|\b(?:according to|rank(?:s|ed|ing)|rated|survey(?:ed)?|study|certified|audited|measured|data from|figures (?:from|of|by)|by (?:revenue|volume|sales|area|capacity|number|members|weight))\b/i

const needs: Rule['needs'] = ['English', 'prose']

export const toneRules = {
  hype: { needs, run: findHype },
  feelings: {
    needs,
    run: (release) => unquoted(release, FEELINGS, 'says how the sender feels, not what happened'),
  },
  superlatives: {
    needs,
    run(release) {
      const { text, sentences, headline } = release
      const proven = [...sentences, ...(headline ? [headline] : [])]
        .filter(({ start, end }) => EVIDENCE.test(text.slice(start, end)))
        .sort((one, other) => one.start - other.start)
      const does = 'claims a first place, and its sentence has neither a figure nor a source'
      return unquoted(release, SUPERLATIVE, does).filter(({ start }) => !spanAt(proven, start))
    },
  },
  exclamation: {
    needs,
    run: (release) => [
      ...findUnquoted(release, MARKS).flatMap((place) =>
        fault(place, 'Editors read an exclamation mark as hype.', withoutMark(release, place)),
      ),
      ...findUnquoted(release, EMOJI).flatMap((place) =>
        fault(place, 'Emoji have no place in a news story.', withoutEmoji(release.text, place)),
      ),
    ],
  },
  'first-person': {
    needs,
    run: (release) => unquoted(release, FIRST_PERSON, 'speaks as the sender; a journalist cannot print it'),
  },
  'direct-address': {
    needs,
    run: (release) => [
      ...unquoted(release, DIRECT, 'addresses the reader, as advertisements do'),
      ...unquoted(release, CALL_TO_ACTION, 'asks the reader to act, as advertisements do'),
    ],
  },
  capitals: {
    needs,
    run: (release) =>
      findUnquoted(release, CAPITALS)
        .filter(({ found }) => isLoud(found, release.sender))
        .flatMap((place) => fault(place, 'Capitals for emphasis read as shouting.')),
  },
} satisfies Record<string, Rule>

/** Words outside quotations that are not news: “…” does this or that. */
function unquoted(release: Release, pattern: RegExp, does: string, fixOf?: (place: Span) => Fix | undefined): Fault[] {
  return findUnquoted(release, pattern).flatMap((place) => fault(place, `“${place.found}” ${does}.`, fixOf?.(place)))
}

function findHype(release: Release, { hype, plain }: ReleaseTable): Fault[] {
  const isPlain = findUnquoted(release, patternOf(plain))
  const found = hype.flatMap(({ source, href, canGo, words }) =>
    unquoted(release, patternOf(words), 'is on a list of words that put journalists off', (place) =>
      canGo ? withoutAdjective(release.text, place) : undefined,
    ).map((place) => ({ ...place, source: { name: source, href } })),
  )
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  // "Truly unique" and "unique" can stand on two lists.
  const isApart = ({ start }: Span, index: number) => start >= (found[index - 1]?.end ?? 0)
  return found.filter((place, index) => isApart(place, index) && !spanAt(isPlain, place.start))
}

/** Behind or in front of these, the sentence needs the adjective: "more innovative", "powerful and cheap". */
const NEEDS_WORD =
  /^(?:and|or|but|yet|more|most|less|so|too|as|how|very|truly|only|is|are|was|were|be|been|feels?|looks?|seems?|of|to|in|for|on|at|by|with|that|which|who|than)$/i

/** "An innovative plant" is "a plant", and "opens innovative plant" is "opens plant". */
function withoutAdjective(text: string, { start, end }: Span): Fix | undefined {
  const [before, word = ''] = /(?<!\p{L})(\p{L}+)\s+$/u.exec(text.slice(Math.max(0, start - 20), start)) ?? []
  const [behind, next = ''] = /^\s+(\p{L}+)/u.exec(text.slice(end, end + 60)) ?? []
  if (!before || !behind || NEEDS_WORD.test(word) || NEEDS_WORD.test(next)) return undefined
  const label = `Delete “${text.slice(start, end)}”`
  if (!/^an?$/i.test(word)) return { label, start, end: end + behind.length, text: next }
  const fitting = `${word.charAt(0)}${/^[aeiou]/i.test(next) ? 'n' : ''}`
  return { label, start: start - before.length, end: end + behind.length, text: `${fitting} ${next}` }
}

/** A sentence ends with a period instead; a headline has none, but what follows a mark inside it needs a colon. */
function withoutMark({ text, headline, style }: Release, { start, end }: Span): Fix {
  if (headline && start >= headline.start && start < headline.end) {
    const isInside = /[\p{L}\p{N}]/u.test(text.slice(end, headline.end))
    return { start, end, label: isInside ? 'Put a colon' : 'Delete the mark', text: isInside ? ':' : '' }
  }
  return { start, end, label: style === 'uk' ? 'Put a full stop' : 'Put a period', text: '.' }
}

/** The spaces behind an emoji go with it, or else those in front of it. */
function withoutEmoji(text: string, { start, end }: Span): Fix {
  const behind = /^ */.exec(text.slice(end, end + 20))?.[0].length ?? 0
  const inFront = behind > 0 ? 0 : (/(?<! ) *$/.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0)
  return { start: start - inFront, end: end + behind, label: 'Delete the emoji', text: '' }
}

/** Too long for an abbreviation: a word of seven letters, or several with eight; unless the sender is written so. */
function isLoud(found: string, sender = ''): boolean {
  const words = found.split(' ')
  const letters = found.replace(/[^\p{L}]/gu, '').length
  return !sender.includes(found) && (words.some((word) => word.length >= 7) || (words.length > 1 && letters >= 8))
}
