import { LEAD_SENTENCES, SENTENCE_WORDS } from '../data/limits'
import { CALL_TO_ACTION } from '../data/patterns'
import { CUT_TO_DATELINE } from '../text/late-news'
import { opening } from '../text/opening'
import { findUnquoted, type Release, type Sentence } from '../text/release'
import type { Fault } from '../types'
import { hasNewsWithObject } from './relevance'

/** A first paragraph that is missing or too long. What to do about its length depends on where the news is. */
export function checkLead(release: Release): Fault[] {
  const { lead, headline, text } = release
  if (!lead) {
    const place = headline?.end ?? text.length
    return [
      {
        start: place,
        end: place,
        reason: 'No first paragraph in sentences was found.',
        remedy: 'Write a first paragraph of one to three sentences: who did what, when, where and why.',
      },
    ]
  }
  const sentences = release.sentences.filter(({ part }) => part === 'Lead')
  if (sentences.length <= LEAD_SENTENCES) return []
  const reason = `The lead has ${sentences.length} sentences; three are the most.`
  const fault = { start: lead.start, end: lead.start, reason }
  if (release.dateline?.isLate) return [{ ...fault, ...CUT_TO_DATELINE }]
  if (!hasNewsWithObject(text.slice(lead.start, lead.end))) return [{ ...fault, remedy: NEW_LEAD }]
  return [{ ...fault, ...shortened(release, sentences) }]
}

const NEW_LEAD =
  'Write a new first paragraph of one to three sentences that says what happened. What is there now can follow it, or go.'

/** What a lead with news keeps. What asks the reader to act is to be left out, so it is neither kept nor moved. */
function shortened(release: Release, sentences: readonly Sentence[]): Partial<Fault> {
  const { text } = release
  const tellsNews = ({ start, end }: Sentence) => hasNewsWithObject(text.slice(start, end))
  const places = findUnquoted(release, CALL_TO_ACTION).map(({ index }) => index)
  const calls = sentences.filter(
    (sentence) => !tellsNews(sentence) && places.some((place) => place >= sentence.start && place < sentence.end),
  )
  const told = sentences.filter((sentence) => !calls.includes(sentence))
  const rest = told.slice(countKept(told))
  const [first] = rest
  if (!first) return { ...placeOf(calls.slice(0, 1)), remedy: 'Leave out what asks the reader to act.' }
  const news = told.find(tellsNews)
  if (news && rest.includes(news)) {
    const remedy = `Begin with the news, “${opening(text, news)}”, and keep at most three sentences in the paragraph.`
    return { ...placeOf([news]), remedy }
  }
  const next = calls.find(({ start }) => start > first.start)
  const moved = next ? rest.filter(({ start }) => start < next.start) : rest
  return {
    ...placeOf(moved),
    remedy: `Keep the news in the first paragraph, and move everything from “${opening(text, first)}” on below it${next ? ', without what asks the reader to act' : ''}.`,
    ...(piecesIn(told) > told.length
      ? { reason: `The lead has ${sentences.length} sentences, more once the long ones are split; three are the most.` }
      : {}),
  }
}

/** From the first of the sentences to the end of the last. */
const placeOf = (sentences: readonly Sentence[]) => ({
  start: sentences[0]?.start ?? 0,
  end: sentences.at(-1)?.end ?? 0,
})

/** How many sentences they are once the long ones are split. */
const piecesIn = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + Math.max(1, Math.ceil(words.length / SENTENCE_WORDS)), 0)

/** How many of the sentences a lead has room for; the first stays in any case. */
function countKept(sentences: readonly Sentence[]): number {
  const over = sentences.findIndex((_, index) => piecesIn(sentences.slice(0, index + 1)) > LEAD_SENTENCES)
  return over < 0 ? sentences.length : Math.max(1, over)
}
