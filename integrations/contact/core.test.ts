import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleContact } from './core.mjs'
import { envFor, requestWith, SECRET, SITE, startService, typed } from './testing'

let webhook: Awaited<ReturnType<typeof startService>>
let logged: string[]
beforeEach(async () => {
  webhook = await startService()
  logged = []
  vi.mocked(console.error).mockImplementation((line) => logged.push(String(line)))
})
afterEach(async () => {
  // What the function says of faults is looked at in each test.
  vi.mocked(console.error).mockClear()
  await webhook.close()
})

const send = (request = requestWith(), more: Record<string, string> = {}) =>
  handleContact(request, { ...envFor(webhook.url), ...more })

describe('a message', () => {
  test('arrives at the webhook, signed, with nothing that only programs need', async () => {
    const response = await send()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ outcome: 'arrived' })
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE)
    const [{ headers, body } = { headers: {}, body: '' }] = webhook.received
    expect(JSON.parse(body)).toMatchObject({
      type: 'contact.message',
      data: {
        name: 'Ada Wong',
        email: 'ada@example.org',
        company: 'Lamp & Co',
        message: 'We launch in May.\nReally.',
        language: 'en',
      },
    })
    expect(body).not.toMatch(/_gotcha|_elapsed/)
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  })

  test('goes by mail to the agency alone, with the visitor to reply to', async () => {
    const mail = await startService()
    const env = {
      CONTACT_MAIL_URL: mail.url,
      CONTACT_MAIL_KEY: 'key-1',
      CONTACT_MAIL_FROM: 'site@birchway.press',
      CONTACT_MAIL_TO: 'hello@birchway.press',
    }
    expect((await send(requestWith({ ...typed, name: 'Eve\r\nBcc: all@example.org' }), env)).status).toBe(200)
    await mail.close()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.headers.authorization).toBe('Bearer key-1')
    expect(JSON.parse(mail.received[0]?.body ?? '')).toEqual({
      from: 'site@birchway.press',
      to: ['hello@birchway.press'],
      reply_to: 'ada@example.org',
      subject: 'Contact from Eve Bcc: all@example.org - Lamp & Co',
      text: expect.stringContaining('Message:\nWe launch in May.\nReally.\n'),
    })
    expect(webhook.received).toHaveLength(1)
  })

  test('counts as arrived when one of two ways works, and the other fault is logged without a word of it', async () => {
    const mail = await startService({ status: 500 })
    const env = {
      CONTACT_MAIL_URL: mail.url,
      CONTACT_MAIL_KEY: 'k',
      CONTACT_MAIL_FROM: 'a@b.co',
      CONTACT_MAIL_TO: 'c@d.co',
    }
    expect((await send(requestWith(), env)).status).toBe(200)
    await mail.close()
    expect(logged).toEqual(['contact: the mail failed: status 500'])
  })

  test.each([302, 400, 500])('is not said to have arrived when the webhook answers %i', async (status) => {
    webhook.reply.status = status
    expect((await send()).status).toBe(502)
    expect(logged.join()).not.toMatch(/Ada|May/)
  })

  test.each([
    ['without a time, from a browser without scripts', { ...typed, _elapsed: undefined }, 200],
    ['with the hidden field filled in', { ...typed, _gotcha: 'https://spam.example' }, 422],
    ['faster than people write', { ...typed, _elapsed: '300' }, 422],
    ['with a time that is not a number', { ...typed, _elapsed: 'x' }, 422],
    ['without a name', { ...typed, name: ' ' }, 422],
    ['without a message', { ...typed, message: '' }, 422],
    ['with two addresses', { ...typed, email: 'a@example.org, b@example.org' }, 422],
    ['with a long name', { ...typed, name: 'x'.repeat(201) }, 413],
    ['with a message as long as allowed', { ...typed, message: 'x'.repeat(15_000) }, 200],
    ['with a longer message', { ...typed, message: 'x'.repeat(15_001) }, 413],
    ['of too many bytes', { ...typed, more: 'x'.repeat(64_000) }, 413],
  ])('%s', async (_case, fields, status) => {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    expect((await send(requestWith(given as Record<string, string>))).status).toBe(status)
    expect(webhook.received).toHaveLength(status === 200 ? 1 : 0)
  })
})

