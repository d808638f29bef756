import { aboutPage, tools } from '../content'
import { expect } from '../journey'
import { field, formOpened, openForm, test } from './editor'

test('a page leads to its form, and the form to its page', { tag: '@deep' }, async ({ page, context, project }) => {
  await page.goto('/blog/form-brief')
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', '/admin/#/collections/blog/entries/form-brief')
  const [form] = await Promise.all([context.waitForEvent('page'), edit.click()])
  await formOpened(form)
  await expect(field(form, 'Title').getByRole('textbox')).toHaveValue('A brief on one page')
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: 'View on Live Site' }).click(),
  ])
  await expect(site).toHaveURL(`${project.url}/blog/form-brief`)
})

test('the link follows the reader, and is missing where there is nothing to edit', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/about')
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', '/admin/#/collections/pages/entries/about')
  await page.locator('a[href="/contact"]').first().click()
  await expect(page).toHaveURL('/contact')
  await expect(edit).toHaveAttribute('href', '/admin/#/collections/pages/entries/contact')
  // The page of a tool starts the tool alone.
  for (const { slug } of tools.slice(0, 1)) {
    await page.goto(`/tools/${slug}`)
    await expect(edit).toHaveCount(0)
  }
})

test('the pages of the site can be edited as well', { tag: '@deep' }, async ({ page }) => {
  await openForm(page, 'pages/entries/about')
  await expect(field(page, 'Heading').first().getByRole('textbox')).toHaveValue(aboutPage.heading)
})
