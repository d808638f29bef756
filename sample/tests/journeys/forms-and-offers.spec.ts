/** The contact form and the packages of the sample, as the specification describes them. */
import { startupsPage } from '../../../tests/journeys/content'
import { expect, hydrate, test } from '../../../tests/journeys/journey'

test('the contact form asks what the specification lists, and writes its e-mail', async ({ page, openedMails }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect(page.getByRole('link', { name: 'Book a call instead' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reach us directly' })).toBeVisible()
  await expect(page.getByText('Name *', { exact: true })).toBeVisible()
  for (const [name, placeholder, text] of [
    ['Name *', 'Your name', 'Ada Wong'],
    ['Email', /.+@.+/, 'ada@example.org'],
    ['Company', 'Your company name', 'Lamp & Co'],
    ['Message', 'Tell us about your project...', 'We launch in May.'],
  ] as const) {
    const input = page.getByRole('textbox', { name, exact: true })
    await expect(input).toHaveAttribute('placeholder', placeholder)
    await input.fill(text)
  }
  await hydrate(page)
  await page.clock.install()
  await page.getByRole('button', { name: 'Start a conversation' }).click()
  await expect(page.getByRole('button', { name: 'Opening email client...' })).toBeDisabled()
  await page.clock.runFor(2000)
  const messages = page.getByRole('region', { name: /^Messages/ })
  await expect(messages).toContainText('Email Client Opened')
  await expect(messages).toContainText('Your default email client should open with the message pre-filled.')
  await expect
    .poll(() => openedMails)
    .toEqual([
      'mailto:hello@example.com?subject=Contact%20from%20Ada%20Wong%20-%20Lamp%20%26%20Co&body=Name%3A%20Ada%20Wong' +
        '%0D%0AEmail%3A%20ada%40example.org%0D%0ACompany%3A%20Lamp%20%26%20Co%0D%0A%0D%0AMessage%3A%0D%0A' +
        'We%20launch%20in%20May.',
    ])
})

test('the picture stands in the first screen of a laptop, and both packages can be bought there', async ({ page }) => {
  const { imageAlt, packages = [] } = startupsPage ?? {}
  expect(packages.map(({ name, price }) => [name, price])).toEqual([
    ['PR Sprint', 999],
    ['PR Sprint Pro', 1499],
  ])
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/startups')
    for (const { checkoutUrl } of packages)
      await expect(page.getByRole('main').locator(`a[href="${checkoutUrl}"]`).first()).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('main').getByRole('img', { name: imageAlt })).toBeInViewport({ ratio: 1 })
})
