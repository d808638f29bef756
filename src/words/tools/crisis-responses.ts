/** The result of the tool for crisis responses, around the documents that it writes. */

// Above the documents
export const nothingOpen = 'No placeholder is left. Have a lawyer read all four before they go out.'
export const stillOpen = (count: number) =>
  `${count} ${count === 1 ? 'place' : 'places'} in [brackets] to fill in before any of them goes out. These are drafts, not legal advice.`

/** What has to be known before the documents are used, on the page and in every copy and file. */
export const notices = {
  confidential:
    'It is confidential, or no answer says that it may be public: there is no text for anybody outside, and what you typed stands in nothing that leaves this page. Call counsel before you write a word. The first hours below say what to do.',
  danger:
    'It is confidential, but people can be harmed: settle today with the authority what they must be told, and when, and have the letters ready for a leak. Call counsel today, too; a contract or a stock exchange does not go before safety. What you typed stands in nothing that leaves this page.',
  accusation:
    'You accuse somebody by name: there is no finished document, and what you typed stands in nothing that leaves this page. Let a lawyer read it, give the accused time to answer, and publish only what is established, with who says so.',
  unanswered:
    'Your words sound confidential, or accuse somebody by name. Answer “May it be public?” first: until then there is no document.',
  nothing:
    'Nothing happened that people have to act on, so there is no crisis document. For a joke among colleagues you need no tool; if somebody could take it for real, say in one line that it is a joke. To play it through, choose “It is an exercise”. Good news needs a headline.',
  exercise:
    'An exercise: each line of the documents says so. Keep it there in every copy. For people who will see or hear the exercise, make a second set, with “It is planned”.',
  open: 'No kind of event is chosen, so these four are outlines that are true of any event, and not finished documents. Choose the kind, and they say what people have to do.',
  died: 'Somebody has died: say nothing of it before every family knows. A warning that keeps people out of danger does not wait.',
  diedApart:
    'Somebody has died, and it is not known whether of this: name no cause. Speak with the family first; what is said of the death is theirs to decide, and unless they agree, nothing. If somebody asks: “We do not speak about individual people.”',
  diedSaid:
    'Your words speak of a death. If a person has died, answer “Is anybody hurt?”, and say nothing of it before the family knows. A warning that keeps people out of danger does not wait.',
  harmDenied:
    'Somebody is hurt or has died, and you deny the cause: say what a doctor or an authority has confirmed, and nothing against the people who were hurt.',
  denied:
    'The documents deny it. Do not send them if any of it could be true. If only a few people have seen it, answer the people who ask, and publish nothing.',
  accusedDenied:
    'You answered that it is not true, but people say that they were hurt or treated badly, and a denial is a word against them. The texts say that it is being looked into. A lawyer decides whether you deny more, and when.',
  first:
    'Tell the people affected first: staff by the internal message, everyone else by the customer message, and in person where you can.',
  concerned:
    'The customer message goes to the people affected alone. Keep the public and the media statement ready, and publish neither.',
  staffFirst:
    'Tell the people whose work it concerns first, in person; then all staff by the internal message; then customers, the public and the media.',
  staffConcerned:
    'The internal message goes to the people affected alone, in person where you can. Keep the other three ready, and publish none.',
  asked: 'You speak only if somebody asks: keep all four ready, and publish none.',
} as const

// What was typed
export const typed = 'What you typed: for you, not for print'

// Filling in
export const fillInOnce = 'Fill in once, for all four'
export const everythingFilledIn = 'Everything is filled in'
export const stillToFillIn = (left: number, all: number) => `${left} of ${all} different ones still to fill in`
export const staysInPage =
  'What you type here stays in this page and is gone when you leave it. After copying, delete what does not fit.'
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
/** A question and its answer, in copies and files. */
export const answered = (question: string, answer: string) => `${question.replace(/[?:]$/, '')}: ${answer}.`
export const fileTitle = 'Crisis responses'
export const drafts = 'Drafts, not legal advice.'

// The first message, and the message map
export const firstMessage = 'The parts of a first message'
export const comparedWith = <Link>(guidance: Link) => [
  'The public statement, compared with what the ',
  guidance,
  ' asks of a first message.',
]
export const guidance = 'CDC’s guidance'
export const messageParts = {
  empathy: { name: 'Empathy', purpose: 'It says that you see what this means for people.' },
  facts: { name: 'Facts and what to do', purpose: 'It says what happened, and what people do now.' },
  process: {
    name: 'What is not known, and what you do',
    purpose: 'It says which answers are missing, and how you get them.',
  },
  commitment: { name: 'Commitment', purpose: 'It says what people can count on, and when they hear from you.' },
  contact: { name: 'Where to turn', purpose: 'It says where questions go.' },
} as const
export const partStates = { complete: 'nothing to fill in', open: 'to fill in', missing: 'missing' } as const
export const messageMap = 'Message map'
export const wordsOfMap = <Link>(count: number, most: number, source: Link) => [
  count,
  ' words; one quotation takes ',
  most,
  ' (',
  source,
  ').',
]
export const messageMaps = 'message maps in a crisis'

// Duties to report
export const duties = 'Duties to report'
export const whenLearned = 'When you learned of it, in your time'
export const dutiesAsk =
  'Once the kind of event and where it happened are chosen, the duties with a deadline that the tool knows stand here.'
export const noDuty =
  'The tool knows no duty with a deadline for these answers. It knows some of the US, the EU and the UK, and there are others: ask a lawyer, and the authority.'
export const askLawyer =
  'Which of them apply is for a lawyer to decide, and there may be others. Working days leave out weekends, but not holidays.'
export const downloadDeadlines = 'Download deadlines (.ics)'
export const atOnce = 'At once'
/** @param limit the time that the law gives */
export const afterLearned = (limit: string) => `${limit} after you learned of it`
/** @param limit a number of days before */
export const beforeEffect = (limit: string) => `At least ${limit} it takes effect`
export const byMoment = (limit: string, moment: string) => `${limit}: by ${moment}`
/** @param day on which somebody last read the source */
export const sourceRead = <Link>(source: Link, day: string) => ['Source: ', source, `, checked ${day}`]

// The first hours
export const firstHours = 'The first hours'
export const dos = 'Do'
export const donts = 'Do not'

// How the documents were written
export const aboutSentences =
  'What you typed as the scenario stands in no document: it is yours. The documents have what you wrote for print, your answers, and sentences of tables that the agency reviews. No language model writes, and nothing is guessed: what only you know is a [placeholder].'
export const aboutAnswers =
  'The kind of event decides what people and staff are told to do. Whether it is true, whether somebody is hurt, and whether it may be public decide what is said and what is left out. Words of yours propose an answer; you choose.'
export const noLegalAdvice =
  'These are drafts and no legal advice. Laws on apologies, liability and reporting differ from place to place. Nothing you typed has left this page, and nothing is stored.'
