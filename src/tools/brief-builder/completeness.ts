import type { CalendarDay } from '@/lib/calendar-day'
import { oneLine } from '../kit/document/clean-text'
import type { AudienceCountry } from '../kit/document/disclosure'
import { NAMED_DAY } from '../kit/english/named-days'
import { COMPENSATION } from './completeness-rules'
import { readAudience } from './read-audience'
import { readDeliverables } from './read-deliverables'
import { readGoals } from './read-goals'

export type BriefInput = {
  campaign: string
  goals: string
  deliverables: string
  audienceCountry: AudienceCountry
  /** The day on which the brief is written; without it, nobody knows whether the weeks fit. */
  today?: CalendarDay
}

export type Check = {
  /** What a creator has to be told. */
  name: string
  isPresent: boolean
  /** The rule in words. */
  rule: string
  /** What is missing, and how to name it; empty when nothing is. */
  remedy: string
}

/** What the three texts name of what a creator has to be told, one stated rule each. */
export function checkCompleteness({ campaign, goals: goalText, deliverables: deliverableText }: BriefInput): Check[] {
  const goals = readGoals(goalText)
  const deliverables = readDeliverables(deliverableText)
  const everything = [campaign, goalText, deliverableText].map(oneLine).join('\n')

  return [
    check(
      'What the campaign is about',
      'Campaign has two words or more.',
      oneLine(campaign).split(' ').length >= 2,
      'Say in a few words what is launched, shown or sold.',
    ),
    check(
      'A number for every goal',
      'Each goal has a number that is not a date or an age.',
      goals.every(({ hasNumber }) => hasNumber),
      `No number in ${quote(goals.filter(({ hasNumber }) => !hasNumber))}.`,
    ),
    check(
      'By when',
      'A day, a month or an event with a day of its own is named anywhere.',
      NAMED_DAY.test(everything),
      'Add a day or a month.',
    ),
    check(
      'Who should see it',
      'A goal or the campaign names people after “among”, “for” or “reach”, or a goal begins with them.',
      readAudience(
        oneLine(campaign),
        goals.map(({ words }) => words),
      ) !== undefined,
      'Name the people, such as “among students” or “for parents in Ohio”.',
    ),
    check(
      'How many of each deliverable',
      'Each deliverable has a quantity.',
      deliverables.every(({ quantity }) => quantity !== undefined),
      `No quantity in ${quote(deliverables.filter(({ quantity }) => quantity === undefined))}.`,
    ),
    check(
      'The format of each deliverable',
      'Each names a post, story, Reel, video, Short, tweet, thread, article or live stream.',
      deliverables.every(({ format }) => format !== undefined),
      `No known format in ${quote(deliverables.filter(({ format }) => format === undefined))}.`,
    ),
    check(
      'Where each deliverable is published',
      'Each names a platform, or has a format that belongs to one.',
      deliverables.every(({ platform }) => platform !== undefined),
      `No platform in ${quote(deliverables.filter(({ platform }) => platform === undefined))}.`,
    ),
    check(
      'What the creator gets',
      'An amount, a fee, a commission or a gift is named anywhere.',
      COMPENSATION.test(everything),
      'Name a fee or a range, or say that it is a gift.',
    ),
  ]
}

function check(name: string, rule: string, isPresent: boolean, remedy: string): Check {
  return { name, rule, isPresent, remedy: isPresent ? '' : remedy }
}

/** How many items are named; the rest is counted. */
const NAMED = 3
/** Longer words are cut: they stand in full in the brief. */
const LONGEST = 48

function quote(items: readonly { words: string }[]): string {
  const named = items.slice(0, NAMED).map(({ words }) => `“${shorten(words)}”`)
  const rest = items.length - named.length
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

function shorten(words: string): string {
  const letters = [...words]
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : words
}
