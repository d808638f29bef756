/** What words say about people: whether somebody is hurt, and whether a text for print says so itself. */
import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { patternOf, phraseIn } from '../kit/english/phrases'
import { type Proposal, proposalFor } from '../kit/form/propose'

type People = CrisisTable['people']
type Words = Pick<CrisisTable, 'people' | 'truth'>

/** Whether one of the words stands in a text. */
export const has = (text: string, words: readonly string[]): boolean => phraseIn(text, words) !== undefined

/** A text without the words that say “not hurt”, and without deaths of animals: both would suggest that a person is hurt. */
export function withoutUnhurt(text: string, { unhurt, died, animals }: People): string {
  const deaths = new RegExp(`${patternOf(animals).source}(${NAME})(?:ha(?:s|ve|d) )?${patternOf(died).source}`, 'giu')
  return text
    .replace(patternOf(unhurt), ' ')
    .replace(deaths, (whole, name: string) => (SOMEBODY.test(name) ? whole : ' '))
}
/** Up to three words, such as the name of the animal and its age; a small letter begins somebody, as in “horse rider”. */
const NAME = '(?:[\\s()“”"]+[\\p{L}\\p{N}’-]+){0,3}?[\\s()“”"]+'
const SOMEBODY = /(?<!\p{L})\p{Ll}/u

/** Who is hurt, as words suggest. Where a cause is not known, a death may have another one. */
export function harmProposal(scenario: string, { people, truth }: Words): Proposal | undefined {
  const rest = withoutUnhurt(scenario, people)
  const died = proposalFor(rest, [{ id: 'died', words: people.died }])
  const hurt = proposalFor(rest, [{ id: 'hurt', words: people.hurt }])
  const isOpen = truth.some(({ id, words }) => id === 'unknown' && has(scenario, words))
  if (died && isOpen) return { ...died, value: 'unlinked' }
  if (died && hurt) return { value: 'both', because: `${died.because} … ${hurt.because}` }
  return died ?? hurt ?? proposalFor(scenario, [{ id: 'none', words: people.unhurt }])
}

/** Whether words say that somebody has died. */
export const saysDied = (scenario: string, table: Words): boolean =>
  ['died', 'both', 'unlinked'].includes(harmProposal(scenario, table)?.value ?? '')
