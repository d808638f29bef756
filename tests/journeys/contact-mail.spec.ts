/** The contact form of a site without `contactFormUrl`: it opens the visitor's mail program. */
import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { agency } from './agency'
import { BODY, field, fieldsOf, fill, SUBJECT, submit, visitor } from './contact-form'
import { present } from './content'
import { expect, holdReact, hydrate, messages, test } from './journey'
import { beginning } from './patterns'
import { copying, toasts, contactForm as words } from './words'

/** Subject and body of a mailto address, as a mail program reads them. */
function read(address = '') {
  const { pathname: to, searchParams } = new URL(address)
  return { to, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

for (const _ of present(agency.contactFormUrl ? undefined : agency.email)) {
  test('sending says what happens, opens the mail program, and clears the form', async ({ page, openedMails }) => {
    await page.clock.install()
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await submit(page).click()

    const working = page.getByRole('button', { name: words.opening })
    await expect(working).toBeDisabled()
    await expect(working.locator('svg')).toHaveCount(0)
    await expect(submit(page)).toHaveCount(0)
    expect(openedMails).toEqual([])

    await page.clock.resume()
    await expect(messages(page)).toContainText(words.opened)
    await expect(messages(page)).toContainText(words.shouldOpen)
    await expect(submit(page)).toBeEnabled()
    await expect(submit(page).locator('svg')).toBeVisible()
    for (const [name] of fieldsOf(visitor)) await expect(field(page, name)).toHaveValue('')
    expect(openedMails).toHaveLength(1)
    expect(openedMails[0]).toContain(
      `mailto:${agency.email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY.split('\n')[0] ?? '')}%0D%0A`,
    )
    expect(openedMails[0]).toContain('May.%0D%0AReally.')
    expect(openedMails[0]).not.toMatch(/[\r\n +]|%0A(?<!%0D%0A)/)
    expect(read(openedMails[0])).toEqual({
      to: agency.email,
      subject: SUBJECT,
      body: BODY.replaceAll('\n', '\r\n'),
    })
  })

  test('a visitor without a company gets a subject without a dash', { tag: '@deep' }, async ({ page, openedMails }) => {
    await page.goto('/contact')
    await hydrate(page)
    await fill(page, { ...visitor, company: '  ' })
    await submit(page).click()
    await expect.poll(() => openedMails.length).toBe(1)
    expect(read(openedMails[0]).subject).toBe(words.subjectWithoutCompany(visitor))
  })

  test('nothing typed can add a recipient or a header', async ({ page, openedMails }) => {
    await page.goto('/contact')
    await hydrate(page)
    await fill(page, {
      name: 'Eve&bcc=all@example.org',
      email: 'eve@example.org',
      company: 'x?cc=y&body=z%0D%0ABcc:',
      message: '100% & #1 <b>+</b> \u{1F600}',
    })
    await submit(page).click()
    await expect.poll(() => openedMails.length).toBe(1)
    const address = new URL(openedMails[0] ?? '')
    expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(address.pathname).toBe(agency.email)
    expect(address.hash).toBe('')
    expect(read(openedMails[0]).subject).toBe(
      words.subject({ name: 'Eve&bcc=all@example.org', company: 'x?cc=y&body=z%0D%0ABcc:' }),
    )
    expect(read(openedMails[0]).body).toContain(`${words.beforeMessage}\r\n100% & #1 <b>+</b> \u{1F600}`)
  })

  test.describe('the composed message', () => {
    const sent = (page: Page) => page.getByRole('region', { name: words.sentMessage })

    test('stays at hand with the address, and can be copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.install()
      await page.goto('/contact')
      await hydrate(page)
      await fill(page)
      await submit(page).click()
      await expect(sent(page).getByRole('heading', { name: words.sentMessage })).toBeFocused()
      await expect(sent(page)).toContainText(SUBJECT)
      await expect(sent(page)).toContainText('We launch in May.')
      await expect(sent(page)).not.toContainText(words.mayBeCut)
      await expect(sent(page).getByRole('link', { name: agency.email })).toHaveAttribute(
        'href',
        `mailto:${agency.email}`,
      )

      await page.clock.pauseAt(new Date(Date.now() + 120_000))
      await sent(page).getByRole('button', { name: words.copy }).click()
      await expect(sent(page).getByRole('button', { name: copying.copied })).toBeVisible()
      await expect(messages(page)).toContainText(copying.copiedToClipboard)
      await page.clock.runFor(1900)
      await expect(sent(page).getByRole('button', { name: copying.copied })).toBeVisible()
      await page.clock.runFor(200)
      await expect(sent(page).getByRole('button', { name: words.copy })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.replaceAll('\r\n', '\n')).toBe(`${SUBJECT}\n\n${BODY}`)
    })

    test('says so when it cannot be copied', { tag: '@deep' }, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
      })
      await page.goto('/contact')
      await hydrate(page)
      await fill(page)
      await submit(page).click()
      await sent(page).getByRole('button', { name: words.copy }).click()
      await expect(messages(page)).toContainText(copying.failed)
      await expect(messages(page)).toContainText(copying.copyByHand)
      await expect(sent(page).getByRole('button', { name: words.copy })).toBeVisible()
    })

    test('warns when it is so long that mail programs may cut it', async ({ page, openedMails }) => {
      await page.goto('/contact')
      await hydrate(page)
      await fill(page, { ...visitor, message: 'A sentence that says something. '.repeat(70) })
      await submit(page).click()
      await expect(sent(page)).toContainText(words.mayBeCut)
      expect(read(openedMails[0]).body?.length).toBeGreaterThan(2000)
    })
  })

  test('a message can be dismissed', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await submit(page).click()
    await expect(messages(page)).toContainText(words.opened)
    await messages(page).getByRole('button', { name: toasts.dismiss }).click()
    await expect(page.getByText(words.opened)).toHaveCount(0)
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
      await expect(messages(page)).toContainText(words.opened)
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
      await expect(field(page, 'message')).toHaveValue('')
      expect(openedMails.map(read)).toEqual([expect.objectContaining({ subject: SUBJECT, to: agency.email })])
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
      expect(read(openedMails[0]).subject).toBe(SUBJECT)
    })
  }

  test('the form becomes a plain mail form when React cannot be loaded', async ({ page, noise, openedMails }) => {
    noise.expect(/entry-client|Failed to load resource/)
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.goto('/contact')
    await fill(page)
    await submit(page).click()
    await expect.poll(() => openedMails.length).toBe(1)
    expect(openedMails[0]).toMatch(beginning(`mailto:${agency.email}`))
    await expect(field(page, 'message')).toHaveValue(visitor.message)
    await expect(page).toHaveURL('/contact')
  })
}
