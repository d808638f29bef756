/** Addresses in fields and links: which are none, and which lead elsewhere than they say. */
import { describe, expect, test } from 'vitest'
import { readAddress } from '../../lib/web-address'
import { hostMessage, webAddressMessage, wordsMessage } from './web-addresses'

const codeOf = (written: string, isOrigin = false) => webAddressMessage('url', written, isOrigin)?.code

describe('the address in a field', () => {
  test.each([
    'https://x;sandbox;y.example.com/s',
    "https://x'y.example.com/",
    'https://x,y.example.com/',
    'https://x"y.example.com/',
    'https://x y.example.com/',
    'https://x\ny.example.com/',
    'https://{x}.example.com/',
    'https://$x.example.com/',
    'https://x_y.example.com/',
    'https://a..example.com/',
    'https://*.example.com/',
    'https://x%3by.example.com/',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://@example.com/',
    'https://example.com:port/',
    'https://localhost/',
    'http://example.com/',
    '//example.com/',
    'javascript:alert(1)',
    'https:example.com',
    'https:///example.com',
  ])('%s is refused', (written) => expect(codeOf(written)).toBeDefined())

  test.each([
    'https://www.example.com/page?a=b;c#d',
    "https://example.com:8443/it's",
    'https://müller.de/',
    'https://例え.jp/',
    'https://xn--mller-kva.de/',
  ])('%s is right', (written) => expect(codeOf(written)).toBeUndefined())
})

describe('the address of the site', () => {
  test.each(['https://www.example.com', 'https://example.com:8443', 'https://xn--mller-kva.de'])(
    'can be %s',
    (written) => expect(codeOf(written, true)).toBeUndefined(),
  )
  test.each([
    ['https://example.com/folder', 'https://example.com'],
    ['https://example.com?a', 'https://example.com'],
    ['https://example.com#a', 'https://example.com'],
    ['https://Example.com', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://müller.de', 'https://xn--mller-kva.de'],
  ])('%s is written as %s', (written, origin) => {
    expect(webAddressMessage('url', written, true)).toMatchObject({ code: 'wrong-address', hint: `Write: ${origin}` })
  })
})

const hostCode = (written: string) =>
  hostMessage(written, readAddress(written) ?? new URL('https://none.example'))?.code

test.each(['https://example.org。谢谢', 'https://example.org，请看', 'https://example.org%E3%80%82ok'])(
  'the address ends before the sign of a sentence: %s',
  (written) => expect(hostMessage(written, readAddress(written) as URL)?.hint).toMatch(/: https:\/\/example\.org$/),
)

describe('a host that looks like another', () => {
  test.each([
    'https://аррӏе.com',
    'https://www.раураl.com/login',
    'https://gооgle.com',
    'https://%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com/',
    'https://ѕсоре.example.com',
    'https://ɡithub.com',
    'https://αικον.com',
    'https://a⁄b.example.com',
    'https://www.example.com@evil.example.org/',
    'https://paypal.com:secret@evil.example.org/',
    'http://paypal.com@evil.example.org/',
  ])('%s', (written) => expect(hostCode(written)).toBe('misleading-link'))

  test.each([
    'https://müller.de',
    'https://例え.jp',
    'https://пример.рф',
    'https://пример.com',
    'https://сосо.рф',
    'https://ελλάδα.gr',
    'https://한국tv.kr',
    'https://日本abc.jp',
    'https://ドメイン・テスト.jp',
    'https://مثال.com',
    'https://xn--80ak6aa92e.com',
    'https://straße.de',
    'https://www.example.com/@user',
    'https://example.com/?mail=a@b.example',
  ])('%s does not', (written) => expect(hostCode(written)).toBeUndefined())

  test('the name that browsers ask for is shown', () => {
    expect(hostMessage('https://аррӏе.com/a', new URL('https://xn--80ak6aa92e.com/a'))).toMatchObject({
      severity: 'warning',
      text: expect.stringContaining('leads to "xn--80ak6aa92e.com"'),
      hint: 'If you know that site, write: https://xn--80ak6aa92e.com/a',
    })
  })
})

const SITE = 'https://birchway.press'

describe('words that are another address', () => {
  test.each([
    ['paypal.com', 'https://evil.example/'],
    ['https://paypal.com', 'https://paypal.com.evil.example/'],
    ['www.paypal.com/login', 'https://paypal.example/login'],
    ['PayPal.com.', 'https://evil.example/'],
    ['bbc.co.uk', 'https://evil.co.uk/'],
    ['paypal.com', '/contact'],
    ['müller.de', 'https://muller.de'],
    ['press@acme.com', 'mailto:press@evil.example'],
  ])('[%s](%s)', (words, href) => {
    expect(wordsMessage(words, href, SITE)?.code).toBe('misleading-link')
  })

  test.each([
    ['paypal.com', 'https://www.paypal.com/uk/home'],
    ['https://docs.example.com/a', 'https://docs.example.com/a/b'],
    ['example.com', 'https://shop.example.com'],
    ['birchway.press', '/contact'],
    ['Node.js', 'https://nodejs.org'],
    ['ASP.NET', 'https://dotnet.microsoft.com'],
    ['README.md', 'https://github.com/a/b'],
    ['report.pdf', 'https://files.example.com/report'],
    ['e.g.', 'https://example.com'],
    ['3.5', 'https://example.com'],
    ['our shop', 'https://example.com'],
    ['press@acme.com', '/contact'],
    ['press@acme.com', 'mailto:Press@acme.com?subject=Hi'],
    ['müller.de', 'https://xn--mller-kva.de/'],
    ['acme.com', 'tel:+15551234567'],
  ])('[%s](%s) is fine', (words, href) => {
    expect(wordsMessage(words, href, SITE)).toBeUndefined()
  })
})
