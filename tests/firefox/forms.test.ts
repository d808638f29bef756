/** The forms in Firefox: what is written in them is in the file, and on the page. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Development, startDevelopment } from './development'
import { type Firefox, startFirefox } from './firefox'
import { headings, visible } from './page'

/** On a busy machine the first opening of the forms takes its time. */
const OPENING = { timeout: 150_000 }
/** Folders with a title and a text in each file, and where their pages are. */
const FOLDERS = { blog: '/blog/', resources: '/resources/', legal: '/' }
/** The first file of the first folder that has one. */
const [found] = Object.entries(FOLDERS).flatMap(([folder, address]) => {
  const [name] = existsSync(`dist/data/${folder}`)
    ? readdirSync(`dist/data/${folder}`).filter((file) => file.endsWith('.json'))
    : []
  return name ? [{ folder, address, id: path.parse(name).name }] : []
})
if (!found) throw new Error('The content has no text to change.')
const FILE = `${found.folder}/${found.id}.md`
const PAGE = `${found.address}${found.id}`
const TITLE = 'A title typed in Firefox'
/** Firefox may say so when somebody leaves a page that is listening to the server. */
const STOPPED_LISTENING =
  /^uncaught: The connection to \S+\/admin\/changes was interrupted while the page was loading\.$/

let development: Development
let firefox: Firefox

beforeAll(async () => {
  development = await startDevelopment()
  // The first request bundles the forms. On a busy machine that takes longer than a browser waits for a page.
  await fetch(`${development.origin}/admin/`)
  firefox = await startFirefox(development)
  // The server finds out what the page imports. If it did so later, it would reload the page in the middle of the test.
  const { page, leave } = await firefox.visit(PAGE)
  await vi.waitFor(async () => expect(await headings(page)).toHaveLength(1), OPENING)
  await leave()
}, 360_000)

afterAll(() => firefox.close())

const fieldOf = (label: string) => `[role="group"][aria-label*="${label}"]`
const wordsOf = (element: Element) => element.textContent.trim()
const file = () => readFile(path.join(development.content, FILE), 'utf8')

test('a title and a text are changed, saved and shown', async () => {
  const before = await file()
  const { page, noise, leave } = await firefox.visit(`/admin/#/collections/${found.folder}/entries/${found.id}`)
  const isOpen = () => page.$(`${fieldOf('Title')} input`).then((found) => found !== null)
  await expect.poll(isOpen, { ...OPENING, message: 'the form is open' }).toBe(true)

  await (await visible(page, `${fieldOf('Title')} input`)).click({ count: 3 })
  await page.keyboard.type(TITLE)
  const text = await visible(page, '.cm-content')
  await text.click()
  await page.keyboard.down('Control')
  await page.keyboard.press('End')
  await page.keyboard.up('Control')
  await page.keyboard.type('\n\nWritten in Firefox.')
  for (const button of await page.$$('button')) if ((await button.evaluate(wordsOf)) === 'Save') await button.click()
  await expect
    .poll(file, OPENING)
    .toBe(`${before.replace(/^title: .*$/m, `title: ${TITLE}`).trimEnd()}\n\nWritten in Firefox.\n`)
  // Until the form knows that it is saved, Firefox would ask before it leaves the page, and wait for an answer.
  const areSaved = () =>
    page.$$eval('button', (buttons) =>
      buttons.filter((one) => one.textContent.trim() === 'Save').every((one) => one.disabled),
    )
  await expect.poll(areSaved, { ...OPENING, message: 'nothing is left to save' }).toBe(true)

  await page.goto(development.origin + PAGE)
  await expect.poll(() => headings(page), OPENING).toEqual([TITLE])
  const complaints = noise.filter((line) => /^(?:error|uncaught|failed|\d{3}):/.test(line))
  expect(complaints.filter((line) => !STOPPED_LISTENING.test(line))).toEqual([])
  await leave()
})
