import * as words from '@words/tools/crisis-documents'
import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { fillSentence } from '../kit/document/sentence'
import { type List, list, paragraph, type Section, section } from '../kit/document/text-document'
import { type Answers, readCase } from './crisis-case'
import { makeStatement, type Statement } from './statement'

export const DOCUMENTS = ['public', 'internal', 'customer', 'media'] as const
export type DocumentId = (typeof DOCUMENTS)[number]

/** A section whose heading is the type of the document, the tone that it is written in, and for what alone it may be used. */
export type CrisisDocument = Section & { id: DocumentId; tone: string; use: string | undefined }

type Blocks = readonly (string | List)[]

/**
 * The four documents of the first hours; where nothing may be written, each says why and leads on.
 * @param isChecked whether the visitor has checked the own text, which is marked until then
 */
export function writeDocuments(answers: Answers, table: CrisisTable, isChecked = false): CrisisDocument[] {
  const { withheld, kind, slots, claim } = readCase(answers, table)
  const organization = fillSentence('{organization}', slots)
  const statement = makeStatement(answers, table, isChecked)
  const mood = claim
    ? 'denied'
    : answers.harm === 'died' || answers.harm === 'hurt'
      ? 'harmed'
      : (answers.truth ?? 'open')
  return DOCUMENTS.map((id) => {
    const uses = [...(kind ? [] : [words.isOutline]), ...(answers.reach === 'asked' ? [words.onlyIfAsked[id]] : [])]
    const blocks: Blocks = withheld ? [words.withheld[withheld][id]] : WRITERS[id](statement, organization)
    const texts = blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block))
    return {
      ...section(id, words.headings[id], texts),
      id,
      tone: withheld ? words.noText : `${words.tones[id]}; ${words.moods[mood]}`,
      use: withheld || uses.length === 0 ? undefined : uses.join(' '),
    }
  })
}

const WRITERS: Record<DocumentId, (statement: Statement, organization: string) => Blocks> = {
  public: (statement, organization) => [
    words.statementBy(organization),
    ...instructed(statement, list(statement.now, nowLead(statement)), [
      ...statement.facts,
      ...asParagraph(statement.harm),
    ]),
    [words.concerns(statement.people), statement.feeling].join(' '),
    ...statement.unknown,
    statement.doing.join(' '),
    statement.promise,
    words.nextUpdate,
    words.questions,
  ],
  internal: (statement, organization) => [
    words.subject(words.forStaff(statement.thing)),
    words.toEveryoneAt(organization),
    ...instructed(statement, list(statement.staff, words.doThisNow), [
      ...statement.facts,
      ...asParagraph(statement.harm),
    ]),
    list(statement.now, words.weTellPeople),
    statement.feeling,
    ...statement.unknown,
    [...statement.doing, statement.promise].join(' '),
    words.staffRules(organization),
    words.nextUpdateInternal,
    words.staffContact,
    words.sender,
  ],
  customer: (statement) => [
    words.subject(statement.subject),
    words.to(statement.people),
    ...instructed(statement, list(statement.now, nowLead(statement)), [
      ...statement.facts,
      ...asParagraph(statement.harm),
    ]),
    statement.feeling,
    ...statement.unknown,
    list([...statement.doing, statement.promise], statement.isDecision ? words.whyAndWhat : words.whatWeDo),
    words.nextUpdate,
    words.reachUs,
    words.sender,
  ],
  media: (statement, organization) => [
    words.forTheMedia(organization),
    ...instructed(statement, list(statement.now, statement.isSafety ? words.advice : words.forThePeople), [
      ...statement.facts,
      ...asParagraph(statement.harm),
    ]),
    [words.concerns(statement.people), statement.feeling].join(' '),
    ...statement.unknown,
    statement.doing.join(' '),
    statement.promise,
    words.nextUpdate,
    words.publicQuestions,
    words.mediaContact,
  ],
}

/** What people have to do to stay safe stands before what happened; everything else after it. */
const instructed = ({ isSafety }: Statement, now: List, facts: Blocks): Blocks =>
  isSafety ? [now, ...facts] : [...facts, now]

const nowLead = ({ isDenied, isSafety }: Statement) => (isDenied || !isSafety ? words.whatItMeans : words.whatToDo)

const asParagraph = (sentences: readonly string[]) => (sentences.length > 0 ? [sentences.join(' ')] : [])
