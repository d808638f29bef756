import { describe, expect, test } from 'vitest'
import { samples } from './fixtures/releases'
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
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(3 + health.findings.length)
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

  test('no text of a visitor ends the block that shows it', () => {
    expect(toMarkdown(checkHealth('a\n```\n# b ````'))).toContain('`````text\na\n```\n# b ````\n`````')
  })
})
