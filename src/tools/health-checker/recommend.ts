import { checkCounts } from './checks'
import { NEXT_STEPS } from './data/next-steps'
import { reasonsOf } from './reasons'
import { opening } from './text/opening'
import { type CheckResult, type Finding, GROUPS, WEIGHTS } from './types'

export type Recommendation = { title: string; text: string; gain?: string; finding?: number }

/**
 * The three most valuable changes. First by weight: what a journalist cannot do without comes before what is good to
 * have and before polish. Then by the points that the overall score gains, then by what comes first in the text.
 */
export function recommend(
  results: readonly CheckResult[],
  findings: readonly Finding[],
  text: string,
): Recommendation[] {
  const failed = results
    .filter(({ isPassed, isJudged }) => !isPassed && isJudged)
    .map(({ check, count }) => ({
      check,
      count,
      gain: 100 / (checkCounts[check.group] ?? 1) / GROUPS.length,
      own: findings.filter((finding) => finding.check === check),
    }))
    .sort(
      (one, other) =>
        WEIGHTS.indexOf(one.check.weight) - WEIGHTS.indexOf(other.check.weight) ||
        other.gain - one.gain ||
        (one.own[0]?.number ?? 0) - (other.own[0]?.number ?? 0),
    )
  const changes = failed.map(({ check, count, gain, own }) => ({
    title: remedyOf(own) ?? check.remedy,
    text: `${reasonWithPlaces(own, text)}${count > own.length ? ` ${count} places in all.` : ''}`,
    gain: `${check.weight}, about ${gain.toFixed(1)} points of the overall score`,
    finding: own[0]?.number,
  }))
  const distinct = changes.filter(({ title }, index) => changes.findIndex((other) => other.title === title) === index)
  return [...distinct, ...NEXT_STEPS].slice(0, 3)
}

/** The remedy where all places share one. */
function remedyOf([first, ...others]: readonly Finding[]): string | undefined {
  return others.every(({ remedy }) => remedy === first?.remedy) ? first?.remedy : undefined
}

/** How many places are quoted; the rest is counted. */
const QUOTED = 4

/** Why, with the words that are meant: away from the marked text, “this sentence” could be any. */
function reasonWithPlaces(own: readonly Finding[], text: string): string {
  const reason = reasonsOf(own)
  if (reason.startsWith('“') || (own.length === 1 && !/\bthis\b/i.test(reason))) return reason
  const counts = new Map<string, number>()
  for (const place of own) {
    const words = opening(text, place)
    if (words !== '') counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  if (counts.size === 0) return reason
  const quoted = [...counts].map(
    ([words, count]) => `“${words}”${count > 1 ? ` (${count === 2 ? 'twice' : `${count} times`})` : ''}`,
  )
  const rest = quoted.length - QUOTED
  const places = rest > 0 ? [...quoted.slice(0, QUOTED), `${rest} more`] : quoted
  return `${places.join(', ')}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
}
