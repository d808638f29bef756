/** Twenty real situations for each tool that writes. */
import { describe, expect, test } from 'vitest'
import { parseFields } from '../../src/tools/kit/form/fields'
import { BAD_PHRASES } from './bad-phrases'
import { SAMPLE_DAY } from './sample'
import { SAMPLED_TOOLS } from './tools'

describe.each(SAMPLED_TOOLS)('$title', ({ tool, samples, write }) => {
  test('has twenty situations, each with a name of its own', () => {
    expect(new Set(samples.map(({ name }) => name)).size).toBe(20)
  })

  test.each(samples)('$name', ({ typed, says = [], never = [] }) => {
    expect(parseFields(tool.fields, typed, SAMPLE_DAY)).toMatchObject({ isValid: true })
    const text = write(typed)
    for (const words of says) expect(text).toMatch(words)
    for (const words of never) expect(text).not.toMatch(words)
    const input = Object.values(typed).join('\n').toLowerCase()
    const bad = BAD_PHRASES.flatMap((phrase) => text.match(new RegExp(phrase, 'giu')) ?? [])
    expect(bad.filter((phrase) => !input.includes(phrase.toLowerCase()))).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}|\[[^\]\n]*\[/)
    if (!input.includes('—')) expect(text).not.toContain('—')
  })
})
