import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../tests/tier'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { samples } from './fixtures/releases'
import { groupFindings } from './group-findings'
import { checkHealth } from './health'
import { toMarkdown, toText } from './report'

const bakery = samples.find(({ name }) => name.startsWith('partnership'))?.text ?? ''

describe('toText', () => {
  test('has every score with its word, three recommendations and every finding', () => {
    const health = checkHealth(bakery)
    const lines = toText(health).split('\n')
    expect(lines[0]).toBe(`Press release health: ${health.overall} of 100, ${health.status}`)
    for (const { label, score, status } of health.scores) {
      expect(lines.some((line) => line.startsWith(`${label}: ${score}, ${status}.`))).toBe(true)
    }
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(3 + groupFindings(health).length)
    expect(lines.every((line) => !/undefined|NaN|\[object/.test(line))).toBe(true)
  })
})

describe('toMarkdown', () => {
  test('lists all checks with their result in words, and the text that was checked', () => {
    const health = checkHealth(bakery)
    const markdown = toMarkdown(health)
    expect(markdown.match(/\| (?:Passed|Not passed[^|]*) \|$/gm)).toHaveLength(health.results.length)
    expect(markdown).toContain(`\`\`\`text\n${bakery}\n\`\`\``)
  })

  test('nothing of the text becomes markup', () => {
    fc.assert(
      fc.property(fc.array(typedMarkup, { minLength: 1, maxLength: 6 }), (paragraphs) => {
        const health = checkHealth(paragraphs.join('\n\n'))
        const { strong, emphasized, other } = readMarkdown(toMarkdown(health))
        expect(strong).toEqual([String(health.overall), ...health.recommendations.map(({ title }) => title)])
        expect(emphasized).toEqual([])
        expect(other.filter((type) => !/^table/.test(type) && type !== 'blockquote')).toEqual(['code'])
        expect(other.filter((type) => type === 'blockquote')).toHaveLength(health.notices.length)
      }),
      { numRuns: cases(15, 300) },
    )
  })

  test('no text of a visitor ends the block that shows it', () => {
    expect(toMarkdown(checkHealth('a\n```\n# b ````'))).toContain('`````text\na\n```\n# b ````\n`````')
  })
})
