/** What is not written for creators at all, or not before a question is answered. */
import * as words from '@words/tools/kit-briefs'
import type { ToolSlug } from '../../../schema/tool-catalog'
import type { Proposal } from '../form/propose'
import type { Chosen } from './chosen'
import { alsoGateField, type Gate, gateField, gateLabel } from './gate'
import { firstQuestions, questionsOnPiece } from './questions'

export type Stop = {
  text: string
  /** The tool that helps instead. */
  slug?: ToolSlug
}

/** Why there is no brief, with the way on; nothing where there is one. Rules for ads do not hold for a notice of harm. */
export function stopFor(chosen: Chosen): Stop | undefined {
  return (
    (chosen.cured && { text: words.noCure(chosen.cured.illness, chosen.cured.cure) }) ??
    (chosen.scheme ? { text: words.noScheme(chosen.scheme) } : undefined) ??
    (chosen.hidden ? { text: words.noHiddenAd(chosen.hidden) } : undefined) ??
    chosen.gates.map((gate) => stopForNews(gate, chosen)).find((stop) => stop !== undefined) ??
    (chosen.gates.includes('harm') ? undefined : stopForTrade(chosen)) ??
    stopUntilAnswered(chosen) ??
    // A trade that words name is asked for once it is known that there is something to brief.
    (chosen.unnamed && { text: words.tradeFirst(chosen.unnamed.because) }) ??
    (chosen.isTooLittle ? { text: words.tooLittle } : undefined)
  )
}

function stopForNews(gate: Gate, chosen: Chosen): Stop | undefined {
  const { publisher, isToInform, isToSell, proof, trades } = chosen
  const isOurs = publisher === 'ours'
  switch (gate) {
    case 'harm':
      if (isOurs && isToInform) return undefined
      return { text: harmText(chosen), slug: 'pr-crisis-response-generator' }
    case 'memory':
      return isToSell ? { text: words.noAdBesideDeath } : undefined
    case 'accusation':
      return { text: words.noAdOfAccusation }
    case 'denial':
      if (isOurs || proof !== undefined || (isToInform && trades.some((trade) => trade.isLicensed))) return undefined
      return { text: words.noAdOfDenial(questionsOnPiece.proof.label), slug: 'pr-crisis-response-generator' }
    case 'hidden':
      return { text: words.noHiddenAd() }
    case 'scheme':
      return { text: words.noScheme() }
    case 'internal':
      return isOurs ? undefined : { text: words.noAdToStaff }
    case 'unsettled':
      return { text: `${isSecretFirst(chosen)}${words.nothingToBrief}` }
    default:
      return undefined
  }
}

function harmText({ isSecret, silence, publisher }: Chosen): string {
  if (isSecret) return `${silence} ${words.noAdOfSecretHarm}`
  return publisher === 'ours' ? words.noAdOfOwnHarm : words.noAdOfHarm
}

const isSecretFirst = ({ isSecret, silence }: Chosen) => (isSecret ? `${silence} ` : '')

/** “Licensed in 2 states” names no register. */
const REGISTER_NUMBER = /\d{3}/

/** Information in one’s own name, or by people who get nothing for it, does not advertise: a charity warns teenagers of drugs. */
const isNoAd = ({ isToInform, publisher, asks }: Chosen): boolean =>
  isToInform && (publisher === 'ours' || publisher === 'unpaid') && asks !== 'money'

function stopForTrade(chosen: Chosen): Stop | undefined {
  const { trades, age, countries, license, isToSell } = chosen
  if (isNoAd(chosen)) return undefined
  for (const { label, isBarred, isForAdults, isSoldToAdults, barredIn, asksForLicense } of trades) {
    if (isBarred) return { text: words.noAdOf(label) }
    if (isForAdults ? age?.hasMinors || age?.mayShowMinors : isSoldToAdults && isToSell !== false && age?.hasMinors)
      return { text: words.noAdToMinors(label) }
    if (asksForLicense && isForAdults && !REGISTER_NUMBER.test(license ?? ''))
      return { text: words.licenseFirst(label, firstQuestions.license.label) }
    if (barredIn.length === 0) continue
    if (countries.length === 0) return { text: words.countryFirst(label, firstQuestions.audienceCountry.label) }
    const barring = countries.find(({ id }) => barredIn.includes(id))
    if (barring) return { text: words.noAdIn(label, barring.label) }
  }
  return undefined
}

/** A claim is left out of the brief. Anything graver waits for the answer, or for the second one. */
function stopUntilAnswered({ gate, sounds, graver, isSecond }: Chosen): Stop | undefined {
  if (graver && !isSecond) return { text: soundsLike(graver, alsoGateField.label) }
  if (gate !== undefined || sounds === undefined || sounds.value === 'claim') return undefined
  return { text: soundsLike(sounds, gateField.label) }
}

/** @param question where it is answered */
export const soundsLike = ({ because, value }: Proposal, question: string): string =>
  words.soundsLike(because, gateLabel(value), question)
