/** The result of the health checker. */

/** The connection was lost, or the site is newer than the page. */
export const notLoaded =
  'The checks could not be loaded. Your text is still in the form: copy it, load this page again, and paste it.'
/** Above what follows from an answer that the visitor has not given. */
export const suggested = 'Words of this text suggest it; the question “Is any of this true?” is open.'
/** Where people are harmed or accused, or the news is not public. */
export const gateFirst =
  'The scores below are about the form alone. A good form does not make such a text fit to send, and no advice below makes it stronger.'

// The verdict and the scores.
export const passed = (
  checks: { passed: number; judged: number; unjudged: number },
  overall: number,
  status: string,
) => {
  const others = checks.unjudged > 0 ? ` (${checks.unjudged} more could not be judged)` : ''
  return `${checks.passed} of ${checks.judged} checks passed${others}, which makes ${overall} of 100: ${status}.`
}
export const judgedAs = (kind: string) => `Judged as ${kind.toLowerCase()}. The question “Kind of text” changes that.`
export const overallScore = 'Overall score'
export const subScores = 'Sub-scores'
export const limitsOfScores = (good: number, warning: number) =>
  `Good from ${good}, warning from ${warning}, else poor: the two ticks on each dial.`

// What to change first.
export const recommendations = 'Recommendations'
export const seeMark = (number: number) => `See mark ${number}`
export const order =
  'Order: what is essential to a reader first, then what is important, then polish; within these by place in the text.'

// The release with its marks.
export const markedRelease = 'Your release, marked'
export const howMarked =
  'Findings are numbered by their weight. Each number in the text leads to its finding, and the number there leads back. A dashed box says what is missing and where it could go. A button under a finding makes the change in your text and checks it again.'
export const undo = 'Undo the last change'
export const checkedAgain = (overall: number, findings: number) =>
  `Checked again: ${overall} of 100, ${findings} findings left.`
export const releaseWithMarks = 'Your release with marks'
export const missing = (part: string) => `${part} missing`
export const markOf = (number: number, check: string) => `${number}, finding: ${check}`

// The findings.
export const nothingFound = 'No rule found anything to mark.'
export const findings = 'Findings'
export const allFindings = (findings: number) => `All findings: ${findings}`
export const weight = (weight: string, places: number) => (places > 1 ? `${weight}, ${places} places` : weight)
export const firstOfMany = (places: number, marked: number) =>
  `${places} places in all; the first ${marked} are marked.`
export const backToMark = (number: number) => `${number}, back to the mark in the text`
export const remedy = 'Remedy:'
export const source = <Source>(source: Source) => ['Source: ', source]

// The length of the headline.
export const headlineLength = 'Your headline’s length, without a score'
export const lengthIn = (characters: number, words: number) => `It has ${characters} characters and ${words} words.`
/** @param start what is left of the visitor's headline, where it does not fit */
export const cutAt = <Part>(characters: number, start: string | undefined, source: Part) => [
  `Search results show about ${characters} characters. `,
  start === undefined ? 'Yours fits.' : `There, yours reads “${start} …”.`,
  ' ',
  source,
]

// All checks, and what to take away.
export const allChecks = (count: number) => `All ${count} checks`
export const checksOf = (group: string) => `${group}: all checks`
export const check = 'Check'
export const result = 'Result'
export const copy = 'Copy report'

// How it was scored: the sums.
export const sumOfGroup = (group: string, passed: number, total: number, score: number) =>
  `${group} = ${passed} of ${total} checks passed = ${score}`
export const notInSum = (group: string) => `${group}: not measured, so not in the sum`
export function sumOfAll(scores: readonly number[], overall: number) {
  const sum = scores.reduce((total, score) => total + score, 0)
  return `Overall score = (${scores.join(' + ')}) ÷ ${scores.length} = ${sum} ÷ ${scores.length}, rounded = ${overall}`
}
type Counts = { word: number; sentence: number; syllable: number }
export const readingEase = ({ word, sentence, syllable }: Counts, ease: string) =>
  `Flesch reading ease = 206.835 − 1.015 × (${word} words ÷ ${sentence} sentences) − 84.6 × (${syllable} syllables ÷ ${word} words) = ${ease}`
export const gradeLevel = ({ word, sentence, syllable }: Counts, grade: string) =>
  `Flesch-Kincaid grade = 0.39 × (${word} ÷ ${sentence}) + 11.8 × (${syllable} ÷ ${word}) − 15.59 = ${grade}`

