import { expect, test } from 'vitest'
import { withoutShouting } from './quiet'

test.each([
  ['NEW SNEAKER DROP', 'New sneaker drop'],
  ['6 TIKTOKS ON TIKTOK', '6 TikToks on TikTok'],
  // A single word, short words and texts with small letters can be names.
  ['LUMEN', 'LUMEN'],
  ['BMW X5', 'BMW X5'],
  ['NASA OPENS its doors', 'NASA OPENS its doors'],
])('%s becomes %s', (typed, written) => {
  expect(withoutShouting(typed)).toBe(written)
})
