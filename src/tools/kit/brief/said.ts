/** Short phrases of the visitor in a document: as typed, or held back with a reason that the visitor sees. */
import * as words from '@words/tools/kit-briefs'
import { oneLine } from '../document/clean-text'
import { listed, phraseIn } from '../english/phrases'
import type { Fields } from '../form/fields'
import type { Chosen } from './chosen'
import { claimIn, exposingIn, gateField, gateLabel, promiseIn } from './gate'
import { cureIn } from './illness'

type Holding = Pick<Chosen, 'gate' | 'isSecret' | 'isClaim' | 'proof' | 'ownName'>

/** A phrase of the visitor. What a piece says is the claim itself; conditions and proofs may name what is not said. */
export type Phrase = { label: string; typed: string; is?: 'point' | 'action' | 'condition' | undefined }

/** What is not a plain phrase, by the name of its field. */
const KINDS: Readonly<Record<string, Phrase['is']>> = {
  point: 'point',
  action: 'action',
  avoid: 'condition',
  proof: 'condition',
}
/** The answer that a promise is left out. */
const UNCLAIMED = gateLabel('unclaimed')

const textsIn = (fields: Fields, input: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const typed = input[name]
    return field.kind === 'text' && typeof typed === 'string' ? [{ field, typed, is: KINDS[name] }] : []
  })

/** What creators read as it was typed: the answers to questions, and the name of the brand. */
export const phrasesIn = (fields: Fields, input: Readonly<Record<string, unknown>>): Phrase[] =>
  textsIn(fields, input)
    .filter(({ field }) => field.isQuestion || field === fields.brandName)
    .map(({ field: { label }, typed, is }) => ({ label, typed, is }))

/** Everything that was typed about it, for what it sounds like. */
export const typedIn = (fields: Fields, input: Readonly<Record<string, unknown>>): string =>
  textsIn(fields, input)
    .filter(({ is }) => is !== 'condition')
    .map(({ typed }) => typed)
    .join('\n')

/** Why a phrase is not printed; nothing where it is. */
function reasonToHold({ typed, is }: Omit<Phrase, 'label'>, chosen: Holding): string | undefined {
  if (is === 'condition') return undefined
  if (chosen.isSecret) return words.heldAsSecret
  const exposing = exposingIn(typed, chosen.ownName)
  if (exposing) return words.heldAsExposing(exposing)
  const promise = promiseIn(typed) ?? cureIn(typed)
  if (promise) return words.heldAsPromise(promise)
  const claim = claimIn(typed)
  if (chosen.proof === undefined && claim) return words.heldAsClaim(UNCLAIMED, claim)
  if (chosen.gate === undefined && is !== undefined) return words.heldUntilAnswered(gateField.label)
  return is === 'point' && chosen.isClaim && chosen.proof === undefined ? words.heldAsClaim(UNCLAIMED) : undefined
}

/** The phrases that were typed and are not printed, each with the reason. */
export const heldBack = (phrases: readonly Phrase[], chosen: Holding): string[] => {
  if (chosen.isSecret && phrases.length > 0) return [words.heldAsSecret]
  return phrases.flatMap((phrase) => {
    const reason = reasonToHold(phrase, chosen)
    return reason ? [words.leftOut(phrase.label, reason)] : []
  })
}

/** A phrase as it was typed, or its blank. */
export function said(typed: string | undefined, blank: string, chosen: Holding, is?: Phrase['is']): string {
  if (typed === undefined || reasonToHold({ typed, is }, chosen)) return blank
  return oneLine(typed)
}

/** Whether what a piece says is printed as it was typed. */
export const isPointSaid = (typed: string | undefined, chosen: Holding): boolean =>
  typed !== undefined && reasonToHold({ typed, is: 'point' }, chosen) === undefined

/** What a piece says, in the words of the answer. */
export function pointIn(typed: string | undefined, chosen: Holding): string {
  const open = chosen.isClaim
    ? '[one or two true sentences without the promise: what it is, price, day and place]'
    : '[one or two true sentences: what people should still know tomorrow]'
  return said(typed, [open, ...safetyIn(typed, chosen)].join(' '), chosen, 'point')
}

/** House list: what keeps people from harm is not a promise. */
const SAFETY = listed(`
  contains, may contain, not suitable, unsuitable, not for, out of reach, out of the reach, do not, don't, recalled, return it,
  stop using, warning, allergen*, allergy, allergic, call a doctor, poison*, choking, flammable`)

/** The sentences that keep people from harm, where the others are left out as a promise. */
function safetyIn(typed: string | undefined, chosen: Holding): string[] {
  if (typed === undefined || chosen.isSecret || chosen.gate === undefined) return []
  return (oneLine(typed).match(/[^.!?]+[.!?]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => phraseIn(sentence, SAFETY))
    .filter((sentence) => !reasonToHold({ typed: sentence }, chosen))
}

export const nameIn = (typed: string | undefined, chosen: Holding): string =>
  said(typed, chosen.isSecret ? '[public name, once you have signed]' : '[name, as it is spelled]', chosen)

export const forWhomIn = (typed: string | undefined, chosen: Holding): string =>
  said(typed, '[who should see it, and what they care about]', chosen)

/** What the visitor wants to be left out; nothing where it is known who is shown, and nothing was typed. */
export function conditionIn(typed: string | undefined, chosen: Holding & Pick<Chosen, 'age'>): string | undefined {
  if (typed === undefined && chosen.age) return undefined
  return said(typed, '[who or what must not be shown or said]', chosen, 'condition')
}
