import { steps } from '../kit/document/text-document'
import { blockToMarkdown } from '../kit/document/to-markdown'
import { sources } from './data/sources'
import type { CheckResult, Finding, Health } from './health'

/** The result in words, for the clipboard. */
export function toText(health: Health): string {
  const { overall, status, scores, recommendations, findings } = health
  return [
    `Press release health: ${overall} of 100, ${status}`,
    ...scores.map(({ label, score, status: word, feedback }) => `${label}: ${score}, ${word}. ${feedback}`),
    '',
    'Recommendations',
    ...recommendations.map(({ title, text }, index) => `${index + 1}. ${title} ${text}`.trimEnd()),
    '',
    'Findings',
    ...(findings.length === 0
      ? ['None.']
      : findings.map((finding) => `${finding.number}. ${inOneLine(finding, health)}`)),
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
      ...scores.map(({ label, score, status: word, passed, total }) => [label, score, word, `${passed} of ${total}`]),
    ),
    '## Recommendations',
    blockToMarkdown(steps(recommendations.map(({ title, text: why }) => ({ label: title, text: why })))),
    '## Findings',
    findings.length === 0 ? 'None.' : blockToMarkdown(steps(findings.map((finding) => inOneLine(finding, health)))),
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

/** "Passed" or "Not passed", with the number of places. */
export function inWords({ isPassed, isTooShort, count }: CheckResult): string {
  if (isPassed) return 'Passed'
  if (isTooShort) return 'Not passed, too little text'
  return count > 1 ? `Not passed, ${count} places` : 'Not passed'
}

/** What a finding is about: the words in the text, shortened; nothing where something is missing. */
export function excerpt({ start, end }: Finding, text: string): string {
  const found = text.slice(start, end).replace(/\s+/g, ' ')
  return found.length > 90 ? `${Array.from(found).slice(0, 85).join('').trimEnd()} …` : found
}

function inOneLine(finding: Finding, { text }: Health): string {
  const { check, place, reason, source } = finding
  const found = excerpt(finding, text)
  return `${check.short} (${place}${found ? `: ${found}` : ''}). ${reason} Remedy: ${check.remedy} Source: ${sources[source].name}.`
}

const table = (...rows: (string | number)[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A code block that no line of the text can end. */
function quoteBlock(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
