import { checkCounts } from './checks'
import { NEXT_STEPS } from './data/next-steps'
import { type CheckResult, type Finding, GROUPS, WEIGHTS } from './types'

export type Recommendation = { title: string; text: string; gain?: string; finding?: number }

/**
 * The three most valuable changes. First by weight: what a journalist cannot do without comes before what is good to
 * have and before polish. Then by the points that the overall score gains, then by what comes first in the text.
 */
export function recommend(results: readonly CheckResult[], findings: readonly Finding[]): Recommendation[] {
  const failed = results
    .filter(({ isPassed, isJudged }) => !isPassed && isJudged)
    .map(({ check, count }) => ({
      check,
      count,
      gain: 100 / (checkCounts[check.group] ?? 1) / GROUPS.length,
      first: findings.find((finding) => finding.check === check),
    }))
    .sort(
      (one, other) =>
        WEIGHTS.indexOf(one.check.weight) - WEIGHTS.indexOf(other.check.weight) ||
        other.gain - one.gain ||
        (one.first?.number ?? 0) - (other.first?.number ?? 0),
    )
  const changes = failed.map(({ check, count, gain, first }) => ({
    title: first?.remedy ?? check.remedy,
    text: `${first?.reason ?? ''}${count > 1 ? ` ${count} places in all.` : ''}`,
    gain: `${check.weight}, about ${gain.toFixed(1)} points of the overall score`,
    finding: first?.number,
  }))
  const distinct = changes.filter(({ title }, index) => changes.findIndex((other) => other.title === title) === index)
  return [...distinct, ...NEXT_STEPS].slice(0, 3)
}
