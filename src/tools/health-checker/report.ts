import { steps } from '../kit/document/text-document'
import { blockToMarkdown } from '../kit/document/to-markdown'
import { groupFindings } from './group-findings'
import type { Health } from './health'
import type { CheckResult } from './types'

/** What no report of rules can say, whatever the score. */
const FORM_ONLY = 'This report checks the form. Somebody who knows the facts checks whether headline and text are true.'

/** The result in words, for the clipboard. */
export function toText(health: Health): string {
  const { overall, status, scores, recommendations, findings, notices } = health
  return [
    `Press release health: ${overall} of 100, ${status}`,
    ...notices,
    ...scores.map(({ label, score, word, feedback }) => `${label}: ${score}, ${word}. ${feedback}`),
    '',
    'Recommendations',
    ...recommendations.map(({ title, text }, index) => `${index + 1}. ${title} ${text}`.trimEnd()),
    '',
    'Findings',
    ...(findings.length === 0 ? ['None.'] : groupFindings(health).map((group, index) => `${index + 1}. ${group}`)),
    '',
    FORM_ONLY,
  ].join('\n')
}

/** The result as a Markdown file, with the table of all checks. */
export function toMarkdown(health: Health): string {
  const { overall, status, scores, recommendations, findings, results, notices, text } = health
  return `${[
    '# Press release health',
    `Overall score: **${overall}** of 100, ${status}`,
    ...notices.map((notice) => `> ${notice}`),
    table(
      ['Sub-score', 'Score', 'Status', 'Checks passed'],
      ['---', '---:', '---', '---:'],
      ...scores.map(({ label, score, word, passed, total }) => [label, score, word, `${passed} of ${total}`]),
    ),
    '## Recommendations',
    blockToMarkdown(steps(recommendations.map(({ title, text: why }) => ({ label: title, text: why })))),
    '## Findings',
    findings.length === 0 ? 'None.' : blockToMarkdown(steps(groupFindings(health))),
    FORM_ONLY,
    '## All checks',
    table(
      ['Check', 'Sub-score', 'Result'],
      ['---', '---', '---'],
      ...results.map((result) => [result.check.title, result.check.group, inWords(result)]),
    ),
    '## The text that was checked',
    quoteBlock(text),
  ].join('\n\n')}\n`
}

/** "Passed" or "Not passed", with the number of places; "Not judged" where the text lacks what the check is about. */
export function inWords({ isPassed, isJudged, count }: CheckResult): string {
  if (isPassed) return 'Passed'
  if (!isJudged) return 'Not judged'
  return count > 1 ? `Not passed, ${count} places` : 'Not passed'
}

const table = (...rows: (string | number)[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A code block that no line of the text can end. */
function quoteBlock(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
