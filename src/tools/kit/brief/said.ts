/** Short phrases of the visitor in a document: as typed, or held back with a reason that the visitor sees. */
import * as words from '@words/tools/kit-briefs'
import { lines, oneLine } from '../document/clean-text'
import { type Advice, advice } from '../document/text-document'
import type { Fields } from '../form/fields'
import type { Chosen } from './chosen'
import { gateField } from './gate'
import { promisesField } from './questions'

type Answers = 'gate' | 'isHidden' | 'isClaim' | 'mayPromise' | 'promises' | 'proof' | 'isToInform' | 'creator'
type Holding = Pick<Chosen, Answers | 'ownName' | 'heard'>

/**
 * A phrase of the visitor. What a piece says can be the claim itself. Safety is always printed; terms tell no secret;
 * a proof stands there where it opens something.
 */
export type Phrase = {
  label: string
  typed: string
  is?: 'point' | 'action' | 'condition' | 'safety' | 'term' | 'proof' | undefined
}

/** What is not a plain phrase, by the name of its field. */
const KINDS: Readonly<Record<string, Phrase['is']>> = {
  point: 'point',
  ...{ action: 'action', outline: 'action', avoid: 'condition', safety: 'safety', proof: 'proof' },
  ...{ contact: 'term', makes: 'term', fee: 'term', usage: 'term', languages: 'term', length: 'term' },
}

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
    .filter(({ is }) => is !== 'condition' && is !== 'safety' && is !== 'proof')
    .map(({ typed }) => typed)
    .join('\n')

/** Why a phrase is not printed; nothing where it is. */
function reasonToHold({ typed, is }: Omit<Phrase, 'label'>, chosen: Holding): string | undefined {
  const { heard, proof, promises } = chosen
  if (is === 'safety') return undefined
  if (chosen.isHidden && is !== 'term') return words.heldAsSecret
  if (is === 'condition') return undefined
  if (is === 'proof') return proof === undefined ? words.heldAsOwnProof : undefined
  const exposing = heard.exposingIn(typed, chosen.ownName)
  if (exposing) return words.heldAsExposing(exposing)
  const promise = heard.promiseIn(typed)
  if (promise) return words.heldAsPromise(promise)
  const claim = proof === undefined ? heard.claimIn(typed) : undefined
  if (claim) return words.heldAsClaim(claim)
  if (chosen.gate === undefined && (is === 'point' || is === 'action')) return words.heldUntilAnswered(gateField.label)
  if (is !== 'point' || !chosen.mayPromise || proof !== undefined) return undefined
  return promises === 'yes' ? words.heldAsClaim() : words.heldUntilAnswered(promisesField.label)
}

/** The phrases that were typed and are not printed, each with the reason. */
export const heldBack = (phrases: readonly Phrase[], chosen: Holding): string[] => {
  const reasons = phrases.flatMap((phrase) => {
    const reason = reasonToHold(phrase, chosen)
    return reason === undefined ? [] : [reason === words.heldAsSecret ? reason : words.leftOut(phrase.label, reason)]
  })
  return [...new Set(reasons)]
}

/** A longer text of the visitor, for the visitor alone. */
export const forYou = ({ label }: { label: string }, typed: string): Advice =>
  advice(words.asTyped(label, lines(typed).join(' / ')))

/** A phrase as it was typed, or its blank. */
export function said(typed: string | undefined, blank: string, chosen: Holding, is?: Phrase['is']): string {
  if (typed === undefined || reasonToHold({ typed, is }, chosen)) return blank
  return oneLine(typed)
}

/** Whether what a piece says is printed as it was typed. */
export const isPointSaid = (typed: string | undefined, chosen: Holding): boolean =>
  typed !== undefined && reasonToHold({ typed, is: 'point' }, chosen) === undefined

/** What a piece says, in the words of the answer. */
export const pointIn = (typed: string | undefined, chosen: Holding): string =>
  said(typed, '[one or two true sentences without a promise: what it is, price, day and place]', chosen, 'point')

export const nameIn = (typed: string | undefined, chosen: Holding): string =>
  said(typed, chosen.isHidden ? '[public name, once you have signed]' : '[name, as it is spelled]', chosen)

export const forWhomIn = (typed: string | undefined, chosen: Holding): string =>
  said(typed, '[who should see it, and what they care about]', chosen)

/** What the visitor wants to be left out; nothing where it is known who is shown, and nothing was typed. */
export function conditionIn(typed: string | undefined, chosen: Holding & Pick<Chosen, 'age'>): string | undefined {
  if (typed === undefined && chosen.age) return undefined
  return said(typed, '[who or what must not be shown or said]', chosen, 'condition')
}
