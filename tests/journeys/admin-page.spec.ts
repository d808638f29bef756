import { configureAdminPage } from '../../scripts/build-site/files/admin-page'
import { adminSecurityPolicy } from '../../scripts/build-site/hosts/security-policy'
import { originsOf } from '../../src/admin/files/repository'
import { violations } from './axe'
import { expect, test } from './journey'

test('the forms of the public site say how they are set up, until they are', async ({ page, request }) => {
  const bare = await request.get('/admin?from=mail', { maxRedirects: 0 })
  expect(bare.status()).toBe(308)
  expect(bare.headers().location).toBe('/admin/?from=mail')

  // Firefox reports what the policy stops as an error; Chromium tells only who listens.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`The policy stopped ${violatedDirective} in ${sourceFile}`),
    )
  })
  const withoutRepository = { repository: undefined, policy: adminSecurityPolicy(originsOf(undefined)) }
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: configureAdminPage(await response.text(), withoutRepository) })
  })
  const response = await page.goto('/admin/')
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'self'/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forms are not set up on this site yet')
  await expect(page.getByRole('main')).toContainText(`${new URL(page.url()).origin}/admin/`)
  await expect(page.getByRole('main')).toContainText('src/admin/settings.ts')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'To the site' }).click()
  await expect(page).toHaveURL('/')
})
