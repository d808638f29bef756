import { describe, expect, it } from 'vitest'
import { readOptions, sizesIn } from './options'

describe('options', () => {
  const options = { runs: { type: 'string', default: '3' } } as const

  it('have defaults', () => {
    expect(readOptions([], options).runs).toBe('3')
    expect(readOptions(['--runs', '5'], options).runs).toBe('5')
  })

  it.each([['--rnus'], ['5'], ['--runs']])('%s is a mistake in one line', (arg) => {
    expect(() => readOptions([arg], options)).toThrow(/^[^\n]+; there are --runs$/)
  })
})

describe('sizes', () => {
  it('are numbers with commas between them', () => {
    expect(sizesIn('0,100, 10000', 0)).toEqual([0, 100, 10_000])
  })

  it.each(['', '100,', 'many', '1e3', '-1', '0', '1.5'])('%j is a mistake', (text) => {
    expect(() => sizesIn(text, 1)).toThrow('write a whole number from 1 on')
  })
})
