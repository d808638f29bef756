/** What people, staff and readers of a paper are told to do about a kind of crisis, as far as this scenario asks for it. */
import type { CrisisKind } from './crisis-kind'
import { isRumor } from './crisis-kinds'
import { dutyToPassOn } from './duty-to-pass-on'
import { saysWhen, saysWhere } from './named-place'
import { fillNamed, type Named } from './named-thing'
import { PHRASES } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** “Our night light [model or batch]: what we know, and what to do now” */
export const staffSubject = (topic: string, kind?: CrisisKind) =>
  `${kind?.staffTopic ?? topic.split(':')[0]}: ${kind?.isDecision ? 'what is decided, and what it means for you' : 'what we know, and what to do now'}`

/** What staff do: first about harm that is real, then about what others only claim. */
export function staffOf(kinds: readonly CrisisKind[], isOpen: boolean, reading: ScenarioReading): string[] {
  const isUndecided = reading.claim === 'mixed' || reading.claim === 'open'
  const rumors = isUndecided ? kinds.filter(isRumor) : []
  const others = kinds.filter((kind) => !rumors.includes(kind))
  return [
    ...dutyToPassOn(others, reading),
    ...others.flatMap(({ staff }) => staff),
    ...rumors.map(() => (isOpen ? PHRASES.undecidedStaff : PHRASES.otherClaimsStaff)),
  ]
}

/** What people do about this kind, with what only some scenarios ask for before it. */
export function nowOf(kind: CrisisKind, reading: ScenarioReading): string[] {
  const now = kind.now.map((text) => forOneDeath(text, reading))
  const more = adviceIf(kind, reading)
  // “Stop using it” comes before “unplug it”; a password is changed first.
  return kind.isSafety || isRumor(kind) ? [...now.slice(0, 1), ...more, ...now.slice(1)] : [...more, ...now]
}

/** What only some scenarios ask for. */
export const adviceIf = (kind: CrisisKind, reading: ScenarioReading) => askedFor(kind, reading).map(({ now }) => now)

const ITEM =
  '(?:[\\w-]+ )?(?:passwords?|(?:credit |debit |payment )?cards?|(?:card|account) (?:numbers?|data|details)|(?:bank|payment) (?:details|data|accounts?))'
/** “No passwords or card numbers were stolen” asks nobody to change one. */
const NO_DATA = new RegExp(`\\b(?:no|neither|without) ${ITEM}(?:(?:,| or|, or| and| nor) ${ITEM})*\\b`, 'gi')

function askedFor({ nowIf = [] }: CrisisKind, { sentences }: ScenarioReading) {
  const text = sentences.join(' ').replace(NO_DATA, ' ')
  return nowIf.filter(({ words }) => words.test(text))
}

/** What to do, as the first line of a report. */
export const nowForMediaOf = (kind: CrisisKind, reading: ScenarioReading) =>
  askedFor(kind, reading).find(({ nowForMedia }) => nowForMedia)?.nowForMedia ?? kind.nowForMedia

/** What to do, in a few words. */
export const shortOf = (kind: CrisisKind, reading: ScenarioReading) =>
  askedFor(kind, reading).find(({ short }) => short)?.short ?? kind.short[0]

/** Whom it concerns, more exactly where the scenario names it. */
export function affectedOf({ affected, affectedIf }: CrisisKind, { sentences }: ScenarioReading, named: Named): string {
  if (!affectedIf?.words.test(sentences.join(' '))) return affected
  return fillNamed(affectedIf.affected, named).includes('[product') ? affected : affectedIf.affected
}

/** Where and when something happened at a place, as far as the scenario does not say it. */
export function whereAndWhen({ isAtAPlace }: CrisisKind, { outward }: ScenarioReading): string[] {
  const text = outward.join(' ')
  if (!isAtAPlace || saysWhere(text)) return []
  return [saysWhen(text) ? PHRASES.where : `${PHRASES.where} ${PHRASES.when}`]
}

/** One person who died has one family. */
export const forOneDeath = (text: string, { isOneDeath, isSomebodyHurt }: ScenarioReading) =>
  isOneDeath && !isSomebodyHurt
    ? text
        .replace(/^Families of those affected/, 'Family and colleagues of those affected')
        .replace('those affected', 'the person who died')
    : text
