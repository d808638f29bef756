/** Sign-in with the account that an editor has at the provider, without a server in between (OAuth with PKCE, RFC 7636). */
import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../../journey'
import { answer, TOKEN } from './provider'

const CODE = 'code-of-this-sign-in'

/**
 * Plays the page on which an editor agrees, and the exchange of its code for the token. The token is
 * given only to the page that asked, which has the secret of which a hash was sent before.
 */
export async function playSignIn(
  context: BrowserContext,
  { page, exchange, appId }: { page: string; exchange: string; appId: string },
): Promise<void> {
  let asked = new URLSearchParams()
  await context.route(`${page}?*`, (route, request) => {
    asked = new URL(request.url()).searchParams
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ code: CODE, state: asked.get('state') ?? '' }))
    const link = `<a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Sign in</title>${link}` })
  })
  await context.route(exchange, (route, request) => {
    if (request.method() === 'OPTIONS') return answer(route, undefined)
    const { client_id, code, redirect_uri, code_verifier } = request.postDataJSON()
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    const isWhoAsked =
      [client_id, asked.get('client_id')].every((id) => id === appId) &&
      code === CODE &&
      redirect_uri === asked.get('redirect_uri') &&
      challenge === asked.get('code_challenge') &&
      asked.get('code_challenge_method') === 'S256'
    return isWhoAsked ? answer(route, { access_token: TOKEN }) : answer(route, { error: 'invalid_grant' }, 400)
  })
}

/**
 * Plays a relay, which trades the code for the token on a server of its own, and hands the token to the window that
 * opened it once that has answered.
 */
export async function playRelay(context: BrowserContext, relay: string): Promise<void> {
  const hand = `authorization:github:success:${JSON.stringify({ token: TOKEN, provider: 'github' })}`
  const script = `
    addEventListener('message', ({ data, origin }) => {
      if (data === 'authorizing:github') opener.postMessage(${JSON.stringify(hand)}, origin)
    })
    document.querySelector('a').onclick = () => opener.postMessage('authorizing:github', '*')`
  await context.route(`${relay}/auth?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Relay</title><a href="#">Authorize</a><script>${script}</script>`,
    }),
  )
}

/** Presses the button of the forms, and agrees in the window that opens. */
export async function signInWithAccount(page: Page, provider: RegExp): Promise<void> {
  const opens = page.waitForEvent('popup')
  await page.getByRole('button', { name: provider }).click()
  const popup = await opens
  await popup.getByRole('link', { name: 'Authorize' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
}

/** Pastes a token of access. */
export async function signInWithToken(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Access Token/ }).click()
  await page.getByRole('textbox', { name: /Token/ }).fill(TOKEN)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click()
}
