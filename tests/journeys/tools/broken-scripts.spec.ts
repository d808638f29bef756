/** A tool whose own script fails: it says so in its place, and is tried again where that can help. */
import { tool as checker } from '../../../src/tools/health-checker/tool'
import { tool } from '../../../src/tools/roi-calculator/tool'
import { notLoaded } from '../../../src/words/tools/health-checker'
import { expect, hydrate, test } from '../journey'
import { headingOf, isOnSite } from '../site'
import { errors } from '../words'
import { FLAWED } from './flawed-release'
import { fill, inputOf, makeResult, submitButton } from './tool-page'

const SCRIPT = '**/assets/roi-result-*.js'
const PATH = `/tools/${tool.slug}`

if (isOnSite(tool)) {
  test('a tool that fails shows the error in its place, with its message and a way home', async ({ page, noise }) => {
    noise.expect(/^error: Error: The tool is broken\./)
    await page.route(SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("The tool is broken.") }',
      }),
    )
    await page.goto(PATH)
    await hydrate(page)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { level: 2 })).toHaveText(errors.heading)
    await expect(alert).toContainText('The tool is broken.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(PATH))
    await alert.getByRole('link', { name: errors.home }).click()
    await expect(page).toHaveURL('/')
  })

  test('a tool whose script could not be fetched starts at the next use, and keeps what was typed', async ({
    page,
    noise,
  }) => {
    noise.expect(/^failed: .*\/assets\/roi-result-|^error: Failed to load resource/)
    await page.route(SCRIPT, (route) => route.abort('internetdisconnected'))
    await page.goto(PATH)
    const failed = page.waitForEvent('requestfailed')
    await fill(page, tool, { budget: '5000' })
    await failed
    await page.unroute(SCRIPT)
    await fill(page, tool, { followers: '100000', engagementRate: '4', campaignType: 'brand-awareness' })
    await hydrate(page)
    await expect(page.getByLabel(tool.fields.budget.label)).toHaveValue('5000')
    await expect(submitButton(page, tool)).toBeEnabled()
  })
}

if (isOnSite(checker))
  test('checks that are gone since a deployment take nothing of the text that was pasted', async ({ page, noise }) => {
    noise.expect(/^error: Failed to load resource: the server responded with a status of 404/)
    await page.route('**/assets/checked-release-*.js', (route) => route.fulfill({ status: 404 }))
    await makeResult(page, checker, { release: FLAWED })
    await expect(page.getByText(notLoaded)).toBeVisible()
    await expect(inputOf(page, checker, 'release')).toHaveValue(FLAWED)
    await expect(page.getByRole('heading', { name: errors.heading })).toHaveCount(0)
  })
