import { describe, expect, it } from 'vitest'
import { sizesIn } from './options'

describe('sizes', () => {
  it('are numbers with commas between them', () => {
    expect(sizesIn('0,100, 10000', 0)).toEqual([0, 100, 10_000])
  })

  it.each(['', '100,', 'many', '1e3', '-1', '0', '1.5'])('%j is refused', (text) => {
    expect(() => sizesIn(text, 1)).toThrow('write a whole number from 1 on')
  })
})
