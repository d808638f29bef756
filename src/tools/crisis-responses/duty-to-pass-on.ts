/** What staff do who hear of abuse or harassment: where people are in their care, the law often makes them report it. */
import type { CrisisKind } from './crisis-kind'
import type { ScenarioReading } from './read-scenario'

const ABUSE =
  /\b(?:harass|abus|assault|molest|rap(?:e[ds]?|ing)\b|grop(?:e[ds]?|ing)\b|bull(?:y|ied)|discriminat|misconduct|inappropriate|grooming|film(?:ed|ing) .*(?:changing|locker|dressing|bath|shower|toilet))/i
/** Children, and everyone who depends on the care of others. */
const IN_CARE =
  /\b(?:child(?:ren)?|minors?|boys?|girls?|teen(?:age(?:d|rs?)?|s)?|kids?|underage|youths?|youth (?:club|team|group)|students?|pupils?|school|kindergarten|day ?care|nursery|(?:summer|scout|holiday) camp|choir|altar|patients?|residents?|nursing home|care home|disabled)\b/i

const IN_CARE_STAFF =
  'If somebody tells you of something like this, listen, promise no secrecy, and ask no questions beyond what keeps them safe. Report it yourself to [reporting channel, or the authority that the law names] by [deadline that the law sets], and offer them [support contact]. If somebody is in danger, call [emergency number].'
const AT_WORK_STAFF =
  'If somebody tells you of something like this, listen, promise no secrecy, and help them to reach [support contact] and [reporting channel]. Leave all questions to those who look into it. [Who has to pass on what they hear, such as managers, to whom and by when.]'

/** The first line for staff where somebody is said to have harassed or abused others; nothing in other crises. */
export function dutyToPassOn(kinds: readonly CrisisKind[], { sentences }: ScenarioReading): string[] {
  const text = sentences.join(' ')
  const isAbuse = kinds.some(
    ({ id }) => id === 'workplace' || ((id === 'crime' || id === 'executive') && ABUSE.test(text)),
  )
  if (!isAbuse) return []
  return [IN_CARE.test(text) ? IN_CARE_STAFF : AT_WORK_STAFF]
}
