import { expect, test } from 'vitest'
import { unionOf } from './plan'

const ids = (count: number) => Array.from({ length: count }, (_, number) => `post-${number}`)

test('ids are a union of texts, in their order', () => {
  expect(unionOf(['b', 'a'])).toBe("'a' | 'b'")
  expect(unionOf([])).toBe("''")
})

test('more ids than TypeScript can work with are any text', () => {
  expect(unionOf(ids(50_000))).toContain("'post-49999'")
  expect(unionOf(ids(50_001))).toBe('string')
})
