/** The result of the headline generator. */
import type { CalendarDay } from '../../lib/calendar-day'
import { formatDay } from '../../lib/format-day'

// Above the headlines.
export const placeholders = (count: number) =>
  count === 0
    ? 'None of them has a placeholder.'
    : `They hold ${count} [placeholders]: facts that only you know. Some are filled by the questions, the others by you.`
export const heldBack = 'Nothing that you typed is printed: the patterns hold blanks only.'
export const tickSome = 'Tick the ones to keep.'
/** @param kind the kind of news, as the visitor chose it @param likely another one, which the words suggest */
export const written = (kind: string | undefined, likely: string | undefined) =>
  kind
    ? `Kind of news: ${kind}.`
    : likely
      ? `Your words suggest “${likely}”. Choose the kind of news, and the headlines follow.`
      : 'The kind of news is open.'

/** Why no headline prints the topic, and the way on. */
export const notes = {
  long: (characters: number, most: number) =>
    `Your topic has ${characters} characters; a headline holds ${most}. Answer the questions, or say it in one line.`,
  capitals: () =>
    'Your topic is in capitals, so no headline prints it. Type it in small letters, or answer the questions.',
  note: () =>
    'Your topic reads as a note, so no headline prints it. Answer the questions, or say the news in one line.',
} as const
/** Where the kind is chosen and what is new is open: there may be no news. */
export const noNews =
  'These lines have no news yet: answer “What is new”. If nothing is, send nothing: news is a first, a figure, a day, a job, a result or a change for somebody. For your own pages, give advice that people search for, and choose a title as the kind.'
/** Where nothing is new, as the visitor says or the words suggest. */
export const nothingNew =
  'Has anything happened? If not, this is no news yet, so send nothing to newsrooms: praise of oneself is not printed. News is a first, a figure, a day, a job, a result or a change for somebody. Each line is a way to some: find what stands in its brackets, then choose its kind of news.'
/** Where no words suggest the kind, and no figure or day is given. @param label the kind for those who have no news */
export const maybeNoNews = (label: string) =>
  `If nothing has happened, this is no news yet: choose “${label}” as the kind.`
/** Where the text speaks of the day, or the day is given. */
export const aprilFirst =
  'This speaks of April 1. If it is a joke, say so under “Is any of this true?”, and each line says so too.'
/** Where an answer is in another language. */
export const notMixed =
  'No headline mixes two languages: of what you typed, only the topic can be printed, where it is one line.'
/** While the question of the gate is open. */
export const gateOpen =
  'Drafts only, until you answer “Is any of this true?”. If somebody is in danger, missing, hurt or dead, or loses something, help, search or warn now: those affected, their families and the authority hear it before any headline. What accuses somebody, deceives or breaks a law is not published. A secret, a promise or a joke changes what may be written.'
/** Which answers are not printed, by the answer to “Is any of this true?”. */
export const dropped = {
  accusation:
    'Only what has no name in it is printed. Give who says it by role, in small letters: a member of the council.',
  claim:
    'What sounds like such a promise is not printed, nor a figure, nor whom it is for; where no word shows which answer it is, none of them is until you answer “Can you prove it?”. Fill in what it is or does, in words that you can prove. Of a food, a supplement or a cosmetic, most countries let nobody claim that it treats or cures an illness, proof or not.',
  trade: 'What sounds like an offer is not printed, nor whom it is for.',
} as const
/** Where a joke would be bad news. */
export const badJoke =
  'If it were true, this would be bad news, so nothing of it is printed as a joke: people could believe it and be hurt.'
/** Where it is printed as a joke. */
export const notSerious =
  'Each line says that it is not serious, because a copy can be taken for news. People who are angry about a real fee or rule can take a joke about one for true: make it impossible, or leave it.'
/** Above what follows from an answer that the visitor has not given. */
export const suggested = (answer: string) =>
  `Your words suggest “${answer}”. Answer “Is any of this true?”. If it is not true, what follows from it does not hold.`

/** In front of each headline of a joke: a copy takes it along. */
export const notSeriousPrefix = 'Not serious: '
/** In place of the topic until a visitor answers whether it may be used. */
export const onceCleared = (topic: string) => `once cleared: ${topic}`
/** Above a copy of such headlines. */
export const draft = 'Drafts: answer “Is any of this true?” before you use them.'
/** In front of each headline that may not be printed yet. */
export const embargo = (until: CalendarDay | undefined) =>
  `Embargoed until ${until ? `${formatDay(until)}, [time and time zone]` : '[day and time]'} – `
/** In place of a topic that fits in no headline. */
export const topicBlank = 'Your news in one line'
/** Behind each headline of a promise that can be shown. */
export const source = ' [source of the proof]'
/** What is asked for where what was typed is not printed, by the answer to “Is any of this true?”. */
export const whatBlanks = {
  accusation: 'what is said or done, without a name',
  claim: 'what it is, in words that you can prove',
  trade: 'what it is, without an offer',
} as const

// What can be counted about a headline.
export const length = 'Length'
export const lengthIn = (characters: number, words: number) => `${characters} characters, ${words} words`
export const width = (place: string, pixels: number, limit: number) => `${place}, ${pixels} of ${limit} pixels`
export const cut = 'cut'
export const whole = 'whole'
export const readingNotes = 'Reading notes'

// The shortlist, and what to take away.
export const shortlist = (count: number) =>
  count === 0
    ? 'Nothing ticked yet: copy and downloads take all eight.'
    : `${count} of 8 on your shortlist: copy and downloads take ${count === 1 ? 'this one' : 'these'}.`
export const copy = (count: number) => (count === 0 ? 'Copy all 8 headlines' : `Copy shortlist (${count})`)
export const downloadMarkdown = 'Download Markdown'
export const downloadCsv = 'Download CSV'

// A headline of the visitor's own.
export const checkOwn = 'Check my own headline'
export const yourHeadline = 'Your headline'

// How the headlines were written.
export const how =
  'Once you have chosen the kind of news, your answers fill the places that ask for just that phrase. Until then, a topic that is one plain sentence stands in them as a [placeholder] until you answer whether it may be used. What you left open stays in brackets. No language model writes, and nothing is guessed: the same answers always give the same headlines.'
export const style = 'Sentence case is house style. The patterns are those of the agency, for each kind of news.'
export const noScore =
  'There is no score, because none is known to predict anything. What can be measured is where a headline is cut. Your browser measures it in pixels:'
export const praise = <Source>(source: Source) => [
  'Praise that editors strike: ',
  source,
  ' which words to avoid, 2024; the rest of the list is ours.',
]
export const praiseSource = 'Cision asked more than 3,000 journalists'
export const limits = 'A cut is a limit of the display; screens and programs differ. Placeholders count as they are.'
