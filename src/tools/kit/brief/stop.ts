/** What is not written for creators at all, or not before a question is answered. */
import * as words from '@words/tools/kit-briefs'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { gateField } from './gate'
import { type Chosen, countryField } from './questions'

export type Stop = {
  text: string
  /** The tool that helps instead. */
  slug?: ToolSlug
}

/** Why there is no brief, with the way on; nothing where there is one. */
export function stopFor(chosen: Chosen): Stop | undefined {
  return stopForNews(chosen) ?? stopForTrade(chosen) ?? stopForWords(chosen) ?? stopUntilAnswered(chosen)
}

function stopForNews({ gate }: Chosen): Stop | undefined {
  switch (gate) {
    case 'harm':
      return { text: words.noAdOfHarm, slug: 'pr-crisis-response-generator' }
    case 'accusation':
      return { text: words.noAdOfAccusation, slug: 'pr-crisis-response-generator' }
    case 'denial':
      return { text: words.noAdOfDenial, slug: 'pr-crisis-response-generator' }
    case 'internal':
      return { text: words.noAdToStaff }
    case 'unsettled':
      return { text: words.nothingToBrief }
    default:
      return undefined
  }
}

function stopForTrade({ trades, age, country }: Chosen): Stop | undefined {
  for (const { label, isBarred, isForAdults, barredIn } of trades) {
    if (isBarred) return { text: words.noAdOf(label) }
    if (isForAdults && age?.hasMinors) return { text: words.noAdToMinors(label) }
    if (barredIn.length === 0) continue
    if (!country) return { text: words.countryFirst(label, countryField.label) }
    if (barredIn.includes(country.id)) return { text: words.noAdIn(label, country.label) }
  }
  return undefined
}

/** Words of a trade that platforms refuse outweigh an open answer, and “None of these”. */
const stopForWords = ({ barred, trades }: Chosen): Stop | undefined =>
  barred && trades.length === 0 ? { text: words.tradeFirst(barred.because) } : undefined

/** A claim is left out of the brief. Anything graver waits for the answer. */
function stopUntilAnswered({ gate, sounds }: Chosen): Stop | undefined {
  if (gate !== undefined || sounds === undefined || sounds.value === 'claim') return undefined
  const { label } = gateField.options.find(({ value }) => value === sounds.value) ?? gateField
  return { text: words.soundsLike(sounds.because, label, gateField.label) }
}
