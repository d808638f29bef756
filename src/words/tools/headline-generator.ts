/** The result of the headline generator. */

// Above the headlines.
export const placeholders = (count: number) =>
  count === 0
    ? 'None of them has a placeholder: your topic said all that they need.'
    : `They hold ${count} [placeholders]: facts that your topic does not say, and that only you know.`
export const tickSome = 'Tick the ones to keep.'
/** @param word the word that told the kind */
export const newsType = (kind: string, word: string | undefined) =>
  `News type: ${kind}${word ? `, because your topic says “${word}”.` : ', because your topic names no other.'}`
export const badNews = (word: string | undefined) =>
  `This is bad news${word ? `, because your topic says “${word}”` : ''}: the headlines below only tell it. What people must do comes before any headline.`
export const startWith = <Tool>(tool: Tool) => [
  'Start with the ',
  tool,
  ', which drafts the statement, the messages and the duties to report.',
]

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
/** What a topic can be, by the form that was read. */
export const forms = {
  sentence: 'a sentence with a subject and a verb',
  thing: 'a thing that can be launched, reached or shown',
  field: 'a field of work rather than a thing',
  appointment: 'a person in a role',
  explanation: 'an explanation, how or why',
  label: 'a label before a colon',
}
/** What a topic can say, by the name of the fact. */
export const facts = {
  money: 'a sum',
  percent: 'a percentage',
  figure: 'a figure',
  date: 'a date',
  place: 'a place',
}
export const fact = (kind: string, text: string) => `${kind} (“${text}”)`
export const howRead = (form: string, topic: string, found: readonly string[]) =>
  `Your topic was read as ${form}: “${topic}”. ${found.length > 0 ? `In it: ${found.join(', ')}. ` : 'No sum, date, place or figure was found in it. '}Patterns that would say these a second time were left out. The rules are fixed lists: the same topic always gives the same eight headlines. No language model writes them, so they invent nothing, and they can misread you.`
export const style =
  'Sentence case and the present tense are house style. The patterns are our own; one whose words your topic does not have is left out. None asks a question or promises more than your topic says.'
export const noScore =
  'There is no score, because none is known to predict anything. What can be measured is where a headline is cut. Your browser measures it in pixels:'
export const praise = <Source>(source: Source) => [
  'Praise that editors strike: ',
  source,
  ' which words to avoid, 2024; the rest of the list is ours.',
]
export const praiseSource = 'Cision asked more than 3,000 journalists'
export const limits = 'A cut is a limit of the display; screens and programs differ. Placeholders count as they are.'
