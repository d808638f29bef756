import * as words from '@words/tools/crisis-documents'
import type { CrisisTable, CrisisTexts } from '@/schema/tool-tables/crisis'
import { fillSentence } from '../kit/document/sentence'
import { type List, list, mapTexts, paragraph, type Section, section } from '../kit/document/text-document'
import { isOtherLanguage } from '../kit/english/other-language'
import { gateProposal } from '../kit/form/gate'
import { type Answers, type CrisisCase, hasDied, isHurt, printedTexts, readCase, type Withheld } from './crisis-case'
import { makeStatement, type News, type Statement } from './statement'

export const DOCUMENTS = ['public', 'internal', 'customer', 'media'] as const
export type DocumentId = (typeof DOCUMENTS)[number]

/** A section whose heading is the type of the document, the tone that it is written in, and for what alone it may be used. */
export type CrisisDocument = Section & { id: DocumentId; tone: string; use: string | undefined; isWithheld: boolean }

type Blocks = readonly (string | List)[]

/** The four documents of the first hours; where nothing may be written, each says why and leads on. */
export function writeDocuments(answers: Answers, table: CrisisTable): CrisisDocument[] {
  const event = readCase(answers, table)
  const { withheld, slots } = event
  const organization = fillSentence('{organization}', slots)
  const statement = makeStatement(answers, table)
  const marks = marksOf(answers)
  return DOCUMENTS.map((id) => {
    const blocks: Blocks = withheld ? [noTextFor(withheld, id, event.texts)] : WRITERS[id](statement, organization)
    const texts = blocks.map((block) => mapTexts(typeof block === 'string' ? paragraph(block) : block, statement.mark))
    return {
      ...section(id, words.headings[id], texts),
      id,
      isWithheld: withheld !== undefined,
      tone: withheld ? words.noText : `${words.tones[id]}; ${words.moods[moodOf(answers, event)]}`,
      use: withheld ? undefined : [...marks, ...usesOf(answers, event, id)].join(' ') || undefined,
    }
  })
}

/** Why there is no text; with a line for reporters that promises no more than this kind of event allows. */
function noTextFor(withheld: Withheld, id: DocumentId, { leak }: CrisisTexts): string {
  const text = words.withheld[withheld][id]
  const line = withheld === 'danger' ? words.safetyFirst : (leak ?? words.noComment)
  return id === 'media' && (withheld === 'danger' || withheld === 'confidential')
    ? `${text} ${words.ifItLeaks(line)}`
    : text
}

function moodOf(answers: Answers, { claim }: CrisisCase): keyof typeof words.moods {
  if (hasDied(answers) || isHurt(answers)) return 'harmed'
  return claim ? 'denied' : (answers.truth ?? 'open')
}

/** What stands above all four: what was typed, and that it is an exercise, limit what they may be used for. */
function marksOf(answers: Answers): string[] {
  const printed = printedTexts(answers)
  return [
    ...(answers.truth === 'exercise' ? [words.isExercise] : []),
    ...(printed.some(isOtherLanguage) ? [words.isMixed] : []),
    ...(gateProposal(printed.join('\n'), ['accusation']) ? [words.isAccusing] : []),
  ]
}

/** For what alone a document may be used. The people affected are staff, or somebody else. */
function usesOf(answers: Answers, { kind, texts, claim }: CrisisCase, id: DocumentId): string[] {
  const { reach } = answers
  const whom = kind?.isOfStaff ? 'staff' : 'any'
  const waits = !claim && (reach === 'first' || hasDied(answers))
  return [
    ...(kind ? [] : [words.isOutline]),
    ...(kind?.agreed ? [kind.agreed] : []),
    ...(reach === undefined ? [words.mayItBePublic] : []),
    ...(reach === 'asked' || reach === 'concerned' || reach === 'first' ? [words.reaching[reach][whom][id]] : []),
    ...(kind?.isSafety && kind === texts && (kind.agreed || reach !== 'yes') ? [words.doesNotWait] : []),
    ...(id === 'customer' && answers.second ? [words.twoGroups] : []),
    ...(waits && id === 'media' ? [words.untilTold[hasDied(answers) ? 'families' : whom]] : []),
  ]
}

const WRITERS: Record<DocumentId, (statement: Statement, organization: string) => Blocks> = {
  public: (statement, organization) => [
    statement.subject,
    words.statementBy(organization),
    ...story(statement),
    words.questions,
  ],
  internal: (statement) => [
    words.subject(statement.staffSubject),
    statement.toStaff,
    ...asParagraph([...statement.facts, ...statement.harm, ...statement.feelingToStaff]),
    list(statement.staff, words.whatToDo),
    ...asList([...statement.first, ...statement.next, ...statement.now], words.weTellPeople),
    ...asParagraph(statement.doing),
    words.staffRules,
    words.nextUpdate,
    words.staffContact,
    words.sender,
  ],
  customer: (statement) =>
    statement.groups.flatMap((group, index) => [
      ...(index > 0 ? [words.secondGroup] : []),
      words.subject(statement.subject),
      `${group.greeting},`,
      ...story({ ...statement, ...group }),
      words.reachUs,
      words.sender,
    ]),
  media: (statement, organization) => [
    statement.subject,
    words.dateline(organization),
    ...story(statement, [words.quotation]),
    words.mediaContact,
  ],
}

/** What everyone outside reads. @param quoted what stands before the measures */
const story = (statement: Statement, quoted: Blocks = []): Blocks => [
  ...news(statement),
  ...asParagraph(statement.feeling),
  ...quoted,
  ...asParagraph(statement.doing),
  words.nextUpdate,
]

/** What happened, who was harmed, and what people do: an order that keeps them safe comes before condolences and all the rest. */
function news(told: News): Blocks {
  const { facts, harm, first, next, now } = told
  const happened =
    next.length > 0 ? [...asParagraph(facts), ...next, ...asParagraph(harm)] : asParagraph([...facts, ...harm])
  return [...first, ...happened, ...asList(now, first.length + next.length > 0 ? words.alsoDo : words.needToKnow)]
}

const asParagraph = (sentences: readonly string[]) => (sentences.length > 0 ? [sentences.join(' ')] : [])
const asList = (items: readonly string[], lead: string) => (items.length > 0 ? [list(items, lead)] : [])
