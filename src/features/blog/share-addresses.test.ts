import { expect, test } from 'vitest'
import { shareAddresses } from './share-addresses'

const page = 'https://www.example.com/blog/a?b=1&c=2#d'

test('each address hands over the page whole, and X the title too', () => {
  const [x, facebook, linkedIn] = shareAddresses('100% “R&D” + more', page).map(({ href }) => new URL(href))
  expect(x?.searchParams.get('text')).toBe('100% “R&D” + more')
  expect(x?.searchParams.get('url')).toBe(page)
  expect(facebook?.searchParams.get('u')).toBe(page)
  expect(linkedIn?.searchParams.get('url')).toBe(page)
})
