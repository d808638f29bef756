import { describe, expect, it } from 'vitest'
import { POST } from '../../../tests/content/support/content'
import { changed, printed } from '../testing/ready-site'

describe('addresses', () => {
  it('of the site', async () => {
    expect(
      await printed({
        ...changed('settings/site.yaml', /^url: .*$/m, 'url: https://www.example.com'),
        '../published-urls.txt': '/ Home\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:3:6 error (placeholder-site)
        The address of the site is still "https://www.example.com"; search engines, feeds and shared links would all name it.
          3 | url: https://www.example.com
            |      ^
        Write the address at which the site will be public, without a slash at its end.

      published-urls.txt:1:1 error (sample-published-urls)
        This list holds the addresses of the sample, and visitors have never seen them under your own name.
        Delete the file once. It begins anew by itself when the site is live.
      "
    `)
  })
  it('of mail', async () => {
    expect(
      await printed(changed('settings/site.yaml', /^email: .*$/m, 'email: hello@example.org')),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:5:8 error (placeholder-address)
        email is "hello@example.org", which is only a placeholder address.
          5 | email: hello@example.org
            |        ^
        Write the real one. What belongs here: Address for general mail; the contact form writes to it.
      "
    `)
  })
  it('of other sites', async () => {
    expect(
      await printed(changed('settings/site.yaml', /$/, 'bookingUrl: https://booking.example.net/call\n')),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:17:13 error (placeholder-address)
        bookingUrl is "https://booking.example.net/call", which is only a placeholder address.
          17 | bookingUrl: https://booking.example.net/call
             |             ^
        Write the real one, or remove bookingUrl. What belongs here: Page where visitors book a call. Without it, the buttons lead to the contact page.
      "
    `)
  })
  it('in a text', async () => {
    expect(
      await printed({ 'blog/post.md': `${POST}\n[x](https://example.com/x) and [y](mailto:a@press.example)\n` }),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (placeholder-address)
        The link leads to "https://example.com/x", which is only a placeholder address.
          18 | [x](https://example.com/x) and [y](mailto:a@press.example)
             | ^
        Write the real address, or remove the link.

      content/blog/post.md:18:32 error (placeholder-address)
        The link leads to "mailto:a@press.example", which is only a placeholder address.
          18 | [x](https://example.com/x) and [y](mailto:a@press.example)
             |                                ^
        Write the real address, or remove the link.
      "
    `)
  })
  it('not in an example that shows code', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\n    <a href="https://example.com">\n` })).toBe('')
  })
})