// How it was scored: what is counted, and what rules cannot know.
export const whatIsCounted =
  'Sentences are those of lead, body and boilerplate, without the dateline. Syllables are counted by the package “syllable”; numbers have none and are left out of the formulas. What stands in quotation marks is left out of tone.'
export const sender = <Name>(name: Name) => [
  'The sender is ',
  name,
  ', by your answer or else by the heading “About …”.',
]
export const noSender = 'The sender is open: neither an answer nor a heading “About …” names it.'
export const relevance = <Source>(source: Source) => [
  'A checker cannot measure whether your news is relevant to a journalist, which is the first thing they ask (',
  source,
  '). The sub-score relevance only counts whether the facts are there that make relevance visible. It does not know whether they are true. Rules find words, not meanings: they miss some things and mark some that are fine.',
]
export const citation = <Source>(releases: Source, all: Source) => [
  'The sub-score citation counts what studies found more often in texts that assistants cite (',
  releases,
  '). They found what goes together, not what causes what. Most of what assistants cite is what others write (',
  all,
  '), so coverage does more for you than the form of a release.',
]
export const limits = (fewestWords: number, mostMarks: number) =>
  `The rules are for English. Below ${fewestWords} words of sentences, tone and readability cannot be judged. A check that cannot be judged, as one of the headline where there is none, is not in the score. Each check marks at most ${mostMarks} places and counts the rest. All checks of a sub-score weigh the same in it.`
export const sources = (readOn: string) =>
  `Sources, read by ${readOn} as stored copies; limits that no source gives are our own:`

// What is said of a text as a whole.
export const noNews = 'There is no news here yet. Say who did what, when and where; then check again.'
export const ownRule = 'Our own rule'
export const formOnly =
  'This report checks the form. Somebody who knows the facts checks whether headline and text are true.'
export const hadHtml = 'The text had HTML markup, which was left out before checking.'
type Length = { words: number; sentences: number; paragraphs: number; links: number }
export const otherLanguage = ({ words, sentences, paragraphs, links }: Length) =>
  `This does not read like English. Measured: its length (words in sentences: ${words}, sentences: ${sentences}, paragraphs: ${paragraphs}, links: ${links}), headline and first paragraph, figures, an end mark and your answers. Not measured, and not in the score: tone, readability and all checks that look for English words.`
export const tooShort = (words: number, fewest: number) =>
  `Words in sentences: ${words}. Below ${fewest}, tone and readability cannot be judged, and are not in the score.`

/** What no rule can check. These fill the recommendations when fewer than three checks fail. */
export const nextSteps = [
  {
    title: 'Choose the journalist before you send it.',
    text: 'No program can tell whether this is news for a given desk. Look at what the person wrote in the last month.',
  },
  {
    title: 'Have every name, figure and date checked by somebody else.',
    text: 'The checker sees that there is a figure, not whether it is right.',
  },
  {
    title: 'Read the first paragraph aloud to somebody outside the organization.',
    text: 'If they cannot say what happened, write it again.',
  },
]
/** What to do before any finding matters. */
export const firstSteps = [
  { title: noNews, text: 'Everything else comes after that: the findings below are folded away.' },
  {
    title: 'Then say what it changes, with a figure.',
    text: 'What can be counted can be printed: how many, how much.',
  },
  {
    title: 'Then ask somebody for a sentence, and add the contact.',
    text: 'With the full name of the person who says it, and of the one who answers.',
  },
]

/** A release with six flaws: hype, a claim, a long sentence, “our”, a quotation without a name, no end mark. */
export const example = `FOR IMMEDIATE RELEASE

Acme opens innovative solar kettle plant in Leeds and hires 120 people

LEEDS, England, May 5, 2026 – Acme today opened a plant in Leeds to build kettles that boil water with the power of the sun. It makes 4,000 kettles a day. The plant is the largest of its kind.

Acme built the plant in an old wool mill on the canal, which had been empty since 1998. The work took two years and cost 12 million dollars. The roof carries 900 solar panels, which give the plant two thirds of its power, and the rest comes from a wind farm near Hull that Acme has shared with three other makers since the spring of last year.

Until now the kettles came by ship from three makers in Asia. Our customers waited six weeks for an order; from June it takes four days. A kettle costs 89 dollars and boils a liter in nine minutes.

“A kettle is used for ten years, so it has to be repaired, not thrown away,” said the head of the plant. “Every part of ours can be ordered by itself.”

The plant has hired 120 people since January. Half of them learn the work there.

About Acme
Acme makes kettles and stoves that run on sunlight. It was founded in 2015 and has 300 employees in Leeds and York.

Media contact
Press desk, press@acme.example, 0113 496 0000`
