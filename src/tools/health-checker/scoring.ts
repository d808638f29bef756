import { GOOD_FROM, WARNING_FROM } from './data/limits'
import { type CheckResult, GROUPS, type Group, type Status } from './types'

export type Score = {
  group: Group
  label: string
  score: number
  status: Status
  /** The status, or that there was nothing to judge: a score of 0 is no verdict then. */
  word: Status | 'not judged'
  passed: number
  total: number
  feedback: string
}

/** Good from 80, warning from 60, else poor. */
export function statusOf(score: number): Status {
  if (score >= GOOD_FROM) return 'good'
  return score >= WARNING_FROM ? 'warning' : 'poor'
}

/** The five sub-scores: the share of passed checks. What could not be judged did not pass. */
export function scoreGroups(results: readonly CheckResult[]): Score[] {
  return GROUPS.map((group) => scoreOf(group, results))
}

/** The rounded mean of the sub-scores. */
export function overallOf(scores: readonly Score[]): number {
  return Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length)
}

function scoreOf(group: Group, results: readonly CheckResult[]): Score {
  const own = results.filter(({ check }) => check.group === group)
  const passed = own.filter(({ isPassed }) => isPassed).length
  const unjudged = own.filter(({ isJudged }) => !isJudged).length
  const score = Math.round((passed / own.length) * 100)
  const failed = own.filter(({ isPassed, isJudged }) => isJudged && !isPassed).map(({ check }) => check.short)
  return {
    group,
    label: group.charAt(0).toUpperCase() + group.slice(1),
    score,
    status: statusOf(score),
    word: unjudged === own.length ? 'not judged' : statusOf(score),
    passed,
    total: own.length,
    feedback:
      unjudged === own.length
        ? `${unjudged} of ${own.length} checks could not be judged.`
        : `${passed} of ${own.length} checks passed.` +
          (failed.length === 0
            ? ''
            : ` Not passed: ${failed.slice(0, 3).join(', ')}${failed.length > 3 ? ` and ${failed.length - 3} more` : ''}.`.replace(
                '?.',
                '?',
              )) +
          (unjudged === 0 ? '' : ` ${unjudged} could not be judged.`),
  }
}
