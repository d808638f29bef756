import { CLUSTERS, COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kinds'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** A paragraph; or a list, with the line before it. */
export type Block = string | { lead: string; items: readonly string[] }

/** Product spec, section 3: each template has a type, a tone and content. */
export type CrisisDocument = {
  id: 'public' | 'internal' | 'customer' | 'media'
  type: string
  tone: string
  content: Block[]
}

/** Kinds that a document speaks about: more than two make it unreadable, and the first two say most. */
const KINDS_IN_A_DOCUMENT = 2

/** More open questions than this make a statement look helpless. */
const OPEN_QUESTIONS = 4

/** The four documents of the first hours, in the specification's order, made of the scenario's own sentences. */
export function writeDocuments(reading: ScenarioReading): CrisisDocument[] {
  return [publicStatement(reading), internalMessage(reading), customerMessage(reading), mediaStatement(reading)]
}

function publicStatement(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return {
    id: 'public',
    type: 'Initial public statement',
    tone: `Calm and brief; ${CLUSTERS[reading.cluster].tone}`,
    content: [
      `Statement by ${PLACEHOLDER.organization}, ${PLACEHOLDER.now}`,
      `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern}`,
      facts(reading),
      ...kinds.map(({ action }) => action),
      COMMITMENTS[reading.cluster],
      ...kinds.map(({ advice }) => advice),
      PHRASES.nextUpdate,
      PHRASES.publicContact,
    ],
  }
}

function internalMessage(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return {
    id: 'internal',
    type: 'Internal message',
    tone: `Direct and candid; ${CLUSTERS[reading.cluster].tone}`,
    content: [
      'Subject: What we know, and what we ask of you now',
      'To everyone,',
      `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern} You should hear it from us first.`,
      facts(reading),
      openQuestions(kinds),
      ...kinds.map(({ action }) => action),
      COMMITMENTS[reading.cluster],
      {
        lead: 'What we ask of you:',
        items: [...kinds.map(({ staff }) => staff), PHRASES.staffMedia, PHRASES.staffPosts],
      },
      PHRASES.staffTone,
      PHRASES.nextUpdateInternal,
      PHRASES.staffContact,
      PLACEHOLDER.sender,
    ],
  }
}

function customerMessage(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return {
    id: 'customer',
    type: 'Customer message',
    tone: `Plain and helpful; ${CLUSTERS[reading.cluster].tone}`,
    content: [
      `Subject: ${capitalize(first(kinds).matter)}: what it means for you`,
      'Dear customer,',
      `${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern}`,
      facts(reading),
      { lead: 'What it means for you:', items: kinds.map(({ meaning }) => meaning) },
      { lead: 'What you can do now:', items: kinds.map(({ advice }) => advice) },
      { lead: 'What we are doing:', items: [...kinds.map(({ action }) => action), COMMITMENTS[reading.cluster]] },
      PHRASES.nextUpdate,
      PHRASES.customerContact,
      PLACEHOLDER.sender,
    ],
  }
}

function mediaStatement(reading: ScenarioReading): CrisisDocument {
  const kinds = kindsOf(reading)
  return {
    id: 'media',
    type: 'Media statement',
    tone: `Factual and quotable; ${CLUSTERS[reading.cluster].tone}`,
    content: [
      `Holding statement for the media, ${PLACEHOLDER.now}. It may be attributed to ${PLACEHOLDER.spokesperson}.`,
      `${PLACEHOLDER.organization} is aware of ${matterForOthers(kinds)}. ${PLACEHOLDER.organization} says, in its own words:`,
      facts(reading),
      `“${PHRASES.aware(matterOf(kinds))} ${first(kinds).concern} ${COMMITMENTS[reading.cluster].replace(/\.$/, ',')}” says ${PLACEHOLDER.spokesperson}.`,
      ...kinds.map(({ action }) => action),
      openQuestions(kinds),
      PHRASES.noGuess,
      PHRASES.nextUpdate,
      PHRASES.mediaContact,
    ],
  }
}

const kindsOf = (reading: ScenarioReading) => reading.kinds.slice(0, KINDS_IN_A_DOCUMENT).map(({ kind }) => kind)

function first(kinds: CrisisKind[]): CrisisKind {
  const [kind] = kinds
  if (!kind) throw new Error('A scenario always has a kind.')
  return kind
}

const matterOf = (kinds: CrisisKind[]) => kinds.map(({ matter }) => matter).join(' and of ')

/** The matter as others name it: “one of its products” instead of “one of our products”. */
function matterForOthers(kinds: CrisisKind[]): string {
  return matterOf(kinds)
    .replace(/\bour\b/g, 'its')

    .replace(/\bus\b/g, 'it')
}

/** The visitor's own sentences, whole; or a placeholder, where none may go out. */
function facts({ outward }: ScenarioReading): Block {
  return { lead: PHRASES.known, items: outward.length > 0 ? outward : [PLACEHOLDER.whatHappened] }
}

function openQuestions(kinds: CrisisKind[]): Block {
  const questions = [...new Set(kinds.flatMap(({ unknowns }) => unknowns))]
  return {
    lead: PHRASES.unknown,
    items: questions.slice(0, OPEN_QUESTIONS).map((question) => `[still open? ${question}]`),
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
