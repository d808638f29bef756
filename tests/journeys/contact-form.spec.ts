import { examplesOf } from '../tier'
import { field, fieldsOf, fill, submit, visitor } from './contact-form'
import { caseStudies, contactPage } from './content'
import { comeToRest, expect, holdReact, hydrate, test } from './journey'
import { contactForm as words } from './words'

for (const path of examplesOf([
  '/',
  '/contact',
  ...[...caseStudies.keys()].slice(0, 1).map((id) => `/case-study/${id}`),
])) {
  test(`the contact form of ${path} asks what the specification lists`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2, name: contactPage.form.heading })).toBeVisible()
    for (const [name, required, placeholder] of [
      ['name', true, words.yourName],
      ['email', true, words.yourEmail],
      ['company', false, words.yourCompany],
      ['message', true, words.yourMessage],
    ] as const) {
      const input = field(page, name)
      await expect(input).toHaveJSProperty('required', required)
      await expect(input).toHaveAttribute('placeholder', placeholder)
      await expect(input).not.toHaveAttribute('maxlength')
    }
    await expect(field(page, 'email')).toHaveAttribute('type', 'email')
    await expect(field(page, 'message')).toHaveAttribute('rows', '6')
    await expect(submit(page).locator('svg')).toBeVisible()
  })
}

test('the browser asks for what is missing, and no mail program opens', async ({ page, openedMails }) => {
  await page.goto('/contact')
  await hydrate(page)
  await submit(page).click()
  await expect(field(page, 'name')).toBeFocused()
  // The browser scrolls smoothly to the field. A click while the page moves can miss the button.
  await comeToRest(page)
  await field(page, 'name').fill(visitor.name)
  await submit(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await comeToRest(page)
  await field(page, 'email').fill('not an address')
  await submit(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await comeToRest(page)
  await field(page, 'email').fill(visitor.email)
  await submit(page).click()
  await expect(field(page, 'message')).toBeFocused()
  await expect(submit(page)).toBeEnabled()
  expect(openedMails).toEqual([])
})

test('typed text stays when React takes over', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/')
  await fill(page)
  react.letGo()
  await hydrate(page)
  for (const [name, value] of fieldsOf(visitor)) await expect(field(page, name)).toHaveValue(value)
})

test('React is tried again when it could not be loaded at first', async ({ page, noise }) => {
  noise.expect(/entry-client|Failed to load resource/)
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/contact')
  await failed
  await page.unroute('**/assets/entry-client-*.js')
  // Browsers that never ask again for a module that failed load the page again, which may interrupt the question.
  await expect(() => hydrate(page)).toPass()
})
