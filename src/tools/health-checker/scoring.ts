import { CHECK_GROUPS } from '@/schema/tool-tables/check-names'
import type { CheckResult, Group } from './check'

/** Product decision: good from 80, warning from 60. */
export const GOOD_FROM = 80
export const WARNING_FROM = 60

export type Status = 'good' | 'warning' | 'poor'
export type Score = ReturnType<typeof scoreOf>

/** Good from 80, warning from 60, else poor. */
export function statusOf(score: number): Status {
  if (score >= GOOD_FROM) return 'good'
  return score >= WARNING_FROM ? 'warning' : 'poor'
}

/** The sub-scores of the groups in which the kind of text has checks. */
export const scoreGroups = (results: readonly CheckResult[]): Score[] =>
  CHECK_GROUPS.flatMap((group) => {
    const own = results.filter(({ check }) => check.group === group)
    return own.length > 0 ? scoreOf(group, own) : []
  })

/** The sub-scores that were measured. */
export const scored = (scores: readonly Score[]): number[] => scores.flatMap(({ score }) => score ?? [])

/** The rounded mean of the sub-scores that were measured. */
export function overallOf(scores: readonly Score[]): number {
  const all = scored(scores)
  return Math.round(all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length))
}

/** The share of passed checks among those that could be judged; nothing where none could. */
function scoreOf(group: Group, results: readonly CheckResult[]) {
  const judged = results.filter(({ isJudged }) => isJudged)
  const failed = judged.filter(({ isPassed }) => !isPassed).map(({ check }) => check.name)
  const passed = judged.length - failed.length
  const score = judged.length === 0 ? undefined : Math.round((passed / judged.length) * 100)
  const unjudged = results.length - judged.length
  const sentences = [
    `${passed} of ${judged.length} checks passed.`,
    failed.length === 0 ? '' : `Not passed: ${failed.join(', ')}.`.replace('?.', '?'),
    unjudged === 0 ? '' : `${unjudged} could not be judged.`,
  ]
  return {
    group,
    label: group.charAt(0).toUpperCase() + group.slice(1),
    score,
    word: score === undefined ? ('not measured' as const) : statusOf(score),
    passed,
    total: judged.length,
    feedback: score === undefined ? 'No check could be judged.' : sentences.filter(Boolean).join(' '),
  }
}
