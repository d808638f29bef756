import { expect, test } from 'vitest'
import { newsletterRequest } from './newsletter-request'

test('names the address that was typed', () => {
  expect(newsletterRequest('hello@example.com', 'ann+news@example.org')).toBe(
    'mailto:hello@example.com?subject=Newsletter%20subscription&body=Please%20send%20the%20newsletter%20to%20ann%2Bnews%40example.org',
  )
})

test('keeps what was typed in its line of the body', () => {
  const url = new URL(newsletterRequest('hello@example.com', 'a@b\r\n&bcc=c@d'))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('body')).toBe('Please send the newsletter to a@b &bcc=c@d')
})
