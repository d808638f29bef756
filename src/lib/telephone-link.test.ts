import { expect, test } from 'vitest'
import { telephoneLink } from './telephone-link'

test.each([
  ['+1 212 555 0142', 'tel:+12125550142'],
  ['+49 (0)221 / 555-01', 'tel:+49022155501'],
  ['(212) 555-0142', 'tel:2125550142'],
])('%s', (number, link) => {
  expect(telephoneLink(number)).toBe(link)
})
