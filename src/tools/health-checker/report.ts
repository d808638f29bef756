import * as words from '@words/tools/health-checker'
import { list, paragraph, section, steps, type TextDocument } from '../kit/document/text-document'
import type { CheckResult } from './check'
import type { Health } from './check-release'
import { byReason, type Finding, inContext } from './findings'

/** The result as a document to take away, with the text that was checked. */
export function reportOf(health: Health): TextDocument {
  const { overall, status, kind, scores, recommendations, results, notices, text } = health
  return {
    title: `Press release health: ${overall} of 100, ${status}`,
    intro: [...notices, `Judged as: ${kind}.`, words.formOnly].map(paragraph),
    sections: [
      section('scores', 'Sub-scores', [
        list(
          scores.map(({ label, score, word, feedback }) => ({
            label,
            text: `${score === undefined ? word : `${score}, ${word}`}. ${feedback}`,
          })),
        ),
      ]),
      section('recommendations', 'Recommendations', [
        steps(recommendations.map(({ title, text: why }) => ({ label: title, text: why }))),
      ]),
      section('findings', 'Findings', [steps(findingsIn(health))]),
      section('checks', 'All checks', [
        list(results.map((result) => ({ label: result.check.title, text: inWords(result) }))),
      ]),
      section('text', 'The text that was checked', text.split(/\n+/).map(paragraph)),
    ],
  }
}

/** "Passed" or "Not passed", with the number of places; "Not judged" where the text lacks what the check is about. */
export function inWords({ isPassed, isJudged, count }: CheckResult): string {
  if (isPassed) return 'Passed'
  if (!isJudged) return 'Not judged'
  return count > 1 ? `Not passed, ${count} places` : 'Not passed'
}

function findingsIn({ findings, text, hasNews }: Health): string[] {
  if (!hasNews) return [words.noNews]
  return findings.length === 0 ? ['None.'] : findings.map((finding) => inOneLine(finding, text))
}

function inOneLine({ check, count, places, sources }: Finding, text: string): string {
  const where = byReason(places).map(([reason, own]) => {
    const [first] = own
    const names = [...new Set(own.map(({ name }) => name))].join('; ')
    return `${names}: ${own.length === 1 && first ? inContext(first, text) : reason}`
  })
  const marked = count > places.length ? `, of which the first ${places.length}` : ''
  const counted = count > 1 ? `, ${count} places${marked}` : ''
  const source = sources.map(({ name }) => name).join('; ')
  return `${check.name} (${check.weight}${counted}). ${where.join(' ')} Remedy: ${check.remedy} Source: ${source}.`
}
