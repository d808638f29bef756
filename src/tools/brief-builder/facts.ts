/** The facts that people need, without asking for what was typed. */
import { anyOf } from '../kit/document/trade'
import { NAMED_DAY } from '../kit/english/named-days'
import { ONE_DAY, OPENING_TIME } from './completeness-rules'
import type { Goal } from './read-goals'
import { readName } from './read-name'
import { titleOf } from './shorten'

/** The campaign as it was typed, and a blank for the rest. */
export function nameAndFacts(campaign: string, goals: readonly Goal[]): string {
  const all = [campaign, ...goals.map(({ words }) => words)]
  const has = (words: RegExp) => all.some((text) => words.test(text))
  const missing = [
    ...(readName(campaign) === undefined ? ['the name as it is spelled'] : []),
    ...(campaign.includes(' ') ? [] : ['what it is']),
    ...(has(ONE_DAY) ? ofEvent(has(NAMED_DAY)) : has(PLACE) ? ofPlace(has) : ofThing(campaign, has)),
    ...(has(PRICE) ? [] : [has(PLACE) && !has(ONE_DAY) ? 'prices' : 'what it costs']),
  ]
  return `${titleOf(campaign)}; [${missing.length > 0 ? missing.join(', ') : 'what else people should know'}]`
}

const ofEvent = (hasDay: boolean) => [
  'what happens',
  hasDay ? 'where and at what hour it opens' : 'where and when it opens',
]

const ofPlace = (has: (words: RegExp) => boolean) => [
  has(STREET) ? 'number in the street and town' : 'address',
  'opening hours',
  ...(has(CLINIC) ? ['what is not treated there'] : []),
  ...(has(NAMED_DAY) ? [] : ['first day']),
]

const ofThing = (campaign: string, has: (words: RegExp) => boolean) => [
  ...(WHAT_IT_DOES.test(campaign) ? [] : ['what else people should know']),
  ...((has(LAUNCH) || has(OPENING_TIME)) && !DAY_OF_MONTH.test(campaign) ? ['from which day people can have it'] : []),
]

/** Where people go: they have to know the way and the hours. House rule; a word list can be wrong. */
const PLACE = anyOf(
  'restaurants? | caf[eé]s? | lunch | brunch | dinner | bakery | bakeries | (?:cocktail|wine|our|three|two) bars? | pubs? | hotels? | salons? | spas? | gyms? | (?:walk-in |night )?clinics? | hospitals? | museums? | (?<!app |play |online |web )(?:shops?|stores?)',
)
const CLINIC = anyOf('clinics? | hospitals?')
const STREET = /\p{L} (?:Street|Avenue|Road|Lane|Square)(?!\p{L})|\p{L}(?:straße|strasse|gasse)(?!\p{L})/u
const LAUNCH = anyOf('launch | launches | release | premiere')
const DAY_OF_MONTH = /\b\p{Lu}\p{L}+ \d{1,2}\b|\b\d{1,2}\.? \p{Lu}\p{L}+/u
const WHAT_IT_DOES = /\b(?:that|which|who) \p{L}+s\b/u
const PRICE = /[$€£¥]\s?\d|\b\d[\d.,]* ?(?:dollars?|euros?|pounds?|USD|EUR|GBP)\b|\bfor free\b|\bfree of charge\b/u
