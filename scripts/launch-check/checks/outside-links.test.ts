import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { POST } from '../../../tests/content/support/content'
import { formatPretty } from '../../lib/diagnostics/format'
import { launchCheck } from '..'
import { NO_SAMPLE, printed, read } from '../testing/ready-site'
import { type Visit, visitOverNetwork } from './outside-links'

describe('links to other sites', () => {
  const post = { 'blog/post.md': `${POST}\n[x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).\n` }
  it('are unproven until somebody visits them', async () => {
    const { project, lineOf } = await read(post)
    const found = (await launchCheck({ ...project, sample: NO_SAMPLE })).filter(({ file }) => file.includes('/blog/'))
    expect(formatPretty(found, lineOf)).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (links-not-visited)
        2 links of this file to other sites were not visited; here is the first.
          18 | [x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).
             | ^
        Run: npm run launch-check -- --visit-links
      "
    `)
  })
  it('are visited once each, and named when they are dead', async () => {
    const visited: string[] = []
    const visit: Visit = async (address) => {
      visited.push(address)
      return address === 'https://a.press/1' ? 'answers with status 404' : undefined
    }
    expect(await printed(post, { visit })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (dead-outside-link)
        The link leads to "https://a.press/1#part", which answers with status 404.
          18 | [x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).
             | ^
        Open it in a browser. If it is gone there too, link to another page, or remove the link.
      "
    `)
    expect(visited).toEqual([...new Set(visited)])
    expect(visited).toContain('https://a.press/2')
  })
  it('are judged by what they answer', async () => {
    const server = createServer((request, response) => {
      const status = Number(request.url?.slice(1, 4))
      const isPicky = request.url?.endsWith('get-only')
      response.writeHead(isPicky && request.method === 'GET' ? 200 : status).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answers = await Promise.all(
      ['200', '404', '404get-only', '405get-only', '403', '503'].map((path) => visitOverNetwork(`${origin}/${path}`)),
    )
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(answers).toEqual([
      undefined,
      'answers with status 404',
      undefined,
      undefined,
      undefined,
      'answers with status 503',
    ])
    expect(await visitOverNetwork(`${origin}/200`)).toMatch(/^cannot be reached \([A-Z_]+\)$/)
  })
})
