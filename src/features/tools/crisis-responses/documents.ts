import { type List, list, paragraph, type Section, section } from '../kit/document/text-document'
import { CLUSTERS, COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kinds'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** A section whose heading is the type of the document, and the tone that it is written in. */
export type CrisisDocument = Section & { tone: string }

/** A document about more than two kinds of crisis is unreadable. */
const KINDS_IN_A_DOCUMENT = 2

/** A statement with more open questions looks helpless. */
const OPEN_QUESTIONS = 4

/** The four documents of the first hours, made of the scenario's own sentences. */
export function writeDocuments(reading: ScenarioReading): CrisisDocument[] {
  return [publicStatement(reading), internalMessage(reading), customerMessage(reading), mediaStatement(reading)]
}

function publicStatement(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return crisisDocument('public', 'Initial public statement', `Calm and brief; ${CLUSTERS[reading.cluster].tone}`, [
    `Statement by ${PLACEHOLDER.organization}, ${PLACEHOLDER.now}`,
    `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern}`,
    facts(reading),
    ...kinds.map(({ action }) => action),
    COMMITMENTS[reading.cluster],
    ...kinds.map(({ advice }) => advice),
    PHRASES.nextUpdate,
    PHRASES.publicContact,
  ])
}

function internalMessage(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return crisisDocument('internal', 'Internal message', `Direct and candid; ${CLUSTERS[reading.cluster].tone}`, [
    'Subject: What we know, and what we ask of you now',
    'To everyone,',
    `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern} You should hear it from us first.`,
    facts(reading),
    openQuestions(kinds),
    ...kinds.map(({ action }) => action),
    COMMITMENTS[reading.cluster],
    list([...kinds.map(({ staff }) => staff), PHRASES.staffMedia, PHRASES.staffPosts], 'What we ask of you:'),
    PHRASES.staffTone,
    PHRASES.nextUpdateInternal,
    PHRASES.staffContact,
    PLACEHOLDER.sender,
  ])
}

function customerMessage(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return crisisDocument('customer', 'Customer message', `Plain and helpful; ${CLUSTERS[reading.cluster].tone}`, [
    `Subject: ${capitalize(first(kinds).matter)}: what it means for you`,
    'Dear customer,',
    `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern}`,
    facts(reading),
    list(
      kinds.map(({ meaning }) => meaning),
      'What it means for you:',
    ),
    list(
      kinds.map(({ advice }) => advice),
      'What you can do now:',
    ),
    list([...kinds.map(({ action }) => action), COMMITMENTS[reading.cluster]], 'What we are doing:'),
    PHRASES.nextUpdate,
    PHRASES.customerContact,
    PLACEHOLDER.sender,
  ])
}

function mediaStatement(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return crisisDocument('media', 'Media statement', `Factual and quotable; ${CLUSTERS[reading.cluster].tone}`, [
    `Holding statement for the media, ${PLACEHOLDER.now}. It may be attributed to ${PLACEHOLDER.spokesperson}.`,
    `${PLACEHOLDER.organization} is aware of ${matterForOthers(kinds)}. ${PLACEHOLDER.organization} says, in its own words:`,
    facts(reading),
    `“${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern} ${COMMITMENTS[reading.cluster].replace(/\.$/, ',')}” says ${PLACEHOLDER.spokesperson}.`,
    ...kinds.map(({ action }) => action),
    openQuestions(kinds),
    PHRASES.noGuess,
    PHRASES.nextUpdate,
    PHRASES.mediaContact,
  ])
}

function crisisDocument(id: string, type: string, tone: string, blocks: readonly (string | List)[]): CrisisDocument {
  return {
    ...section(
      id,
      type,
      blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
    ),
    tone,
  }
}

const kindsOf = (reading: ScenarioReading) => reading.kinds.slice(0, KINDS_IN_A_DOCUMENT).map(({ kind }) => kind)

function first(kinds: CrisisKind[]): CrisisKind {
  const [kind] = kinds
  if (!kind) throw new Error('A scenario always has a kind.')
  return kind
}

const matterOf = (kinds: CrisisKind[]) => kinds.map(({ matter }) => matter).join(' and of ')

/** The matter in the third person: “one of its products” instead of “one of our products”. */
function matterForOthers(kinds: CrisisKind[]): string {
  return matterOf(kinds)
    .replace(/\bour\b/g, 'its')
    .replace(/\bus\b/g, 'it')
}

/** The visitor's own sentences, or a placeholder if none may go out. */
function facts({ outward }: ScenarioReading): List {
  return list(outward.length > 0 ? outward : [PLACEHOLDER.whatHappened], PHRASES.known)
}

function openQuestions(kinds: CrisisKind[]): List {
  const questions = [...new Set(kinds.flatMap(({ unknowns }) => unknowns))].slice(0, OPEN_QUESTIONS)
  return list(
    questions.map((question) => `[still open? ${question}]`),
    PHRASES.unknown,
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
