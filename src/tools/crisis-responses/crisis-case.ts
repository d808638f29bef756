/** What follows from the answers before a word is written: which sentences fit, and whether there may be any. */
import type { CrisisKind, CrisisTable, CrisisTexts } from '@/schema/tool-tables/crisis'
import type { Slots } from '../kit/document/sentence'
import type { Values } from '../kit/form/fields'
import { gateProposal } from '../kit/form/gate'
import type { tool } from './tool'

export type Answers = Values<(typeof tool)['fields']>

/** Why there is no text: what it is about stands in no document then, and in no copy. */
export type Withheld = 'confidential' | 'accusation' | 'nothing'

/** What visitors have to know before they use the documents, in the order in which it counts. */
export type CrisisNotice = Withheld | 'unasked' | 'contradicted' | 'open' | 'died' | 'denied' | 'asked'

export type CrisisCase = {
  kind: CrisisKind | undefined
  texts: CrisisTexts
  /** The denial and its evidence; none where something happened. */
  claim: readonly string[] | undefined
  withheld: Withheld | undefined
  notices: CrisisNotice[]
  slots: Slots
}

/** The number for every emergency: 112 is the same in all of the European Union. */
const EMERGENCY_NUMBERS: Readonly<Record<string, string>> = { us: '911', eu: '112', uk: '999' }

export function readCase(answers: Answers, { kinds, neutral, denial }: CrisisTable): CrisisCase {
  const { scenario, truth, harm, reach, organization, thing, country } = answers
  const kind = kinds.find(({ id }) => id === answers.kind)
  const withheld = withheldFor(answers, kind)
  const isHarmed = harm === 'hurt' || harm === 'died'
  const isCalledFalse = truth === 'false' && !kind?.isLieOfOthers
  const isDenied = isCalledFalse && !isHarmed
  const texts = isDenied ? denial : (kind ?? neutral)
  const isNoticed: Record<Exclude<CrisisNotice, Withheld>, boolean> = {
    unasked: !reach && gateProposal(scenario, ['confidential', 'accusation']) !== undefined,
    contradicted: isCalledFalse && isHarmed,
    open: !kind,
    died: harm === 'died',
    denied: isDenied,
    asked: reach === 'asked',
  }
  return {
    kind,
    texts,
    claim: isDenied ? denial.claim : undefined,
    withheld,
    notices: withheld ? [withheld] : NOTICES.filter((notice) => isNoticed[notice]),
    slots: {
      organization: { typed: organization, blank: 'organization' },
      thing: { typed: thing, blank: texts.blank },
      emergency: { typed: EMERGENCY_NUMBERS[country ?? ''], blank: 'emergency number' },
    },
  }
}

const NOTICES = ['unasked', 'contradicted', 'open', 'died', 'denied', 'asked'] as const satisfies CrisisNotice[]

function withheldFor({ truth, reach }: Answers, kind: CrisisKind | undefined): Withheld | undefined {
  if (reach === 'confidential' || reach === 'accusation') return reach
  if (kind?.isConfidential && !reach) return 'confidential'
  return truth === 'nothing' ? truth : undefined
}
