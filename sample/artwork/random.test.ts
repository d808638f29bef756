import { expect, test } from 'vitest'
import { randomFrom } from './random'

const ten = (seed: string) => {
  const random = randomFrom(seed)
  return Array.from({ length: 10 }, () => random.next())
}

test('the same seed gives the same numbers', () => {
  expect(ten('services/startup-pr.webp')).toEqual(ten('services/startup-pr.webp'))
})

test('another seed gives other numbers', () => {
  expect(ten('a')).not.toEqual(ten('b'))
})

test('numbers stay within their bounds', () => {
  const random = randomFrom('bounds')
  for (let index = 0; index < 1000; index++) {
    expect(random.whole(2, 4)).toBeOneOf([2, 3, 4])
    const value = random.between(-1, 1)
    expect(value >= -1 && value < 1).toBe(true)
  }
})
