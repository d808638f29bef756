/** What follows from the answers before a word is written: which sentences fit, and whether there may be any. */
import type { notices } from '@words/tools/crisis-responses'
import type { CrisisKind, CrisisTable, CrisisTexts } from '@/schema/tool-tables/crisis'
import type { Slots } from '../kit/document/sentence'
import type { Values } from '../kit/form/fields'
import { gateProposal } from '../kit/form/gate'
import { has, saysDied } from './harm-words'
import type { tool } from './tool'

export type Answers = Values<(typeof tool)['fields']>

/** Why there is no text: nothing that was typed stands in a document, a copy or a file then. */
export type Withheld = 'confidential' | 'danger' | 'accusation' | 'unanswered' | 'nothing'

/** What visitors have to know before they use the documents. */
export type CrisisNotice = keyof typeof notices

export type CrisisCase = {
  kind: CrisisKind | undefined
  texts: CrisisTexts
  /** The denial and its evidence; none where something happened. */
  claim: readonly string[] | undefined
  /** It is not known yet, or a denial would be a word against people who came forward. */
  isOpen: boolean
  withheld: Withheld | undefined
  notices: CrisisNotice[]
  slots: Slots
}

/** The number for every emergency: 112 is the same in all of the European Union. */
const EMERGENCY_NUMBERS: Readonly<Record<string, string>> = { us: '911', eu: '112', uk: '999' }

/** What a visitor typed to be printed. */
export const printedTexts = ({ print, second, action, thing, organization }: Answers): string[] =>
  [print, second, action, thing, organization].filter((text) => text !== undefined)

/** Everything that a visitor typed. */
export const typedTexts = (answers: Answers): string[] => [answers.scenario, ...printedTexts(answers)]

export const hasDied = ({ harm }: Answers) => harm === 'died' || harm === 'both'
export const isHurt = ({ harm }: Answers) => harm === 'hurt' || harm === 'both'

export function readCase(answers: Answers, table: CrisisTable): CrisisCase {
  const { kinds, neutral, denial } = table
  const { scenario, truth, harm, reach, organization, thing, country } = answers
  const kind = kinds.find(({ id }) => id === answers.kind)
  const withheld = withheldFor(answers, kind)
  const isAccused = kind ? kind.isAccused : has(scenario, table.people.accused)
  const isUntrue = truth === 'false' && !kind?.isLieOfOthers
  const isDenied = isUntrue && !isAccused
  // The texts of a danger do not fit a planned event, such as a drill.
  const texts = isDenied ? denial : truth === 'planned' && kind?.isSafety ? neutral : (kind ?? neutral)
  const isOfStaff = kind?.isOfStaff === true
  // In the order in which it counts.
  const isNoticed = {
    exercise: truth === 'exercise',
    died: hasDied(answers),
    diedApart: harm === 'unlinked',
    diedSaid: harm === undefined && !isDenied && saysDied(scenario, table),
    open: !kind,
    harmDenied: isDenied && (hasDied(answers) || isHurt(answers)),
    denied: isDenied,
    accusedDenied: isUntrue && isAccused,
    first: reach === 'first' && !isOfStaff,
    staffFirst: reach === 'first' && isOfStaff,
    concerned: reach === 'concerned' && !isOfStaff,
    staffConcerned: reach === 'concerned' && isOfStaff,
    asked: reach === 'asked',
  } satisfies Partial<Record<CrisisNotice, boolean>>
  const noticed = (Object.keys(isNoticed) as (keyof typeof isNoticed)[]).filter((notice) => isNoticed[notice])
  return {
    kind,
    texts,
    claim: isDenied ? denial.claim : undefined,
    isOpen: truth === 'unknown' || (isUntrue && isAccused),
    withheld,
    notices: withheld ? [withheld] : noticed,
    slots: {
      organization: { typed: organization, blank: 'organization' },
      thing: { typed: thing, blank: texts.blank },
      emergency: { typed: EMERGENCY_NUMBERS[country ?? ''], blank: 'the emergency number' },
    },
  }
}

function withheldFor(answers: Answers, kind: CrisisKind | undefined): Withheld | undefined {
  const { truth, harm, reach } = answers
  const isHarmful = harm !== undefined && harm !== 'none' && !kind?.isConfidential
  // What keeps people safe is settled with the authority, also where the rest is a secret.
  if (reach === 'confidential' && (kind?.isSafety || isHarmful) && truth !== 'false') return 'danger'
  if (reach === 'confidential' || reach === 'accusation') return reach
  if (truth === 'nothing') return truth
  if (reach !== undefined || truth === 'exercise') return undefined
  if (kind?.isConfidential) return 'confidential'
  return gateProposal(typedTexts(answers).join('\n'), ['confidential', 'accusation']) ? 'unanswered' : undefined
}
