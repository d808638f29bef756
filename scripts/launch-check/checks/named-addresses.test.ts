import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { changed, printed } from '../testing/ready-site'

type Profile = { url: string; label?: string }

const listOf = (field: string, profiles: Profile[]) =>
  `${field}:\n${profiles.map(({ url, label }) => `  - url: ${url}\n${label ? `    label: ${label}\n` : ''}`).join('')}`
const settings = (...lines: string[]) => changed('settings/site.yaml', /$/, lines.join(''))
const person = (name: string, ...profiles: Profile[]) =>
  `---\nname: ${name}\nrole: Partner\n${listOf('profiles', profiles)}---\n\nText.\n`
const codes = async (...parameters: Parameters<typeof printed>) =>
  [...(await printed(...parameters)).matchAll(/error \(([\w-]+)\)$/gm)].map(([, code]) => code)

describe('the same address under two names', () => {
  it('is reported in the settings', async () => {
    const products =
      'products:\n  - name: Shelf\n    description: A library.\n    url: https://www.linkedin.com/company/acme/\n'
    expect(
      await printed(settings(listOf('social', [{ url: 'https://linkedin.com/company/acme' }]), products)),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:22:10 error (address-twice)
        url (in products, item 1), "Shelf", has the same address as url (in social, item 1), "LinkedIn".
          22 |     url: https://www.linkedin.com/company/acme/
             |          ^
        Visitors expect two places. Correct one of the two addresses, or remove one of the two.
      "
    `)
  })
  it('is reported where a payment page is the home page', async () => {
    const files = changed('pages/startups.yaml', /(?<=^ +)price: .*/m, '$&\n    checkoutUrl: https://birchway.press/')
    expect(await printed(files)).toMatchInlineSnapshot(`
      "content/pages/startups.yaml:10:18 error (address-twice)
        checkoutUrl (in packages, item 1), "PR Sprint", has the same address as url of content/settings/site.yaml.
          10 |     checkoutUrl: https://birchway.press/
             |                  ^
        Visitors expect two places. Correct one of the two addresses, or remove one of the two.
      "
    `)
  })
  it('is reported at the second of two people', async () => {
    const same = { url: 'https://xing.com/profile/ann' }
    expect(
      await printed({ 'people/ann.md': person('Ann', same), 'people/bea.md': person('Bea', same) }),
    ).toMatchInlineSnapshot(`
      "content/people/bea.md:5:10 error (address-twice)
        url (in profiles, item 1), "Xing", has the same address as url (in profiles, item 1), "Xing" of content/people/ann.md.
          5 |   - url: https://xing.com/profile/ann
            |          ^
        Visitors expect two places. Correct one of the two addresses, or remove one of the two.
      "
    `)
  })
  it('may be a profile of the agency and of a person', async () => {
    const same = { url: 'https://www.xing.com/profile/ann' }
    const files = settings(listOf('social', [same]))
    expect(await printed({ ...files, 'people/ann.md': person('Ann', same) })).toBe('')
    expect(await codes({ ...files, 'people/ann.md': person('Ann', { ...same, label: 'Own page' }) })).toEqual([
      'address-twice',
    ])
  })
  test('whatever the addresses are, each twin is reported once', async () => {
    const url = fc.constantFrom('a', 'b', 'c', 'd').map((name) => `https://${name}.press`)
    await fc.assert(
      fc.asyncProperty(fc.array(url, { maxLength: 5 }), async (urls) => {
        const products = urls.map((url, index) => `  - name: App ${index}\n    description: An app.\n    url: ${url}\n`)
        const found = await codes(settings('products:\n', ...(urls.length ? products : ['  []\n'])))
        expect(found).toEqual(Array(urls.length - new Set(urls).size).fill('address-twice'))
      }),
      { numRuns: cases(8, 100) },
    )
  })
})

describe('a label that names a network', () => {
  it('is reported at the address of another site', async () => {
    expect(
      await printed(settings(listOf('social', [{ url: 'https://news.acme.fr/us', label: 'linkedin' }]))),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:18:10 error (not-of-network)
        The label says "linkedin", whose profiles are at linkedin.com, and this address is at news.acme.fr.
          18 |   - url: https://news.acme.fr/us
             |          ^
        Write the address of the profile at linkedin.com, or name the site that the address leads to.
      "
    `)
  })
  it('may stand at any address where every organization can run the network', async () => {
    expect(await printed(settings(listOf('social', [{ url: 'https://social.acme.fr/@us', label: 'Mastodon' }])))).toBe(
      '',
    )
  })
  it('may be the name of an app', async () => {
    const products = 'products:\n  - name: Threads\n    description: Sews letters.\n    url: https://threads.acme.fr\n'
    expect(await printed(settings(products))).toBe('')
  })
  test('is reported for people as well, whatever the host', async () => {
    const networks = fc.constantFrom('X', 'Facebook', 'LinkedIn', 'YouTube', 'Xing', 'Twitter')
    await fc.assert(
      fc.asyncProperty(networks, fc.webAuthority(), async (label, host) => {
        const files = { 'people/ann.md': person('Ann', { url: `https://${host}/ann`, label }) }
        expect(await codes(files)).toEqual(['not-of-network'])
      }),
      { numRuns: cases(8, 100) },
    )
  })
})
