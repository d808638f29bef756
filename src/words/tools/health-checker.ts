/** The result of the health checker. */

// The verdict and the scores.
export const passed = (checks: { passed: number; all: number; unjudged: number }, overall: number, status: string) => {
  const others = checks.unjudged > 0 ? ` and ${checks.unjudged} could not be judged` : ''
  return `${checks.passed} of ${checks.all} checks passed${others}, which makes ${overall} of 100: ${status}.`
}
export const withWeakest = (verdict: string, label: string, score: number) =>
  `${verdict} Weakest is ${label.toLowerCase()}, at ${score}.`
export const overallScore = 'Overall score'
export const subScores = 'Sub-scores'
export const limitsOfScores = (good: number, warning: number) =>
  `Good from ${good}, warning from ${warning}, else poor: the two ticks on each dial.`

// What to change first.
export const recommendations = 'Recommendations'
export const seeMark = (number: number) => `See mark ${number}`
export const worth = (gain: string) => `Worth: ${gain}.`
export const order =
  'Order: what is essential to a journalist first, then what is important, then polish; within these by points gained, then by place in the text.'

// The release with its marks.
export const markedRelease = 'Your release, marked'
export const howMarked =
  'Each number in the text leads to its finding, and the number there leads back. A dashed box says what is missing and where it could go. A button under a finding makes the change in your text and checks it again.'
export const undo = 'Undo the last change'
export const checkedAgain = (overall: number, findings: number) =>
  `Checked again: ${overall} of 100, ${findings} findings left.`
export const releaseWithMarks = 'Your release with marks'
export const missing = (part: string) => `${part} missing`
export const markOf = (number: number, check: string) => `${number}, finding: ${check}`

// The findings.
export const nothingFound = 'No rule found anything to mark.'
export const findings = 'Findings'
export const firstOfMany = (check: string, places: number, marked: number) =>
  `${check}: ${places} places in all; the first ${marked} are marked.`
export const backToMark = (number: number) => `${number}, back to the mark in the text`
export const remedy = 'Remedy:'
export const source = <Source>(source: Source) => ['Source: ', source]

// The length of the headline.
export const headlineLength = 'Your headline’s length, without a score'
export const lengthIn = (characters: number, words: number) => `It has ${characters} characters and ${words} words.`
export const whereCut = 'Where it is cut:'
/** @param start what is left of the visitor's headline, where it does not fit */
export const cutAt = <Part>(where: Part, characters: number, start: string | undefined, source: Part) => [
  where,
  ' search results show about ',
  characters,
  ' characters. ',
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
export const downloadMarkdown = 'Download Markdown'

// How it was scored: the sums.
export const sumOfGroup = (group: string, passed: number, total: number, score: number) =>
  `${group} = ${passed} of ${total} checks passed = ${score}`
export const sumOfAll = (scores: readonly number[], sum: number, overall: number) =>
  `Overall score = (${scores.join(' + ')}) ÷ ${scores.length} = ${sum} ÷ ${scores.length}, rounded = ${overall}`
type Counts = { words: number; sentences: number; syllables: number; polysyllables: number }
export const readingEase = ({ words, sentences, syllables }: Counts, ease: string) =>
  `Flesch reading ease = 206.835 − 1.015 × (${words} words ÷ ${sentences} sentences) − 84.6 × (${syllables} syllables ÷ ${words} words) = ${ease}`
export const gradeLevel = ({ words, sentences, syllables }: Counts, grade: string) =>
  `Flesch-Kincaid grade = 0.39 × (${words} ÷ ${sentences}) + 11.8 × (${syllables} ÷ ${words}) − 15.59 = ${grade}`
export const smogGrade = ({ sentences, polysyllables }: Counts, grade: string) =>
  `SMOG grade = 3.1291 + 1.043 × √(${polysyllables} words of three or more syllables × 30 ÷ ${sentences}) = ${grade}, an indication: it was made for 30 sentences`

// How it was scored: what is counted, and what rules cannot know.
export const whatIsCounted =
  'Sentences are those of lead, body and boilerplate, without the dateline. Syllables are counted by spelling rules for English, which differ from another counter (the package “syllable”) by under 1% on our own pages; numbers have none and are left out of the formulas. What stands in quotation marks is left out of tone.'
export const organization = <Name>(name: Name) => [
  'The organization was read as ',
  name,
  ', from “About …” or else the lead.',
]
export const noOrganization = 'No organization name was recognized.'
export const relevance = <Source>(source: Source) => [
  'A checker cannot measure whether your news is relevant to a journalist, which is the first thing they ask (',
  source,
  '). The sub-score relevance only counts whether the facts are there that make relevance visible. It does not know whether they are true. Rules find words, not meanings: they miss some things and mark some that are fine.',
]
export const limits = (fewestWords: number, mostMarks: number) =>
  `The rules are for English. Below ${fewestWords} words of sentences, tone and readability cannot be judged. A check that cannot be judged, as one of the headline where there is none, does not pass. Each check marks at most ${mostMarks} places and counts the rest. All checks weigh the same in the score.`
export const sources = (readOn: string) =>
  `Sources, read by ${readOn} as stored copies; limits that no source gives are our own:`
