import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../../tests/ask'
import { printed } from '../testing/ready-site'
import { tryRelayOverNetwork } from './relay'

const settings = (line: string) => ({
  '../src/admin/settings.ts': `export const repository: Repository | undefined = {\n  ${line}\n}\n`,
})

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A stand-in for a relay. */
async function relay(answer: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(answer))
  open.push(close)
  return `http://127.0.0.1:${port}`
}

/** The first step of a sign-in, with or without the list of domains. */
const signingIn =
  (allowed?: string): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://relay')
    if (pathname !== '/auth') return response.writeHead(404).end()
    if (allowed === undefined || searchParams.get('site_id') === allowed)
      return response.writeHead(302, { Location: 'https://github.com/login/oauth/authorize' }).end()
    response.end(`<script>'authorization:github:error:{"errorCode":"UNSUPPORTED_DOMAIN"}'</script>`)
  }

describe('the relay', () => {
  it('may not sign in the editors of another site', async () => {
    const address = await relay(signingIn())
    const found = await printed(settings(`relay: '${address}',`), { tryRelay: tryRelayOverNetwork })
    expect(found.replace(address, 'https://relay')).toMatchInlineSnapshot(`
      "src/admin/settings.ts:2:3 error (relay-serves-others)
        The relay "https://relay" starts a sign-in for another-site.invalid: any site can get the token of an editor.
        Set ALLOWED_DOMAINS of the relay to the host of your forms; docs/editing/setting-up-admin.md says how.
      "
    `)
  })

  it('is fine when it refuses them, at an address with or without a slash', async () => {
    const address = await relay(signingIn('www.birchway.press'))
    expect(await tryRelayOverNetwork(address)).toBe(undefined)
    expect(await tryRelayOverNetwork(`${address}/`)).toBe(undefined)
  })

  it('has to answer, and to refuse in words or with 403', async () => {
    expect(await tryRelayOverNetwork(await relay((_, response) => response.writeHead(403).end()))).toBe(undefined)
    expect(await tryRelayOverNetwork(await relay((_, response) => response.end('Hello')))).toMatch('does not say')
    expect(await tryRelayOverNetwork('http://127.0.0.1:1')).toBe('cannot be reached')
  })

  it('was not tried unless the network may be used', async () => {
    const found = await printed(settings("relay: 'https://sign-in.birchway.press',"), { tryRelay: undefined })
    expect(found).toContain('src/admin/settings.ts:2:3 error (relay-not-tried)')
  })

  it('in a comment does not count', async () => {
    expect(await printed(settings("// relay: 'https://sign-in.example.com',"), { tryRelay: undefined })).toBe('')
  })
})
