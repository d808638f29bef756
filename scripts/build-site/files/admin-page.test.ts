import { expect, test } from 'vitest'
import { configureAdminPage } from './admin-page'

const BUNDLED =
  '<!doctype html><html><head>\n<script type="module" src="/admin/main.js"></script></head><body></body></html>'
const SITE = {
  repository: { provider: 'github', repository: 'owner/site', branch: 'main' },
  policy: "script-src 'self'",
} as const
const CONFIGURED =
  '<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src \'self\'">' +
  '<script type="application/json" id="repository">{"provider":"github","repository":"owner/site","branch":"main"}</script>' +
  '\n<script type="module" src="/admin/main.js"></script></head><body></body></html>'

test('the policy and the repository are the first elements of the head', () => {
  expect(configureAdminPage(BUNDLED, SITE)).toBe(CONFIGURED)
})

test('the page can be configured again for another repository', () => {
  const first = configureAdminPage(BUNDLED, { repository: undefined, policy: "default-src 'none'" })
  expect(first).toContain('id="repository">null</script>')
  expect(configureAdminPage(first, SITE)).toBe(CONFIGURED)
})

test('no value can end the block or be read as a pattern', () => {
  const branch = "</script><script>alert(1)</script>$&$'"
  const page = configureAdminPage(BUNDLED, { ...SITE, repository: { ...SITE.repository, branch } })
  expect(page).not.toContain('alert(1)</script>')
  const block = /id="repository">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(block).branch).toBe(branch)
})

test('a page without a head is an error', () => {
  expect(() => configureAdminPage('<html></html>', SITE)).toThrow('The page of the forms has no <head>.')
})
