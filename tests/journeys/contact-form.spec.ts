import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { agency } from './agency'
import { comeToRest, expect, holdReact, hydrate, test } from './journey'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
const submit = (page: Page) => page.getByRole('button', { name: 'Start a conversation' })
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ })

const visitor = {
  Name: 'Ada Wong',
  Email: 'ada@example.org',
  Company: 'Lamp & Co',
  Message: 'We launch in May.\nReally.',
}

async function fill(page: Page, values: Partial<typeof visitor> = visitor) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Subject and body of a mailto address, as a mail program reads them. */
function read(address = '') {
  const { pathname: to, searchParams } = new URL(address)
  return { to, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

for (const path of examplesOf(['/', '/contact', '/case-study/oneplus'])) {
  test(`the contact form of ${path} asks what the specification lists`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2, name: 'Ready to shape your story?' })).toBeVisible()
    await expect(page.getByText('Name *', { exact: true })).toBeVisible()
    for (const [name, required, placeholder] of [
      ['Name', true, 'Your name'],
      ['Email', true, /.+@.+/],
      ['Company', false, 'Your company name'],
      ['Message', true, 'Tell us about your project...'],
    ] as const) {
      const input = field(page, name)
      await expect(input).toHaveJSProperty('required', required)
      await expect(input).toHaveAttribute('placeholder', placeholder)
      await expect(input).not.toHaveAttribute('maxlength')
    }
    await expect(page.getByLabel('Name *')).toHaveCount(1)
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Message')).toHaveAttribute('rows', '6')
    await expect(submit(page).locator('svg')).toBeVisible()
  })
}

