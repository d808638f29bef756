import { capitalised } from '../kit/document/clean-text'
import { ANY_MEASURE, GOAL_VERBS, MEASURES, type Measure } from './goal-rules'
import { splitItems } from './split-items'

export type Goal = {
  /** The visitor's own words. */
  words: string
  /** A number that can be reached or missed; years and ages are none. */
  hasNumber: boolean
  measures: readonly Pick<Measure, 'counts' | 'ofDrinks' | 'target'>[]
}

/** A count, an amount or a share. */
const NUMBER = /(?<![\p{L}\d])(?:[$€£]\s?)?\d[\d.,]*\s?(?:%|percent\b|k\b|m\b|thousand\b|million\b)?/giu
/** Years, dates, quarters, ages and places in an order: numbers that are no target. */
const NO_TARGET =
  /\b(?:19|20)\d{2}\b|\b(?:q[1-4]|h[12])\b|\b(?:aged?|ages)\s+\d+(?:\s*(?:-|–|to)\s*\d+)?\+?|\b\d{2}\s*[-–]\s*\d{2}\b|\b\d+\s*[-–]?\s*year[- ]olds?\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+\d{1,2}\b(?!\d|,\d)|\b\d{1,2}\.?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\b(?:day|week|month|phase|part|top|within|in|number|no\.?|nr\.?|goal|step)\s+\d+\b|#\d+\b|\b\d+\s+(?:days?|weeks?|months?|hours?)\b/giu

/** The goals in a text, each with what would show that it is reached. */
export function readGoals(text: string): Goal[] {
  return withoutAsides(splitItems(text, isGoal)).map((item) => ({
    words: capitalised(item),
    hasNumber: hasTarget(item),
    measures: measuresOf(item),
  }))
}

/** “Up from 1,100” says where a goal begins, and is none. */
const ASIDE = /^(?:(?:up|down) from|instead of|compared (?:to|with)|after|not|against) /i

function withoutAsides(items: readonly string[]): string[] {
  const kept: string[] = []
  for (const item of items) {
    const last = kept.at(-1)
    if (last !== undefined && ASIDE.test(item)) kept[kept.length - 1] = `${last}, ${item}`
    else kept.push(item)
  }
  return kept
}

/** Whether a text has a number that could be a target. */
export function hasTarget(text: string): boolean {
  return (text.replace(NO_TARGET, ' ').match(NUMBER) ?? []).length > 0
}

function measuresOf(item: string): Goal['measures'] {
  const fitting = MEASURES.filter(({ words }) => words.test(item)).slice(0, 2)
  const [first] = fitting
  if (first?.isWhole) return [first]
  return fitting.length > 0 ? fitting : [ANY_MEASURE]
}

/** After "and": a goal of its own begins with a verb, or with its measure where the goal before it has no verb. */
function isGoal(right: string, left: string): boolean {
  if (GOAL_VERBS.test(right)) return true
  const opening = right.split(/\s+/u).slice(0, 3).join(' ')
  return (
    !GOAL_VERBS.test(left) && measuresOf(left)[0] !== ANY_MEASURE && MEASURES.some(({ words }) => words.test(opening))
  )
}
