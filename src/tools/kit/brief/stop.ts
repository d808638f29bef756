/** What is not written as paid creator work at all. */
import * as words from '@words/tools/kit-briefs'
import type { ToolSlug } from '../../../schema/tool-catalog'
import type { Chosen } from './questions'

export type Stop = {
  text: string
  /** The tool that helps instead. */
  slug?: ToolSlug
}

/** Why there is no brief, with the way on; nothing where there is one. */
export function stopFor({ gate, trade, age }: Chosen): Stop | undefined {
  if (gate === 'harm') return { text: words.noAdOfHarm, slug: 'pr-crisis-response-generator' }
  if (gate === 'accusation') return { text: words.noAdOfAccusation, slug: 'pr-crisis-response-generator' }
  if (trade?.isBarred) return { text: words.noAdOf(trade.label) }
  if (trade?.isForAdults && age?.hasMinors) return { text: words.noAdToMinors(trade.label) }
  return undefined
}
