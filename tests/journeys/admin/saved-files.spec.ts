/** Files that are saved in an editor's own program show on the open page. */
import type { Route } from '@playwright/test'
import { expect } from '../journey'
import { test } from './editor'

const FILE = 'blog/form-brief.md'
const PAGE = '/blog/form-brief'

test('what is saved while a page is on its way to the browser is on it', { tag: '@deep' }, async ({
  page,
  request,
  project,
}) => {
  const before = await project.read(FILE)
  const saveMeanwhile = async (route: Route) => {
    await project.write(FILE, `${before}\nA sentence that came late.\n`)
    await expect.poll(async () => (await request.get(`/data${PAGE}.json`)).text()).toContain('came late')
    await route.continue()
  }
  await page.route('**/follow-changes.ts*', saveMeanwhile, { times: 1 })
  await page.goto(PAGE)
  await expect(page.getByText('A sentence that came late.')).toBeVisible()
  await project.write(FILE, before)
  await expect(page.getByText('A sentence that came late.')).toHaveCount(0)
})

test('what is saved while React takes over a page is on it', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(PAGE)
  await expect(heading).not.toHaveText('A late title')
  await page.addInitScript(delayReact)
  await page.goto(PAGE)
  // The header comes first, and the article with React's next task.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((name) => name.startsWith('__react')),
  )
  await project.write(FILE, before.replace(/^title: .*/m, 'title: A late title'))
  await expect(heading).toHaveText('A late title')
})

/** Has each task of React start a second late, as on a very busy computer: React asks for the next one by a message. */
function delayReact() {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
    setTimeout(() => postMessage.apply(this, sent), 1_000)
  }
}

test('a mistake is on the page with the way to its form, and goes away when it is fixed', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const before = await project.read(FILE)
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await project.write(FILE, before.replace('category:', 'catgory:'))
  const message = page.getByText('Did you mean "category"?')
  await expect(message).toBeVisible()
  const form = page.getByRole('alert').getByRole('link', { name: 'Open the form' })
  await expect(form.first()).toHaveAttribute('href', '/admin/#/collections/blog/entries/form-brief')
  await project.write(FILE, before)
  await expect(message).toHaveCount(0)
})
