import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailtoAddress } from './mailto'

const to = 'hello@example.com'

test('encodes subject and body, with CRLF between lines', () => {
  expect(mailtoAddress(to, { subject: 'Tea & cake?', body: 'One\nTwo\r\nThree' })).toBe(
    'mailto:hello@example.com?subject=Tea%20%26%20cake%3F&body=One%0D%0ATwo%0D%0AThree',
  )
})

test('lets nothing add a recipient or a header', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const url = new URL(mailtoAddress(to, { subject, body }))
      expect(url.pathname).toBe(to)
      expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    }),
  )
})
