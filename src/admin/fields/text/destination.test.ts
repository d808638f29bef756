import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination'

const pages = [
  { path: '/services/market-research', title: 'Market Research' },
  { path: '/blog/media-day', title: 'A media day' },
  { path: '/blog/one', title: 'News' },
  { path: '/blog/two', title: 'News' },
  { path: '/blog/newsletters', title: 'Newsletters' },
  { path: '/blog/either', title: 'Either/or' },
  { path: '/blog/clients', title: 'The client’s day' },
]

describe('a link leads', () => {
  test.each([
    ['Market Research', '/services/market-research'],
    ['  market   RESEARCH ', '/services/market-research'],
    ['market res', '/services/market-research'],
    ['newsl', '/blog/newsletters'],
    ['Either/or', '/blog/either'],
    ["the client's", '/blog/clients'],
  ])('for %j to the page of that title', (typed, address) => {
    expect(destinationOf(pages, typed)?.address).toBe(address)
  })

  test.each([
    '/services/market-research',
    '/blog/one#limits',
    '#limits',
    'https://example.com/x (1)',
    'mailto:desk@example.com',
    'tel:+15551234567',
    'sms:+15551234567',
    'example.com/path',
  ])('for %j there', (typed) => {
    expect(destinationOf(pages, ` ${typed} `)).toEqual({ address: typed })
  })

  test.each(['', '  ', 'News', 'new', 'relations', 'Market Research today', 'yes / no', 'a'.repeat(200)])(
    'for %j nowhere: it is not an address, and not a single page',
    (typed) => {
      expect(destinationOf(pages, typed)).toBeUndefined()
    },
  )
})