test('the browser asks for what is missing, and no mail program opens', async ({ page, openedMails }) => {
  await page.goto('/contact')
  await hydrate(page)
  await submit(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  // The browser scrolls smoothly to the field. A click while the page moves can miss the button.
  await comeToRest(page)
  await field(page, 'Name').fill(visitor.Name)
  await submit(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await comeToRest(page)
  await field(page, 'Email').fill('not an address')
  await submit(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await comeToRest(page)
  await field(page, 'Email').fill(visitor.Email)
  await submit(page).click()
  await expect(field(page, 'Message')).toBeFocused()
  await expect(submit(page)).toBeEnabled()
  expect(openedMails).toEqual([])
})

test('sending says what happens, opens the mail program, and clears the form', async ({ page, openedMails }) => {
  await page.clock.install()
  await page.goto('/contact')
  await hydrate(page)
  await fill(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await submit(page).click()

  const working = page.getByRole('button', { name: 'Opening email client...' })
  await expect(working).toBeDisabled()
  await expect(working.locator('svg')).toHaveCount(0)
  await expect(submit(page)).toHaveCount(0)
  expect(openedMails).toEqual([])

  await page.clock.resume()
  await expect(toast(page)).toContainText('Email Client Opened')
  await expect(toast(page)).toContainText('Your default email client should open with the message pre-filled.')
  await expect(submit(page)).toBeEnabled()
  await expect(submit(page).locator('svg')).toBeVisible()
  for (const name of Object.keys(visitor)) await expect(field(page, name)).toHaveValue('')
  expect(openedMails).toHaveLength(1)
  expect(openedMails[0]).toContain(
    `mailto:${agency.email}?subject=Contact%20from%20Ada%20Wong%20-%20Lamp%20%26%20Co&body=Name%3A%20Ada%20Wong%0D%0A`,
  )
  expect(openedMails[0]).toContain('May.%0D%0AReally.')
  expect(openedMails[0]).not.toMatch(/[\r\n +]|%0A(?<!%0D%0A)/)
  expect(read(openedMails[0])).toEqual({
    to: agency.email,
    subject: 'Contact from Ada Wong - Lamp & Co',
    body: 'Name: Ada Wong\r\nEmail: ada@example.org\r\nCompany: Lamp & Co\r\n\r\nMessage:\r\nWe launch in May.\r\nReally.',
  })
})

test('a visitor without a company gets a subject without a dash', { tag: '@deep' }, async ({ page, openedMails }) => {
  await page.goto('/contact')
  await hydrate(page)
  await fill(page, { ...visitor, Company: '  ' })
  await submit(page).click()
  await expect.poll(() => openedMails.length).toBe(1)
  expect(read(openedMails[0]).subject).toBe('Contact from Ada Wong')
})

test('nothing typed can add a recipient or a header', async ({ page, openedMails }) => {
  await page.goto('/contact')
  await hydrate(page)
  await fill(page, {
    Name: 'Eve&bcc=all@example.org',
    Email: 'eve@example.org',
    Company: 'x?cc=y&body=z%0D%0ABcc:',
    Message: '100% & #1 <b>+</b> \u{1F600}',
  })
  await submit(page).click()
  await expect.poll(() => openedMails.length).toBe(1)
  const address = new URL(openedMails[0] ?? '')
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.pathname).toBe(agency.email)
  expect(address.hash).toBe('')
  expect(read(openedMails[0]).subject).toBe('Contact from Eve&bcc=all@example.org - x?cc=y&body=z%0D%0ABcc:')
  expect(read(openedMails[0]).body).toContain('Message:\r\n100% & #1 <b>+</b> \u{1F600}')
})

test.describe('the composed message', () => {
  const sent = (page: Page) => page.getByRole('region', { name: 'Your message' })

  test('stays at hand with the address, and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await submit(page).click()
    await expect(sent(page).getByRole('heading', { name: 'Your message' })).toBeFocused()
    await expect(sent(page)).toContainText('Contact from Ada Wong - Lamp & Co')
    await expect(sent(page)).toContainText('We launch in May.')
    await expect(sent(page)).not.toContainText('cut long messages')
    await expect(sent(page).getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`)

    await page.clock.pauseAt(new Date(Date.now() + 120_000))
    await sent(page).getByRole('button', { name: 'Copy message' }).click()
    await expect(sent(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
    await expect(toast(page)).toContainText('Copied to clipboard!')
    await page.clock.runFor(1900)
    await expect(sent(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(sent(page).getByRole('button', { name: 'Copy message' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replaceAll('\r\n', '\n')).toBe(
      'Contact from Ada Wong - Lamp & Co\n\nName: Ada Wong\nEmail: ada@example.org\nCompany: Lamp & Co\n\nMessage:\nWe launch in May.\nReally.',
    )
  })

  test('says so when it cannot be copied', { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await submit(page).click()
    await sent(page).getByRole('button', { name: 'Copy message' }).click()
    await expect(toast(page)).toContainText('Copy failed')
    await expect(toast(page)).toContainText('Please copy the text manually.')
    await expect(sent(page).getByRole('button', { name: 'Copy message' })).toBeVisible()
  })

  test('warns when it is so long that mail programs may cut it', async ({ page, openedMails }) => {
    await page.goto('/contact')
    await hydrate(page)
    await fill(page, { ...visitor, Message: 'A sentence that says something. '.repeat(70) })
    await submit(page).click()
    await expect(sent(page)).toContainText('some mail programs cut long messages')
    expect(read(openedMails[0]).body?.length).toBeGreaterThan(2000)
  })
})

test('a message can be dismissed', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/contact')
  await hydrate(page)
  await fill(page)
  await submit(page).click()
  await expect(toast(page)).toContainText('Email Client Opened')
  await toast(page).getByRole('button', { name: 'Dismiss message' }).click()
  await expect(page.getByText('Email Client Opened')).toHaveCount(0)
})

test('typed text stays when React takes over', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/')
  await fill(page)
  react.letGo()
  await hydrate(page)
  for (const [name, value] of Object.entries(visitor)) await expect(field(page, name)).toHaveValue(value)
})

for (const path of examplesOf(['/', '/contact'])) {
  test(`a message sent on ${path} before React is there is held, and sent once`, async ({ page, openedMails }) => {
    const react = await holdReact(page)
    await page.goto(path)
    await fill(page)
    await submit(page).click()
    await submit(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-waiting')
    expect(openedMails).toEqual([])
    react.letGo()
    await expect(toast(page)).toContainText('Email Client Opened')
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    await expect(field(page, 'Message')).toHaveValue('')
    expect(openedMails.map(read)).toEqual([
      expect.objectContaining({ subject: 'Contact from Ada Wong - Lamp & Co', to: agency.email }),
    ])
  })
}

// A slow device stops several times while React works through the page. Each attempt meets another moment of that work.
for (const attempt of [1, 2, 3, 4, 5, 6]) {
  const title = `on a slow device React answers what was sent before it is there, attempt ${attempt}`
  test(title, { tag: '@deep' }, async ({ page, openedMails }) => {
    const react = await holdReact(page)
    await page.goto('/contact')
    await fill(page)
    await submit(page).click()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    react.letGo()
    await expect.poll(() => openedMails.length, { timeout: 20_000 }).toBe(1)
    expect(read(openedMails[0]).subject).toBe('Contact from Ada Wong - Lamp & Co')
  })
}

test('the form becomes a plain mail form when React cannot be loaded', async ({ page, noise, openedMails }) => {
  noise.expect(/entry-client|Failed to load resource/)
  await page.route('**/assets/entry-client-*.js', (route) => route.abort())
  await page.goto('/contact')
  await fill(page)
  await submit(page).click()
  await expect.poll(() => openedMails.length).toBe(1)
  expect(openedMails[0]).toMatch(new RegExp(`^mailto:${agency.email}`))
  await expect(field(page, 'Message')).toHaveValue(visitor.Message)
  await expect(page).toHaveURL('/contact')
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
