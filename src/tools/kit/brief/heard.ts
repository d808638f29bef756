/** What the words of visitors sound like: by the lists of the table, and by those that all writers share. */
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { patternOf, phraseIn } from '../english/phrases'
import { gateWords } from '../form/gate'
import { gravestFor, type Proposal, proposalFor } from '../form/propose'
import { GATES, type Gate } from './gate'

/** A serious illness and the word of its cure, where both stand in a text. */
export type Cured = { illness: string; cure: string }
export type Heard = ReturnType<typeof hear>

/** The lists of a table are joined once. */
const known = new WeakMap<BriefTable, Heard>()

/** What a table hears in the words of visitors. */
export function heardBy(table: BriefTable): Heard {
  const heard = known.get(table) ?? hear(table.heard)
  known.set(table, heard)
  return heard
}

/** Answers that words suggest even where another one is given, and where “None of this” is. */
const GRAVE: readonly string[] = ['accusation', 'harm', 'hidden', 'scheme']
const NOT_NONE: readonly string[] = ['memory', 'confidential', 'denial']

function hear(lists: BriefTable['heard']) {
  const suggested = GATES.map(({ id }) => ({
    id,
    // The claims that all writers share have words of trades too, which these tools ask for.
    words: [...lists.gates[id], ...(id === 'claim' ? lists.promises : gateWords(id))],
  }))
  const grave = suggested.filter(({ id }) => GRAVE.includes(id))
  const notNone = suggested.filter(({ id }) => GRAVE.includes(id) || NOT_NONE.includes(id))
  /** “No one died” tells of no death. */
  const told = (text: string) => text.replace(patternOf(lists.harmless), '·')
  const claims = suggested.flatMap(({ id, words }) => (id === 'claim' ? words : []))
  const illnesses = [...lists.illnesses, ...lists.milderIllnesses]

  const curedIn = (text: string, illnesses: readonly string[]): Cured | undefined => {
    const illness = phraseIn(text, illnesses)
    const cure = phraseIn(text, lists.cures)
    return illness && cure ? { illness, cure } : undefined
  }
  return {
    /** The gravest answer that words suggest. @param given an answer that is taken already */
    gateFor: (text: string, given?: string): Proposal | undefined =>
      gravestFor(
        told(text),
        suggested.filter(({ id }) => id !== given && id !== 'claim'),
      ) ?? (given === 'claim' ? undefined : proposalFor(asserted(text), [{ id: 'claim', words: claims }])),
    /** Words of something graver than an answer. */
    graverFor: (text: string, gate: Gate): Proposal | undefined =>
      gravestFor(told(text), gate === 'none' ? notNone : grave),
    /** Words that promise something, which needs its proof. */
    claimIn: (text: string) => phraseIn(asserted(text), claims),
    /** A promise that is printed in no brief, whatever is answered, or the word that cures any illness. */
    promiseIn: (text: string) => phraseIn(asserted(text), lists.promises) ?? curedIn(text, illnesses)?.cure,
    /** A serious illness, and the word of its cure. */
    curedIllnessIn: (text: string) => curedIn(text, lists.illnesses),
    /** Words that hide an ad, or buy a review. */
    hiddenIn: (text: string) =>
      asWritten(text, phraseIn(text.replaceAll('#', ' hashtag '), lists.hidden)) ??
      (phraseIn(text, lists.reviews) && phraseIn(text, lists.refunds)),
    /** Words of a fraud with money. @param isOfMoney money is its trade */
    schemeIn(text: string, isOfMoney: boolean): string | undefined {
      const scheme = phraseIn(text, lists.schemes)
      if (scheme || !(isOfMoney || phraseIn(text, lists.money))) return scheme
      return (
        (phraseIn(text, lists.loans) ? undefined : phraseIn(text, lists.returns)) ?? phraseIn(text, lists.recruiting)
      )
    },
    /** Words that expose somebody. @param ownName the name of the sender, whose number may stand beside it */
    exposingIn(text: string, ownName: string): string | undefined {
      const [whole, name = ''] = NUMBER_OF_PERSON.exec(text) ?? []
      if (whole && !ownName.includes(name)) return whole
      return phraseIn(text, lists.exposing)
    },
  }
}

/** A phrase with the # of its text, where that was no word. */
const asWritten = (text: string, found: string | undefined) =>
  text.includes('#') ? found?.replace(/(?<!\s)\s*hashtag\s*/iu, ' #') : found

/** A text without the words that it denies: “not guaranteed” promises nothing. */
const asserted = (text: string) =>
  text.replace(/(?:\b(?:not|never be|no one can be)|n[’']t be|\bcannot be) (?:be )?\p{L}+/giu, '·')

/** A name of two words with a phone number behind it, as in "call Jo Doe at 555 0199". */
const NUMBER_OF_PERSON =
  /\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Mm]essage)\s+(\p{Lu}\p{L}+\s+\p{Lu}\p{L}+)\D{0,12}\d[\d ()/.-]{5,}/u
