import { describe, expect, it } from 'vitest'
import { changed, printed } from '../testing/ready-site'

describe('the company in law', () => {
  const office = (line: string, telephone: string) =>
    changed(
      'pages/contact.yaml',
      /^offices:\n(?: .*\n)+/m,
      `offices:\n  - heading: Office\n    legalName: Acme LLC\n    address:\n      - ${line}\n    telephone: ${telephone}\n    hours: Weekdays\n    timeZone: UTC\n`,
    )

  it('has an address and a number of its own', async () => {
    expect(await printed(office('100 Sample Street', '+1 212 555 0142'))).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:17:9 error (placeholder-office)
        "100 Sample Street" is only a placeholder, and the contact page and the legal texts show it.
          17 |       - 100 Sample Street
             |         ^
        Write the real one. A telephone number can be left out.

      content/pages/contact.yaml:18:16 error (placeholder-office)
        "+1 212 555 0142" is only a placeholder, and the contact page and the legal texts show it.
          18 |     telephone: +1 212 555 0142
             |                ^
        Write the real one. A telephone number can be left out.
      "
    `)
    expect(await printed(office('12 Harbor Street', '+1 212 555 2142'))).toBe('')
  })
  it('is named', async () => {
    expect(await printed(changed('pages/contact.yaml', /^offices:\n(?: .*\n)+/m, ''))).toMatchInlineSnapshot(`
      "content/pages/contact.yaml:1:1 error (missing-office)
        The contact page and the legal texts name no company and no postal address.
          1 | title: Some words
            | ^
        Add an office to "offices" in this file; the laws of many countries ask for both.
      "
    `)
  })
})
