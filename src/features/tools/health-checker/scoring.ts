import { GOOD_FROM, MIN_PROSE_WORDS, WARNING_FROM } from './data/limits'
import { type CheckResult, GROUPS, type Group, type Status } from './types'

/** A sub-score. It has no score and no status where the text is too short to judge. */
export type Score = {
  group: Group
  label: string
  score?: number
  status?: Status
  passed: number
  /** Checks that could judge this text. */
  total: number
  feedback: string
}

/** Good from 80, warning from 60, else poor. */
export function statusOf(score: number): Status {
  if (score >= GOOD_FROM) return 'good'
  return score >= WARNING_FROM ? 'warning' : 'poor'
}

/** The five sub-scores: the share of passed checks among those that could judge the text. */
export function scoreGroups(results: readonly CheckResult[], isTooShort: boolean): Score[] {
  return GROUPS.map((group) => scoreOf(group, results, isTooShort))
}

/** The rounded mean of the sub-scores that the text has. */
export function overallOf(scores: readonly Score[]): number {
  const given = scores.flatMap(({ score }) => (score === undefined ? [] : [score]))
  return Math.round(given.reduce((sum, score) => sum + score, 0) / Math.max(1, given.length))
}

function scoreOf(group: Group, results: readonly CheckResult[], isTooShort: boolean): Score {
  const own = results.filter(({ check, isJudged }) => check.group === group && isJudged)
  const passed = own.filter(({ isPassed }) => isPassed).length
  const shared = { group, label: group.charAt(0).toUpperCase() + group.slice(1), passed, total: own.length }
  // Of a few words, wording and readability say nothing, whatever is found in them.
  if (own.length === 0 || (isTooShort && (group === 'tone' || group === 'readability'))) {
    return { ...shared, feedback: `Too short to judge: there are fewer than ${MIN_PROSE_WORDS} words in sentences.` }
  }
  const score = Math.round((passed / own.length) * 100)
  const failed = own.filter(({ isPassed }) => !isPassed).map(({ check }) => check.short)
  return {
    ...shared,
    score,
    status: statusOf(score),
    feedback:
      `${passed} of ${own.length} checks passed.` +
      (failed.length === 0
        ? ''
        : ` Not passed: ${failed.slice(0, 3).join(', ')}${failed.length > 3 ? ` and ${failed.length - 3} more` : ''}.`.replace(
            '?.',
            '?',
          )),
  }
}
