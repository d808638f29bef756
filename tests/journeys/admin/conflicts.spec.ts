import { violations } from '../axe'
import { expect, markDocument } from '../journey'
import { field, openForm, save, test } from './editor'

const FILE = 'case-studies/form-client.yaml'
const team = (page: Parameters<typeof field>[0]) => field(page, 'Team').getByRole('textbox')

test('a file that changed on the disk is not overwritten, and the message is plain to see', { tag: '@deep' }, async ({
  page,
  project,
  noise,
}) => {
  noise.expect(/409|is not what it was|was not saved/)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status())
  })
  await openForm(page, 'case-studies/entries/form-client')
  // The CMS backs up what somebody types, not what a script puts into a field.
  await team(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('9 people')
  const outside = (await project.read(FILE)).replace(/^name: .*/m, 'name: Lamplight, changed outside')
  await project.write(FILE, outside)
  await expect(page.getByRole('status').filter({ hasText: 'Changed outside of this page' })).toContainText(FILE)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const alarm = page.getByRole('alertdialog', { name: 'Not saved', includeHidden: true })
  await expect(alarm).toContainText('was changed outside of this page after you opened it')
  expect(await project.read(FILE)).toBe(outside)
  expect((await violations(page)).filter((line) => /forms-dialog/.test(line))).toEqual([])

  await alarm.getByRole('button', { name: 'Back to the form' }).click()
  await expect(alarm).toBeHidden()
  // The CMS has a box of its own for that, once it has tried three times. Until then, the button is disabled.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'OK' })).toHaveCount(0)
  await expect(team(page)).toHaveValue('9 people')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  const offer = page.getByRole('dialog', { name: 'Your unsaved text is still here' })
  await expect(offer.getByRole('row', { name: /^Team/ })).toContainText('9 people')
  await offer.getByRole('button', { name: 'Put it back into the form' }).click()
  await expect(team(page)).toHaveValue('9 people')
  await save(page)
  expect(await project.read(FILE)).toBe(outside.replace(/^team: .*/m, 'team: 9 people'))
  // The CMS tries what fails three times. Here it would raise the alarm again, over the form that somebody went back to.
  expect(answers).toEqual([409, 200])
})

test('a write that fails is never reported as saved', { tag: '@deep' }, async ({ page, project, noise }) => {
  noise.expect(/500|was not saved/)
  const before = await project.read(FILE)
  await openForm(page, 'case-studies/entries/form-client')
  await team(page).fill('11 people')
  await page.route('**/admin/files/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'The disk is full.' }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Not saved', includeHidden: true })).toContainText(
    'The disk is full.',
  )
  await expect(page.getByText('Entry saved.')).toHaveCount(0)
  expect(await project.read(FILE)).toBe(before)
})

test('nothing that changes in the project reloads a form', { tag: '@deep' }, async ({ context, page, project }) => {
  const site = await context.newPage()
  await site.goto('/contact')
  await openForm(page, 'case-studies/entries/form-client')
  const mark = await markDocument(page)
  await team(page).fill('a number of people')
  const settings = await project.read('settings/site.yaml')
  await project.write('settings/site.yaml', settings.replace(/^tagline: .*/m, 'tagline: Something else'))
  await expect(page.getByText('Changed outside of this page: content/settings/site.yaml.')).toBeVisible()
  await project.write('settings/site.yaml', settings)
  await expect(page.getByText('Changed outside of this page')).toHaveCount(0)
  expect(await mark.isStillThere()).toBe(true)
  await expect(team(page)).toHaveValue('a number of people')
})

test('a form that was open when the server started again can still be saved', { tag: '@deep' }, async ({
  page,
  project,
  noise,
}) => {
  noise.expect(/403/)
  const before = await project.read(FILE)
  await openForm(page, 'case-studies/entries/form-client')
  await page.locator('meta[name="editor-secret"]').evaluate((meta) => meta.setAttribute('content', 'of the last start'))
  await team(page).fill('13 people')
  await save(page)
  expect(await project.read(FILE)).toBe(before.replace(/^team: .*/m, 'team: 13 people'))
})
