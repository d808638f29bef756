import { type List, list, paragraph, type Section, section } from '../kit/document/text-document'
import { CLUSTERS } from './clusters'
import { mediaBlocks } from './media-statement'
import { greet } from './people'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'
import { knownFacts, makeStatement, type Statement } from './statement'
import { factToReaders, includesFamilies, isForFamilies, toReaders } from './to-readers'

/** A section whose heading is the type of the document, and the tone that it is written in. */
export type CrisisDocument = Section & { tone: string }

/** The four documents of the first hours, made of the scenario's own sentences. */
export function writeDocuments(reading: ScenarioReading): CrisisDocument[] {
  const statement = makeStatement(reading)
  const { tone } = CLUSTERS[reading.cluster]
  return [
    crisisDocument('public', 'Initial public statement', `Calm and brief; ${tone}`, publicStatement(statement)),
    crisisDocument('internal', 'Internal message', `Direct and candid; ${tone}`, internalMessage(statement)),
    crisisDocument('customer', 'Customer message', `Plain and helpful; ${tone}`, customerMessage(statement, reading)),
    crisisDocument('media', 'Media statement', `Factual and quotable; ${tone}`, mediaBlocks(statement)),
  ]
}

type Blocks = readonly (string | List)[]

function publicStatement(statement: Statement): Blocks {
  return [
    `Statement by ${PLACEHOLDER.organization}, ${PLACEHOLDER.now}`,
    ...asParagraph(statement.lead),
    ...statement.where,
    ...asParagraph([...statement.condolence, ...statement.familyTold]),
    ...claimFirst(statement),
    ...asParagraph(statement.now),
    ...claimLater(statement),
    ...asParagraph([...statement.affected, ...statement.empathy]),
    ...asList(statement.recall),
    ...knownFacts(statement),
    ...asParagraph([...statement.openFacts, statement.unknown]),
    ...asParagraph([...statement.steps, ...statement.authority, ...statement.process]),
    ...asParagraph(statement.commitment),
    PHRASES.nextUpdate,
    PHRASES.publicContact,
  ]
}

function internalMessage(statement: Statement): Blocks {
  const { isDecision } = statement.kind
  const told = list(statement.now, `This is what we tell ${isDecision ? 'customers' : 'the people affected'}:`)
  return [
    `Subject: ${statement.staffSubject}`,
    'To everyone,',
    ...asParagraph(statement.lead),
    ...statement.where,
    ...asParagraph([...statement.condolence, ...statement.familyTold]),
    ...claimFirst(statement),
    list(statement.staff, 'Please do this now:'),
    // Those who lose their jobs read about themselves before they read about customers.
    ...(isDecision ? [] : [told]),
    ...claimLater(statement),
    ...asParagraph([...statement.affected, ...statement.empathy]),
    ...knownFacts(statement),
    ...asParagraph([...statement.openFacts, statement.unknown]),
    ...asParagraph([...statement.steps, ...statement.authority, ...statement.process]),
    ...asParagraph(statement.commitment),
    ...(isDecision ? [told] : []),
    `${PHRASES.staffMedia} ${PHRASES.staffNames} ${PHRASES.staffRights}`,
    PHRASES.nextUpdateInternal,
    PHRASES.staffContact,
    PLACEHOLDER.sender,
  ]
}

function customerMessage(statement: Statement, { people }: ScenarioReading): Blocks {
  const { commitment } = statement
  // Why it is done is nothing that is being done.
  const reasons = commitment.filter((text) => text.includes('because'))
  const forOthers = includesFamilies(people) ? [] : statement.now.filter(isForFamilies)
  return [
    `Subject: ${statement.subject}`,
    greet(people),
    ...asParagraph(statement.lead.map((sentence) => factToReaders(sentence, people))),
    ...statement.where,
    ...asParagraph([...statement.condolence, ...statement.familyTold]),
    ...claimFirst(statement),
    list(
      statement.now.filter((text) => !forOthers.includes(text)),
      statement.isDenied || statement.kind.isAboutWhatChanges ? 'What this means for you:' : 'What you can do now:',
    ),
    ...asParagraph(forOthers),
    ...claimLater(statement),
    ...asParagraph([...statement.affected, ...statement.empathy].map(toReaders)),
    ...asList(statement.recall),
    ...knownFacts(statement),
    ...asParagraph([...statement.openFacts, statement.unknown]),
    ...asParagraph(reasons),
    list(
      [...statement.steps, ...statement.authority, ...statement.process, ...(reasons.length > 0 ? [] : commitment)],
      'What we are doing:',
    ),
    PHRASES.nextUpdate,
    PHRASES.contact,
    PLACEHOLDER.sender,
  ]
}

const claimFirst = ({ claim, isClaimLater }: Statement) => (isClaimLater ? [] : asParagraph(claim))
const claimLater = ({ claim, isClaimLater }: Statement) => (isClaimLater ? asParagraph(claim) : [])
const asParagraph = (sentences: readonly string[]) => (sentences.length > 0 ? [sentences.join(' ')] : [])
const asList = (items: readonly string[]) => (items.length > 0 ? [list(items)] : [])

function crisisDocument(id: string, type: string, tone: string, blocks: Blocks): CrisisDocument {
  return {
    ...section(
      id,
      type,
      blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
    ),
    tone,
  }
}
