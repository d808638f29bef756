/** The contact form of a site with `contactFormUrl`: it sends the message to that address. */
import type { Page } from '@playwright/test'
import { agency } from './agency'
import { BODY, field, fieldsOf, fill, SUBJECT, submit, visitor } from './contact-form'
import { present } from './content'
import { expect, holdReact, hydrate, messages, test } from './journey'
import { READABLE, standIn } from './stand-in'
import { copying, contactPost as failures, contactForm as words } from './words'

for (const address of present(agency.contactFormUrl)) {
  const { origin } = new URL(address)
  const posts = test.extend<{ service: Awaited<ReturnType<typeof standIn>> }>({
    service: async ({ context }, use) => {
      const service = await standIn(context, address)
      await use(service)
      await service.close()
    },
    // Requests to the address reach the stand-in alone, and Chromium writes a line for each answer that is not 2xx.
    harmless: ({ browserName: _ }, use) =>
      use([
        /^info: Launched external handler for 'mailto:/,
        new RegExp(`^request to another site: ${address}$`),
        /^error: Failed to load resource/,
      ]),
  })

  const send = async (page: Page) => {
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await submit(page).click()
  }
  const expectKept = async (page: Page) => {
    for (const [name, value] of fieldsOf(visitor)) await expect(field(page, name)).toHaveValue(value)
  }
  const policyOf = (page: Page) => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')

  posts(
    'a message arrives, the visitor reads so and has a copy, and the form is empty',
    async ({ page, service, openedMails }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await send(page)
      await expect(messages(page)).toContainText(failures.sent)
      const copy = page.getByRole('region', { name: words.sentMessage })
      await expect(copy.getByRole('heading', { name: words.sentMessage })).toBeFocused()
      await expect(copy).toContainText(failures.arrived)
      await expect(copy).toContainText(visitor.company)
      await copy.getByRole('button', { name: words.copy }).click()
      await expect(copy.getByRole('button', { name: copying.copied })).toBeVisible()
      expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(
        `${SUBJECT}\n\n${BODY}`,
      )
      for (const [name] of fieldsOf(visitor)) await expect(field(page, name)).toHaveValue('')
      expect(openedMails).toEqual([])

      expect(service.received).toHaveLength(1)
      const [{ method, url, headers, fields } = { headers: {}, fields: {} }] = service.received
      expect(method).toBe('POST')
      // What was typed is in the body alone.
      expect(url).toBe(new URL(address).pathname)
      expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
      expect(headers.accept).toBe('application/json')
      expect(headers.cookie).toBeUndefined()
      expect(headers.referer ?? '/').toMatch(/^(?:https?:\/\/[^/]+)?\/$/)
      expect(fields).toEqual({
        ...visitor,

        _gotcha: '',
        _language: agency.language,
        _elapsed: expect.stringMatching(/^\d+$/),
      })
    },
  )

  for (const [status, title, reason] of [
    [400, failures.notSent, failures.refused],
    [404, failures.notSent, failures.refused],
    [413, failures.notSent, failures.tooLong],
    [429, failures.notSent, failures.tooMany],
    [500, failures.notSent, failures.broken],
    [503, failures.notSent, failures.broken],
  ] as const)
    posts(`an answer of ${status} is said as it is, and the message stays`, async ({ page, service, openedMails }) => {
      service.answer({ status, headers: READABLE })
      await send(page)
      for (const text of [title, reason, failures.kept]) {
        await expect(messages(page)).toContainText(text)
        await expect(page.getByRole('main')).toContainText(text)
      }
      await expectKept(page)
      await expect(submit(page)).toBeEnabled()
      expect(openedMails).toEqual([])

      service.answer({ status: 201, headers: READABLE, body: '{}' })
      await submit(page).click()
      await expect(messages(page)).toContainText(failures.sent)
      await expect(page.getByRole('button', { name: failures.byMail })).toHaveCount(0)
      await expect(field(page, 'message')).toHaveValue('')
      expect(service.received.map(({ fields }) => fields.name)).toEqual([visitor.name, visitor.name])
    })

  posts('without a network the visitor reads so, and the message stays', async ({ page, context, noise }) => {
    noise.expect(/^failed: .* net::ERR_INTERNET_DISCONNECTED/)
    await page.goto('/contact')
    await hydrate(page)
    await fill(page)
    await context.route(address, (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByRole('main')).toContainText(failures.offline)
    await expect(page.getByRole('main')).toContainText(failures.kept)
    // The list of messages that is loaded for them is out of reach too.
    await expect(page.getByRole('listitem').filter({ hasText: failures.offline })).toBeVisible()
    await expectKept(page)
  })

  posts(
    'without an answer that can be read, the visitor reads that it may have arrived',
    async ({ page, service, noise }) => {
      noise.expect(/^error: Access to fetch|^failed: /)
      service.answer({ status: 200, headers: { 'Access-Control-Allow-Origin': 'https://another.example' } })
      await send(page)
      await expect(messages(page)).toContainText(failures.unsure)
      await expect(messages(page)).toContainText(failures.noAnswer)
      await expectKept(page)
    },
  )

  posts('the mail program is the way out, with the same message', async ({ page, service, openedMails }) => {
    service.answer({ status: 503, headers: READABLE })
    await send(page)
    await page.getByRole('button', { name: failures.byMail }).click()
    await expect(messages(page)).toContainText(words.opened)
    await expect.poll(() => openedMails.length).toBe(1)
    const mail = new URL(openedMails[0] ?? '')
    expect(mail.pathname).toBe(agency.email)
    expect(mail.searchParams.get('body')).toBe(BODY.replaceAll('\n', '\r\n'))
    await expect(
      page.getByRole('region', { name: words.sentMessage }).getByRole('link', { name: agency.email }),
    ).toBeVisible()
  })

  posts(
    'an address that asks the visitor something gets the form itself, on a page of its own',
    async ({ page, service }) => {
      service.answer({ status: 428, headers: { ...READABLE, 'Content-Type': 'text/html' }, body: '<h1>Asks</h1>' })
      await send(page)
      await expect(page.getByRole('heading', { name: 'Asks' })).toBeVisible()
      await expect(page).toHaveURL(address)
      expect(service.received.map(({ fields }) => fields.email)).toEqual([visitor.email, visitor.email])
    },
  )

  posts('a message sent before React is there is held, and sent once', async ({ page, service }) => {
    const react = await holdReact(page)
    await page.goto('/contact')
    await fill(page)
    await submit(page).click()
    await submit(page).click()
    react.letGo()
    await expect(messages(page)).toContainText(failures.sent)
    expect(service.received).toHaveLength(1)
  })

  posts(
    'where the code that sends cannot be loaded, the mail program opens',
    async ({ page, service, noise, openedMails }) => {
      noise.expect(/post-message|Failed to/)
      await page.route('**/assets/post-message-*.js', (route) => route.abort())
      await send(page)
      await expect.poll(() => openedMails.length).toBe(1)
      expect(service.received).toEqual([])
    },
  )

  posts('pages may send there and to no other site', async ({ page, service }) => {
    await page.goto('/contact')
    const policy = (await policyOf(page)) ?? ''
    expect(policy).toContain(`connect-src 'self' ${origin};`)
    expect(policy.match(/form-action [^;]*/)?.[0].split(' ')).toContain(origin)
    expect(policy.split(origin).length - 1).toBe(2)
    expect(service.received).toEqual([])
  })

  posts.describe('without scripts', () => {
    posts.use({ javaScriptEnabled: false })

    posts('the form is sent as forms are, in the body of a request', async ({ page, service }) => {
      service.answer({ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Thank you</h1>' })
      await page.goto('/contact')
      await fill(page)
      await submit(page).click()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      await expect(page).toHaveURL(address)
      expect(service.received).toHaveLength(1)
      expect(service.received[0]).toMatchObject({
        method: 'POST',
        url: new URL(address).pathname,
        fields: {
          ...visitor,
          message: visitor.message.replaceAll('\n', '\r\n'),
          _gotcha: '',
          _language: agency.language,
        },
      })
    })

    posts('the message is in the form when the visitor comes back from a failure', async ({ page, service }) => {
      service.answer({ status: 503, headers: { 'Content-Type': 'text/html' }, body: '<h1>Fault</h1>' })
      await page.goto('/contact')
      await fill(page)
      await submit(page).click()
      await expect(page.getByRole('heading', { name: 'Fault' })).toBeVisible()
      await page.goBack()
      await expectKept(page)
    })
  })
}
