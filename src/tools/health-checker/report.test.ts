import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { checkRelease } from './check-release'
import { reportOf } from './report'
import { BATTERY_PLANT, samples } from './testing/releases'
import { TABLE } from './testing/table'

const checkHealth = (text: string) => checkRelease(text, TABLE)
const partnership = samples.find(({ name }) => name.startsWith('partnership'))?.text ?? ''

describe('the report', () => {
  test('has every score with its word, three recommendations, every finding, every check and the text', () => {
    const health = checkHealth(partnership)
    const lines = toPlainText(reportOf(health)).split('\n')
    expect(lines[0]).toBe(`Press release health: ${health.overall} of 100, ${health.status}`)
    for (const { label, score, word } of health.scores) {
      expect(lines.some((line) => line.startsWith(`- ${label}: ${score}, ${word}.`))).toBe(true)
    }
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(3 + health.findings.length)
    expect(lines.filter((line) => /: (?:Passed|Not passed|Not judged)/.test(line))).toHaveLength(health.results.length)
    expect(lines).toContain('About Brightfold')
    expect(lines.every((line) => !/undefined|NaN|\[object/.test(line))).toBe(true)
  })

  test('a text without news has one finding', () => {
    expect(toPlainText(reportOf(checkHealth('Hello')))).toMatch(/Findings\n-+\n\n1\. There is no news here yet\..*\n\n/)
  })

  test('a reason is said once for all its places', () => {
    const text = BATTERY_PLANT.replace('The city of', 'An innovative and an innovative idea helped. The city of')
    const report = toPlainText(reportOf(checkHealth(text)))
    expect(report).toContain('Hype words (important, 2 places). Body, line 13: “innovative” is on a list')
  })

  test('nothing of the text becomes markup', () => {
    fc.assert(
      fc.property(fc.array(typedMarkup, { minLength: 1, maxLength: 6 }), (paragraphs) => {
        const health = checkHealth(paragraphs.join('\n\n'))
        const { strong, emphasized, other } = readMarkdown(toMarkdown(reportOf(health)))
        expect(strong).toHaveLength(health.scores.length + 3 + health.results.length)
        expect(emphasized).toEqual([])
        expect(other).toEqual([])
      }),
      { numRuns: cases(15, 300) },
    )
  })
})

test('a recommendation can be read without the marked text', () => {
  const long = `The company has ${'one more '.repeat(17)}kettle plant.`
  const { recommendations } = checkHealth(BATTERY_PLANT.replace('The city of', `${long} The city of`))
  expect(recommendations[0]?.text).toMatch(/^“The company has one more one more …”: this sentence has 39 words\./)
})
