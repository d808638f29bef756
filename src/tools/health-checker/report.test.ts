import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { BATTERY_PLANT, samples } from './fixtures/releases'
import { groupFindings } from './group-findings'
import { checkHealth } from './health'
import { toMarkdown, toText } from './report'

const bakery = samples.find(({ name }) => name.startsWith('partnership'))?.text ?? ''

describe('toText', () => {
  test('has every score with its word, three recommendations and every finding', () => {
    const health = checkHealth(bakery)
    const lines = toText(health).split('\n')
    expect(lines[0]).toBe(`Press release health: ${health.overall} of 100, ${health.status}`)
    for (const { label, score, word } of health.scores) {
      expect(lines.some((line) => line.startsWith(`${label}: ${score}, ${word}.`))).toBe(true)
    }
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(3 + groupFindings(health).length)
    expect(lines.every((line) => !/undefined|NaN|\[object/.test(line))).toBe(true)
  })
})

describe('a recommendation can be read without the marked text', () => {
  const first = (text: string, check: string) => {
    const health = checkHealth(text)
    const { number } = health.findings.find((finding) => finding.check.id === check) ?? {}
    return health.recommendations.find(({ finding }) => finding === number)
  }
  const long = (words: number) => `The company has ${'one more '.repeat((words - 5) / 2)}kettle plant.`

  test.each([
    [39, 'two'],
    [51, 'three'],
  ])('a sentence of %i words is quoted, and goes into %s', (words, pieces) => {
    const text = BATTERY_PLANT.replace('The city of', `${long(words)} The city of`)
    expect(first(text, 'long-sentence')).toMatchObject({
      title: `Split into ${pieces} sentences: one thought each.`,
      text: `“The company has one more one more …”: this sentence has ${words} words.`,
    })
  })

  test('words of praise are named, and counted where they come back', () => {
    const text = BATTERY_PLANT.replace(
      'The city of',
      'An innovative and an innovative but powerful idea helped. The city of',
    )
    expect(first(text, 'hype')?.text).toBe(
      '“innovative” (twice), “powerful”: each is on a list of words that put journalists off.',
    )
  })
})

describe('news behind a late dateline', () => {
  const story = (lead: string) =>
    `Riverbank festival returns with 60 concerts\n\nMusic has always been at the heart of life on the river.\n\nCOLOGNE, 2 April 2026 – ${lead}`
  const why = (lead: string) => checkHealth(story(lead)).findings.find(({ check }) => check.id === 'why')

  test('is the remedy only for what it says', () => {
    expect(why('Riverbank opens two stages to raise money for the bridge.')?.remedy).toBe(
      'Cut what is in front of the dateline: the news begins there.',
    )
    expect(why('Riverbank opens two stages on 3 July.')).toMatchObject({
      reason: 'Neither the first paragraph nor the one with the dateline says why.',
      remedy: expect.stringMatching(/^Cut what is in front of the dateline, then add the reason/),
    })
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
