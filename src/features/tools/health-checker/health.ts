import { checkCounts, checks } from './checks'
import { GOOD_FROM, MAX_MARKS_PER_CHECK, MIN_PROSE_WORDS, WARNING_FROM } from './data/limits'
import { NEXT_STEPS } from './data/next-steps'
import type { SourceName } from './data/sources'
import { prepare } from './text/prepare'
import { type Counts, countText } from './text/readability'
import { type Release, readRelease, spanAt } from './text/release'
import type { Span } from './text/span'
import { type Check, type Fault, GROUPS, type Group, type Status, WEIGHTS } from './types'

export type CheckResult = {
  check: Check
  isPassed: boolean
  /** Places where it fails; `faults` holds at most `MAX_MARKS_PER_CHECK` of them. */
  count: number
  faults: Fault[]
  /** Too few words to say anything, which is not a pass. */
  isTooShort: boolean
}

/** A fault with its number in the text, which it also has in the list. */
export type Finding = Span & {
  number: number
  check: Check
  reason: string
  source: SourceName
  /** In words: "Lead, line 5". */
  place: string
}

export type Score = {
  group: Group
  label: string
  score: number
  status: Status
  passed: number
  total: number
  feedback: string
}

export type Recommendation = { title: string; text: string; gain?: string; finding?: number }

export type Health = {
  text: string
  release: Release
  counts: Counts
  overall: number
  status: Status
  scores: Score[]
  results: CheckResult[]
  findings: Finding[]
  recommendations: Recommendation[]
  notices: string[]
}

/** Checks a release. The same text gives the same result, and the text stays where it is. */
export function checkHealth(raw: string): Health {
  const { text, hadHtml } = prepare(raw)
  const release = readRelease(text)
  const results = checks.map((check) => runCheck(check, release))
  const scores = GROUPS.map((group) => scoreOf(group, results))
  const overall = Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length)
  const findings = listFindings(release, results)
  return {
    text,
    release,
    counts: countText(release.sentences.map(({ words }) => words)),
    overall,
    status: statusOf(overall),
    scores,
    results,
    findings,
    recommendations: recommend(results, findings),
    notices: noticesOf(release, hadHtml),
  }
}

/** Good from 80, warning from 60, else poor. */
export function statusOf(score: number): Status {
  if (score >= GOOD_FROM) return 'good'
  return score >= WARNING_FROM ? 'warning' : 'poor'
}

function runCheck(check: Check, release: Release): CheckResult {
  const isTooShort = Boolean(check.needsProse) && release.words.length < MIN_PROSE_WORDS
  const faults = check.run(release)
  return {
    check,
    isPassed: faults.length === 0 && !isTooShort,
    count: faults.length,
    faults: faults.toSorted((one, other) => one.start - other.start).slice(0, MAX_MARKS_PER_CHECK),
    isTooShort: isTooShort && faults.length === 0,
  }
}

function scoreOf(group: Group, results: readonly CheckResult[]): Score {
  const own = results.filter(({ check }) => check.group === group)
  const passed = own.filter(({ isPassed }) => isPassed).length
  const score = Math.round((passed / own.length) * 100)
  const failed = own.filter(({ isPassed }) => !isPassed).map(({ check }) => check.short)
  return {
    group,
    label: group.charAt(0).toUpperCase() + group.slice(1),
    score,
    status: statusOf(score),
    passed,
    total: own.length,
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

/** All findings in the order of the text, numbered from 1. */
function listFindings({ text, parts }: Release, results: readonly CheckResult[]): Finding[] {
  const all = results.flatMap(({ check, faults }) => faults.map((fault) => ({ ...fault, check })))
  all.sort((one, other) => one.start - other.start || one.end - other.end)
  let line = 1
  let seen = 0
  return all.map(({ check, start, end, reason, source }, index) => {
    for (; seen < start; seen += 1) if (text[seen] === '\n') line += 1
    const part = spanAt(parts, start) ?? spanAt(parts, start - 1)
    return {
      start,
      end,
      number: index + 1,
      check,
      reason,
      source: source ?? check.source,
      place: part ? `${part.name}, line ${line}` : `Line ${line}`,
    }
  })
}

/**
 * The three most valuable changes. First by weight: what a journalist cannot do without comes before what is good to
 * have and before polish. Then by the points that the overall score gains, then by what comes first in the text.
 */
function recommend(results: readonly CheckResult[], findings: readonly Finding[]): Recommendation[] {
  const failed = results
    .filter(({ isPassed, isTooShort }) => !isPassed && !isTooShort)
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
    title: check.remedy,
    text: `${first?.reason ?? ''}${count > 1 ? ` ${count} places in all.` : ''}`,
    gain: `${check.weight}, about ${gain.toFixed(1)} points of the overall score`,
    finding: first?.number,
  }))
  return [...changes, ...NEXT_STEPS].slice(0, 3)
}

function noticesOf({ isEnglish, words }: Release, hadHtml: boolean): string[] {
  return [
    ...(isEnglish
      ? []
      : [
          'This does not read like English: hardly any of its words are the little words of English. The rules are for English, so these scores say little about this text.',
        ]),
    ...(hadHtml ? ['The text had HTML markup, which was left out before checking.'] : []),
    ...(words.length < MIN_PROSE_WORDS
      ? [
          `There are ${words.length} words in sentences. Below ${MIN_PROSE_WORDS}, tone and readability cannot be judged, and those checks do not pass.`,
        ]
      : []),
  ]
}
