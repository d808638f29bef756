/** The result of the tool for crisis responses, around the documents that it writes. */

const quotedList = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

// Above the documents
export const nothingOpen = 'No placeholder is left. Have a lawyer read all four before they go out.'
export const stillOpen = (count: number) =>
  `${count} ${count === 1 ? 'place' : 'places'} in [brackets] to fill in before any of them goes out. These are drafts, not legal advice.`

// How the scenario was read
export const kindOfCrisis = 'Kind of crisis'
export const becauseYouWrite = (words: readonly string[]) => `because you write ${quotedList(words)}`
export const noRule = 'no rule found its words, so the documents stay neutral'
export const becauseChosen = 'because you chose it'
export const responsibility = 'Responsibility'
export const becauseOfWord = (word: string, reason: string) => `because you write “${word}”: ${reason}`
export const byDefault = (reason: string) => `by default: ${reason}`
/** @param reason why it is this cluster, as `becauseOfWord` or `byDefault` says it */
export const aboutCluster = (reason: string, isRaised: boolean, meaning: string, response: string) =>
  `${reason}${isRaised ? ', and one step up because of your past' : ''}. ${meaning} ${response}`
export const notCounted = 'Not counted'
export const denied = (mentions: readonly string[]) => `${quotedList(mentions)}: it says that something did not happen.`
/** What a claim of others means for the documents, by what the scenario says about it. */
export const aboutClaim = {
  denied:
    'You say that a claim is false, so the documents tell people that nothing changes for them. If any of it could be true, do not send them.',
  mixed:
    'You call a claim false, and report harm as well. The documents say what to do about the harm; decide first which part of the claim is false.',
  open: 'You do not say whether the claim is true. Find out first: until then the documents leave open what people must do.',
}

// What to look at before anything goes out
export const leftOut = 'Left out of all four documents'
export const sentenceLeftOut = (sentence: string, reason: string) => `“${sentence}” ${reason}.`
export const itSays = (word: string, reason: string) => `It says “${word}”: ${reason}`
export const haveLawyerRead = (word: string) =>
  `Have a lawyer read the sentence with “${word}” before it goes out: it says that this could have been avoided.`
export const guesses = (words: readonly string[]) =>
  `Check before it goes out: ${quotedList(words)} reads as a guess. Confirm it, or take the sentence out.`
export const spelling = (corrections: readonly { typed: string; meant: string }[]) =>
  `Spelling corrected: ${corrections.map(({ typed, meant }) => `“${typed}” to “${meant}”`).join(', ')}. Other mistakes stay, so read each document once for its spelling.`
export const shouted = 'You typed in capitals. The documents have small letters, so give names their capitals back.'

// Correcting how it was read
export const correct = 'Correct how your text was read'
export const kind = 'Kind'
export const people = 'Whom the message speaks to'
export const cluster = 'Who is held responsible'
export const asYourWordsSay = 'As your words say'
export const hasHappenedBefore = 'Something like this has happened to us before'
export const hadBadReputation = 'Our reputation was bad before it'

// Filling in
export const fillInOnce = 'Fill in once, for all four'
export const everythingFilledIn = 'Everything is filled in'
export const stillToFillIn = (left: number, all: number) => `${left} of ${all} different ones still to fill in`
export const staysInPage =
  'What you type here stays in this page and is gone when you leave it. Leave a line out of the documents after copying, if it does not fit your case.'
export const inAllFour = 'In all four documents'
export const toFillIn = 'To fill in'

// One document
export const tone = (tone: string) => `Tone: ${tone}.`
export const noPlaceholderLeft = 'No placeholder left'
export const placeholdersLeft = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'placeholder' : 'placeholders'} left`
/** @param heading of the document */
export const copy = (heading: string) => `Copy ${heading.toLowerCase()}`
export const copyAll = 'Copy all four documents'
export const downloadMarkdown = 'Download Markdown'

// The first message, and the message map
export const firstMessage = 'The six parts of a first message'
export const heldAgainst = <Link>(guidance: Link) => [
  'The public statement, held against what the ',
  guidance,
  ' asks of a first message.',
]
export const guidance = 'CDC’s guidance'
export const messageMap = 'Message map'
export const wordsOfMap = <Link>(count: number, most: number, source: Link) => [
  count,
  ' of ',
  most,
  ' words: what fits into one quotation (',
  source,
  ').',
]
export const messageMaps = 'message maps in a crisis'

// Duties to report
export const duties = 'Duties to report'
export const whereItHappened = 'Where it happened'
export const notChosen = 'Not chosen yet: duties in the United States'
export const whenLearned = 'When you learned of it, in your time'
export const noDuty =
  'The tool knows no duty to report for this kind of crisis and this place. There may be one: ask a lawyer.'
export const askLawyer =
  'Which of them apply is for a lawyer to decide, and there may be others. Working days leave out weekends, but not holidays.'
export const downloadDeadlines = 'Download deadlines (.ics)'
/** Follows the time that the law gives. */
export const byMoment = (moment: string) => `: by ${moment}`
export const source = <Link>(source: Link) => ['Source: ', source]

// The first hours
export const firstHours = 'The first hours'
export const dos = 'Do'
export const donts = 'Do not'

// How the documents were written
export const aboutSentences = (sentences: number, outward: number) =>
  `Your scenario has ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'}; ${outward} of them are in each document, what was done apart from what happened, and for the media in the third person. The other sentences come from fixed tables. No language model writes them, so they invent nothing: what they cannot know is a [placeholder].`
/** @param kinds the kinds of crisis, as their labels say them */
export const aboutKinds = (kinds: readonly string[]) =>
  `The kind of crisis is found by its words, in your text alone: ${kinds.map((kind) => kind.toLowerCase()).join(', ')}. With several, what can harm people comes first, then the one with the most words, and the documents speak about the first two. What others claim and you call false is not taken for a fact. The rules do not understand what you mean: if they are wrong, say it in other words, or change the draft.`
export const aboutTheory = <Link>(source: Link) => [
  'Who is held responsible follows situational crisis communication theory (SCCT), which sorts crises into three clusters (',
  source,
  '):',
]
export const aboutCritics = <Link>(source: Link) => [
  'A word that points to a cluster decides it, “preventable” before “victim”; without one, the kind of crisis does. The cluster sets the tone and what you commit yourself to. The theory has its critics, who hold that the public rarely excuses a victim who communicates badly (',
  source,
  '), so every document says what to do now, what is known and what is not, what is being done, and when the next word comes.',
]
export const critics = 'B C Training, 2020'
export const noLegalAdvice =
  'These are drafts and no legal advice. Laws on apologies, liability and reporting differ from place to place. Nothing you typed has left this page, and nothing is stored.'
