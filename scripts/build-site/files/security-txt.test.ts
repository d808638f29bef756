import { expect, test } from 'vitest'
import type { Site } from '../../../src/schema/settings'
import { securityText } from './security-txt'

const site = { email: 'hello@birchway.press' } as Site

test('security.txt has the address for reports and is valid for a year', () => {
  const { '.well-known/security.txt': text } = securityText(
    { ...site, securityEmail: 'security@birchway.press' },
    'https://www.birchway.press',
    '2026-03-01',
  )
  expect(text).toBe(`Contact: mailto:security@birchway.press
Expires: 2027-03-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.birchway.press/.well-known/security.txt
`)
})

test('security.txt names the general address when there is no other', () => {
  expect(Object.values(securityText(site, 'https://www.birchway.press', '2026-03-01')).join()).toContain(
    'Contact: mailto:hello@birchway.press\n',
  )
})
