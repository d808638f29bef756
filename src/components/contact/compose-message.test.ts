import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeMessage } from './compose-message'

const to = 'hello@example.com'
const ann = { name: 'Ann Lee', email: 'ann@example.org', company: 'Acme & Sons', message: 'Hello,\nwe launch in May.' }

describe('composeMessage', () => {
  test('writes subject and body as the agency’s inbox expects them', () => {
    const { subject, body, address, mayBeCut } = composeMessage(to, ann)
    expect(subject).toBe('Contact from Ann Lee - Acme & Sons')
    expect(body).toBe(
      'Name: Ann Lee\nEmail: ann@example.org\nCompany: Acme & Sons\n\nMessage:\nHello,\nwe launch in May.',
    )
    expect(address).toBe(
      'mailto:hello@example.com?subject=Contact%20from%20Ann%20Lee%20-%20Acme%20%26%20Sons' +
        '&body=Name%3A%20Ann%20Lee%0D%0AEmail%3A%20ann%40example.org%0D%0ACompany%3A%20Acme%20%26%20Sons' +
        '%0D%0A%0D%0AMessage%3A%0D%0AHello%2C%0D%0Awe%20launch%20in%20May.',
    )
    expect(mayBeCut).toBe(false)
  })

  test('leaves no trailing dash without a company', () => {
    expect(composeMessage(to, { ...ann, company: '' }).subject).toBe('Contact from Ann Lee')
  })

  test('warns when the address gets longer than mail programs take', () => {
    expect(composeMessage(to, { ...ann, message: 'x'.repeat(1500) }).mayBeCut).toBe(false)
    expect(composeMessage(to, { ...ann, message: 'ж'.repeat(400) }).mayBeCut).toBe(true)
  })

  test('lets nothing typed add a recipient or a header', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string({ unit: 'binary' }),
          email: fc.string({ unit: 'binary' }),
          company: fc.string({ unit: 'binary' }),
          message: fc.string({ unit: 'binary' }),
        }),
        (message) => {
          const url = new URL(composeMessage(to, message).address)
          expect(url.pathname).toBe(to)
          expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
          expect(url.searchParams.get('subject')).not.toMatch(/[\r\n]/)
        },
      ),
    )
  })
})
