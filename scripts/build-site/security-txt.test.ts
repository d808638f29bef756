import { expect, test } from 'vitest'
import type { Site } from '../../src/schema/settings'
import { securityText } from './security-txt'

const site = { email: 'hello@longwire.press' } as Site

test('security.txt has the address for reports and is valid for a year', () => {
  const { '.well-known/security.txt': text } = securityText(
    { ...site, securityEmail: 'security@longwire.press' },
    'https://www.longwire.press',
    '2026-03-01',
  )
  expect(text).toBe(`Contact: mailto:security@longwire.press
Expires: 2027-03-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.longwire.press/.well-known/security.txt
`)
})

test('security.txt names the general address when there is no other', () => {
  expect(Object.values(securityText(site, 'https://www.longwire.press', '2026-03-01')).join()).toContain(
    'Contact: mailto:hello@longwire.press\n',
  )
})
