import { formatDay } from '@/lib/format-day'
import { patternOf } from '../../kit/english/phrases'
import { at, fault, type Rule } from '../check'
import { hasDate, namesDay, withoutDates } from '../text/dates'
import { mentions, type Release } from '../text/release'
import { findWords } from '../text/words'
import { TIME_OF_DAY } from './structure'

/** Our own: one figure can be chance. */
const FIGURES = 2
/** Our own: what comes later is not seen at a glance. */
const FIRST_WORDS = 50
/** Our own: a name that is long enough is known by its first word. */
const NAME_LETTERS = 5

const NAME_INSIDE = /(?<=[\p{L}\p{N},] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}[\p{L}\p{N}]+/u
export const FIGURE =
  /\b\d[\d.,]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|twice)\b/gi

export const relevanceRules = {
  who: {
    needs: ['English', 'lead'],
    run({ lead = at(0), sender, text }) {
      const words = text.slice(lead.start, lead.end)
      if (sender ? namesSender(words, sender) : NAME_INSIDE.test(words)) return []
      const reason = `The first paragraph does not name ${sender}.`
      return fault(at(lead.start), sender ? reason : 'No name was found in the first paragraph.')
    },
  },
  what: {
    needs: ['English', 'lead'],
    run({ sentences, text }, { newsVerbs }) {
      const first = sentences.filter(({ part }) => part === 'Lead').slice(0, 2)
      const place = { start: first[0]?.start ?? 0, end: first.at(-1)?.end ?? 0 }
      if (text.slice(place.start, place.end).search(patternOf(newsVerbs)) >= 0) return []
      return fault(place, 'None of the verbs of our list, such as “opens” or “names”, was found here.')
    },
  },
  figures: {
    limit: FIGURES,
    run({ text, prose, lead }) {
      const story = prose.filter(({ name }) => name !== 'Boilerplate')
      const found = story.flatMap(({ start, end }) => withoutDates(text.slice(start, end)).match(FIGURE) ?? [])
      if (found.length >= FIGURES) return []
      const one = `The story has one figure besides dates: “${found[0]}”.`
      const place = at(story.at(-1)?.end ?? lead?.end ?? text.length)
      return fault(place, found.length > 0 ? one : 'The story has no figure that says how many or how much.')
    },
  },
  date: {
    needs: ['English'],
    partOf: 'dateline',
    limit: FIRST_WORDS,
    run(release) {
      const { text, day } = release
      const start = storyStart(release)
      const words = findWords(text.slice(start, start + 1000)).slice(0, FIRST_WORDS)
      const opening = text.slice(start, start + (words.at(-1)?.end ?? 0))
      if (day ? namesDay(opening, day) : hasDate(opening)) return []
      const missing = day ? `The first ${FIRST_WORDS} words do not say ${formatDay(day)}.` : undefined
      return fault(at(start), missing ?? `No date was found in the first ${FIRST_WORDS} words.`)
    },
  },
  time: {
    needs: ['English'],
    run: ({ text, lead }) =>
      TIME_OF_DAY.test(text) ? [] : fault(at(lead?.end ?? text.length), 'No time of day was found.'),
  },
} satisfies Record<string, Rule>

/** Whether a text names the sender: in full, or by the first word of the name. */
export function namesSender(text: string, sender: string): boolean {
  const [first = ''] = sender.split(/\s+/)
  return mentions(text, sender) || (first.length >= NAME_LETTERS && mentions(text, first))
}

/** Where the story begins: its dateline or its first paragraph, or else the text. */
export const storyStart = ({ dateline, lead }: Release): number =>
  Math.min(dateline && !dateline.isLate ? dateline.start : Number.MAX_SAFE_INTEGER, lead?.start ?? 0)
