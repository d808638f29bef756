import { expect, hydrate, test } from './journey'

test('no script can turn a text into HTML or into a script', async ({ page, noise }) => {
  noise.expect(/requires 'Trusted|Refused to create a TrustedTypePolicy|Creating a TrustedTypePolicy/)
  await page.goto('/about')
  await hydrate(page)
  const tried = await page.evaluate(() => {
    const nameOf = (attempt: () => unknown) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    return {
      html: nameOf(() => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' })),
      frame: nameOf(() => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' })),
      script: nameOf(() => Object.assign(script, { text: 'alert(1)' })),
      address: nameOf(() => Object.assign(script, { src: '/assets/x.js' })),
      policy: nameOf(() => trustedTypes.createPolicy('other', { createHTML: (html: string) => html })),
      samePolicy: nameOf(() => trustedTypes.createPolicy('content', { createHTML: (html: string) => html })),
    }
  })
  expect(tried).toEqual({
    ...{ html: 'TypeError', frame: 'TypeError', script: 'TypeError', address: 'TypeError' },
    ...{ policy: 'TypeError', samePolicy: 'TypeError' },
  })
})
