import { checks } from './checks'
import { headlineTerms } from './checks/keywords'
import { MAX_MARKS_PER_CHECK, MIN_PROSE_WORDS } from './data/limits'
import { firstStep } from './first-step'
import { type Recommendation, recommend } from './recommend'
import { overallOf, type Score, scoreGroups, statusOf } from './scoring'
import { prepare } from './text/prepare'
import { type Counts, countText } from './text/readability'
import { hasBody, type Release, readRelease, spanAt } from './text/release'
import type { Check, CheckResult, Finding, Status } from './types'

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
  /** Whether the text is one already, or has to be written first. */
  isRelease: boolean
}

/** Checks a release. The same text gives the same result, and the text stays where it is. */
export function checkHealth(raw: string): Health {
  const { text, hadHtml } = prepare(raw)
  const release = readRelease(text)
  const lacks = lacksOf(release)
  const results = checks.map((check) => runCheck(check, release, lacks))
  const scores = scoreGroups(results)
  const overall = overallOf(scores)
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
    recommendations: recommend(results, findings, text),
    notices: noticesOf(release, results, hadHtml),
    isRelease: firstStep(release, results) === undefined,
  }
}

const isTooShort = ({ words }: Release) => words.length < MIN_PROSE_WORDS

/** Which needs of checks the text does not meet. */
const lacksOf = (release: Release) => ({
  prose: isTooShort(release),
  headline: !release.headline,
  lead: !release.lead,
  body: !hasBody(release),
  terms: headlineTerms(release).length === 0,
})

/** Runs a check. What it finds counts in every text; where it finds nothing, the text must have what it judges. */
function runCheck(check: Check, release: Release, lacks: ReturnType<typeof lacksOf>): CheckResult {
  const missing = (check.needs ?? []).filter((need) => lacks[need])
  const faults = missing.every((need) => need === 'prose') ? check.run(release) : []
  return {
    check,
    isPassed: faults.length === 0 && missing.length === 0,
    isJudged: faults.length > 0 || missing.length === 0,
    count: faults.length,
    faults: faults.toSorted((one, other) => one.start - other.start).slice(0, MAX_MARKS_PER_CHECK),
  }
}

/** All findings in the order of the text, numbered from 1. */
function listFindings({ text, parts }: Release, results: readonly CheckResult[]): Finding[] {
  const all = results.flatMap(({ check, faults }) => faults.map((fault) => ({ ...fault, check })))
  all.sort((one, other) => one.start - other.start || one.end - other.end)
  let line = 1
  let seen = 0
  return all.map(({ check, start, end, reason, remedy, source }, index) => {
    for (; seen < start; seen += 1) if (text[seen] === '\n') line += 1
    const part = spanAt(parts, start) ?? spanAt(parts, start - 1)
    return {
      start,
      end,
      number: index + 1,
      check,
      reason,
      remedy: remedy ?? check.remedy,
      source: source ?? check.source,
      place:
        start === text.length && !check.needs?.includes('lead')
          ? 'End of the text'
          : `${part ? `${part.name}, line` : 'Line'} ${line}`,
    }
  })
}

function noticesOf(release: Release, results: readonly CheckResult[], hadHtml: boolean): string[] {
  const first = release.isEnglish ? firstStep(release, results) : undefined
  return [
    ...(release.isEnglish
      ? []
      : [
          'This does not read like English: hardly any of its words are the little words of English. The rules are for English, so these scores say little about this text.',
        ]),
    ...(hadHtml ? ['The text had HTML markup, which was left out before checking.'] : []),
    ...(first ? [first] : []),
    ...(isTooShort(release)
      ? [
          `There ${release.words.length === 1 ? 'is 1 word' : `are ${release.words.length} words`} in sentences. Below ${MIN_PROSE_WORDS}, tone and readability cannot be ${results.some(({ check, isJudged }) => isJudged && ['tone', 'readability'].includes(check.group)) ? 'fully ' : ''}judged. What is not judged counts as not passed, so the total says how much is missing, not how well the text is written.`,
        ]
      : []),
  ]
}
