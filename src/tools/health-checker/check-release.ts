import * as copy from '@words/tools/health-checker'
import type { CheckId } from '@/schema/tool-tables/check-names'
import type { ReleaseTable } from '@/schema/tool-tables/release-checks'
import { fillSentence } from '../kit/document/sentence'
import { patternOf } from '../kit/english/phrases'
import { at, type Check, type CheckResult, fault, type Need, type Rule } from './check'
import { citationRules } from './checks/citation'
import { headlineTerms, keywordsRules } from './checks/keywords'
import { readabilityRules } from './checks/readability'
import { relevanceRules } from './checks/relevance'
import { structureRules } from './checks/structure'
import { toneRules } from './checks/tone'
import { listFindings, recommend } from './findings'
import { overallOf, scoreGroups, statusOf } from './scoring'
import { prepare } from './text/prepare'
import { countText } from './text/readability'
import { type Answers, type Release, readRelease } from './text/release'

/** What was found in a text. */
export type Health = ReturnType<typeof checkRelease>

/** Our own: below this many words of running text, wording and readability cannot be judged. */
export const MIN_PROSE_WORDS = 50
/** Our own: a page of marks does not help, so no check marks more places than this; the rest are counted. */
export const MAX_MARKS_PER_CHECK = 15

/** What every release has. Our own: a text without most of it has no news yet. */
const BASICS = ['headline', 'lead', 'what', 'dateline', 'figures', 'quote', 'contact']
const MOST_BASICS = 5

const RULES: Readonly<Record<CheckId, Rule>> = {
  ...toneRules,
  ...readabilityRules,
  ...relevanceRules,
  ...structureRules,
  ...keywordsRules,
  ...citationRules,
}

/** What the visitor asks about: the kind of text, and what is known of it. */
export type Question = Answers & { kind?: unknown }

/** Checks a text. The same text and answers give the same result, and the text stays where it is. */
export function checkRelease(raw: string, table: ReleaseTable, { kind: id, ...answers }: Question = {}) {
  const { text, hadHtml } = prepare(raw)
  const release = readRelease(text, answers)
  const kind = table.kinds.find((one) => one.id === id) ?? table.kinds[0]
  const results = withoutRepeats(runChecks(release, table, kind))
  const scores = scoreGroups(results)
  const overall = overallOf(scores)
  const missing = results.filter(({ check, isPassed }) => BASICS.includes(check.id) && !isPassed).length
  // Only a text that must say what happened can lack it.
  const isNews = release.isEnglish && results.some(({ check }) => check.id === 'what')
  const hasNews = !isNews || missing < MOST_BASICS
  const findings = listFindings(release, results)
  return {
    text,
    release,
    kind: kind?.label ?? '',
    counts: countText(release.sentences.map(({ words }) => words)),
    overall,
    status: statusOf(overall),
    scores,
    results,
    findings,
    recommendations: recommend(findings, text, hasNews),
    notices: noticesOf(release, hadHtml),
    /** Whether there is anything to judge but what has to be written first. */
    hasNews,
  }
}

type Kind = ReleaseTable['kinds'][number]

function runChecks(release: Release, table: ReleaseTable, kind: Kind | undefined): CheckResult[] {
  const lacks: Record<Need, boolean> = {
    English: !release.isEnglish,
    prose: release.words.length < MIN_PROSE_WORDS,
    headline: !release.headline,
    lead: !release.lead,
    terms: headlineTerms(release).length === 0,
    sender: !release.sender,
  }
  const checks = [
    ...(kind?.checks ?? []).flatMap((id) => measuredCheck(id, table)),
    ...(kind?.mentions ?? []).map(mentionCheck),
  ].filter(({ id }) => id !== 'own-keywords' || release.keywords.length > 0)
  return checks.map((check) => {
    const missing = (check.needs ?? []).filter((need) => lacks[need])
    // What is found counts in every text; where nothing is found, the text must have what the check judges.
    const faults = missing.every((need) => need === 'prose') ? check.run(release, table) : []
    return {
      check,
      isPassed: faults.length === 0 && missing.length === 0,
      isJudged: faults.length > 0 || missing.length === 0,
      count: faults.length,
      faults: faults.toSorted((one, other) => one.start - other.start).slice(0, MAX_MARKS_PER_CHECK),
    }
  })
}

/** The check that measures, with what the table says of it. What the table does not have is left out. */
function measuredCheck(id: CheckId, { checks }: ReleaseTable): Check[] {
  const rule = RULES[id]
  const limit = { typed: String(rule.limit ?? ''), blank: 'limit' }
  return checks
    .filter((said) => said.id === id)
    .map(({ source, href, title, ...prose }) => ({
      ...{ ...prose, ...rule, title: fillSentence(title, { limit }) },
      source: source ? { name: source, href } : undefined,
    }))
}

/** A check that looks for one of some words. */
function mentionCheck({ words, ...prose }: Kind['mentions'][number]): Check {
  const run: Rule['run'] = ({ text }) =>
    text.search(patternOf(words)) >= 0 ? [] : fault(at(0), 'None of the words that say so was found.')
  return { ...prose, id: prose.name, needs: ['English'], run }
}

/** One missing thing is one finding: where two checks fail for the same reason, the other one says it. */
const withoutRepeats = (results: readonly CheckResult[]): CheckResult[] =>
  results.map((result) =>
    !result.isPassed && results.some(({ check, count }) => check.id === result.check.partOf && count > 0)
      ? { ...result, isJudged: false, count: 0, faults: [] }
      : result,
  )

function noticesOf({ isEnglish, words, sentences, prose, text }: Release, hadHtml: boolean): string[] {
  const links = text.match(/\bhttps?:\/\/\S+|\bwww\.\S+/g)?.length ?? 0
  const counts = { words: words.length, sentences: sentences.length, paragraphs: prose.length, links }
  const isShort = isEnglish && words.length < MIN_PROSE_WORDS
  return [
    ...(isEnglish ? [] : [copy.otherLanguage(counts)]),
    ...(hadHtml ? [copy.hadHtml] : []),
    ...(isShort ? [copy.tooShort(words.length, MIN_PROSE_WORDS)] : []),
  ]
}