describe('a request', () => {
  test.each([
    ['of another site', requestWith(typed, { origin: 'https://other.example' }), 403],
    ['of an opaque origin', requestWith(typed, { origin: 'null' }), 403],
    ['of a page of the function', requestWith(typed, { origin: 'https://contact.birchway.press' }), 200],
    ['that only asks', new Request('https://c.example/', { headers: { Origin: SITE } }), 405],
    [
      'of a browser that asks first',
      new Request('https://c.example/', { method: 'OPTIONS', headers: { Origin: SITE } }),
      204,
    ],
    [
      'of another type',
      new Request('https://c.example/', { method: 'POST', headers: { Origin: SITE }, body: '{}' }),
      415,
    ],
  ])('%s', async (_case, request, status) => {
    expect((await send(request)).status).toBe(status)
  })

  test('of a browser without scripts gets a page in its language, on which nothing is lost', async () => {
    webhook.reply.status = 500
    const fields = { ...typed, _language: 'de', message: '<b>Hallo</b> & "Tschüs"' }
    const response = await send(requestWith(fields, { accept: 'text/html' }), {
      CONTACT_SHOWN_MAIL: 'hello@birchway.press',
    })
    const html = await response.text()
    expect(response.status).toBe(502)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Ihre Nachricht ist nicht angekommen')
    expect(html).toContain('&#60;b&#62;Hallo&#60;/b&#62; &#38; &#34;Tschüs&#34;')
    expect(html).toContain('mailto:hello@birchway.press')
  })

  test('of a browser without scripts reads that the message arrived', async () => {
    const html = await (await send(requestWith(typed, { accept: 'text/html' }))).text()
    expect(html).toContain('Your message arrived.')
    expect(html).not.toContain('<pre>')
  })
})

describe('Turnstile', () => {
  const check = async (
    reply: { status: number; body?: string },
    fields = { ...typed, 'cf-turnstile-response': 't' },
  ) => {
    const service = await startService(reply)
    const env = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret', TURNSTILE_VERIFY_URL: service.url }
    const response = await send(requestWith(fields, { accept: 'text/html' }), env)
    await service.close()
    return { status: response.status, html: await response.text(), asked: service.received }
  }

  test('asks on a page of its own, which carries what was typed', async () => {
    const { status, html, asked } = await check({ status: 200 }, { ...typed, 'cf-turnstile-response': '' })
    expect(status).toBe(428)
    expect(html).toContain('data-sitekey="site"')
    expect(html).toContain('name="email" value="ada@example.org"')
    expect(asked).toEqual([])
    expect(webhook.received).toEqual([])
  })

  test('lets a message through that passed', async () => {
    const { status, asked } = await check({ status: 200, body: '{"success":true}' })
    expect(status).toBe(200)
    expect(asked[0]?.body).toBe('secret=secret&response=t')
    expect(webhook.received).toHaveLength(1)
  })

  test.each([
    ['says no', { status: 200, body: '{"success":false}' }],
    ['answers something else', { status: 200, body: 'true' }],
    ['answers nothing', { status: 200, body: '' }],
    ['has a fault', { status: 500, body: '{"success":true}' }],
  ])('closes when it %s', async (_case, reply) => {
    expect((await check(reply)).status).toBe(403)
    expect(webhook.received).toEqual([])
  })

  test('closes when it cannot be reached', async () => {
    const env = { TURNSTILE_SITE_KEY: 's', TURNSTILE_SECRET: 's', TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/' }
    expect((await send(requestWith({ ...typed, 'cf-turnstile-response': 't' }), env)).status).toBe(403)
    expect(webhook.received).toEqual([])
  })
})

test.each([
  ['CONTACT_ORIGINS', { CONTACT_ORIGINS: '' }],
  ['CONTACT_WEBHOOK_SECRET', { CONTACT_WEBHOOK_SECRET: '' }],
  ['CONTACT_WEBHOOK_URL', { CONTACT_WEBHOOK_URL: 'http://crm.example' }],
  ['TURNSTILE_SECRET', { TURNSTILE_SITE_KEY: 'site' }],
  ['CONTACT_MAIL_TO', { CONTACT_MAIL_URL: 'https://m.example', CONTACT_MAIL_KEY: 'k', CONTACT_MAIL_FROM: 'a@b.co' }],
])('without a right %s nothing is sent, and the log names it', async (name, env) => {
  expect((await send(requestWith(), env)).status).toBe(500)
  expect(logged.join()).toContain(name)
  expect(webhook.received).toEqual([])
})
