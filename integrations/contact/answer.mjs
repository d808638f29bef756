/** What the function answers: data for the script of the site, a page for a browser without scripts. */
import { wordsOf } from './words.mjs'

/**
 * @typedef {import('./words.mjs').Outcome} Outcome
 * @typedef {import('./read-message.mjs').Message} Message
 * @typedef {{ status: number, outcome?: Outcome, origins?: string[], mail?: string, siteKey?: string, message?: Message }} Facts
 */

const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * Whether the form of the site sent this, or a page of this function.
 * @param {Request} request
 * @param {string[]} origins
 */
export function mayRead(request, origins) {
  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  const ownHost = request.headers.get('host') ?? new URL(request.url).host
  return origins.includes(origin) || new URL(origin).host === ownHost
}

/**
 * @param {Request} request
 * @param {Facts} facts
 * @returns {Response}
 */
export function answer(request, { status, outcome, origins = [], mail, siteKey, message }) {
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin, Accept',
  })
  const origin = request.headers.get('origin') ?? ''
  if (origins.includes(origin)) {
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Methods', 'POST')
    headers.set('Access-Control-Allow-Headers', 'Accept, Content-Type')
  }
  if (status === 405) headers.set('Allow', 'POST, OPTIONS')
  if (!outcome) return new Response(null, { status, headers })
  if (request.headers.get('accept')?.includes('application/json')) {
    headers.set('Content-Type', 'application/json')
    return new Response(JSON.stringify({ outcome }), { status, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src ${TURNSTILE}; frame-src ${TURNSTILE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  return new Response(pageOf({ outcome, origins, mail, siteKey, message }), { status, headers })
}

/** @param {Omit<Facts, 'status'> & { outcome: Outcome, origins: string[] }} facts */
function pageOf({ outcome, origins, mail, siteKey, message }) {
  const { language, words } = wordsOf(message?.language ?? '')
  const parts = [
    `<h1>${words[outcome]}</h1>`,
    siteKey && message && challenge(siteKey, message, words.send),
    outcome !== 'arrived' && mail && `<p>${words.byMail} <a href="mailto:${escaped(mail)}">${escaped(mail)}</a>.</p>`,
    outcome !== 'arrived' && message?.message && `<p>${words.keep}</p><pre>${escaped(message.message)}</pre>`,
    origins[0] && `<p><a href="${escaped(origins[0])}">${words.back}</a></p>`,
  ]
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${words[outcome]}</title></head><body><main>`,
    ...parts.filter(Boolean),
    '</main></body></html>',
  ].join('\n')
}

/**
 * The check for robots, on a page of its own: the pages of the site load nothing from elsewhere.
 * @param {string} siteKey
 * @param {Message} message
 * @param {string} send
 */
function challenge(siteKey, message, send) {
  const { language, ...fields } = message
  const inputs = Object.entries({ ...fields, _language: language }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return [
    `<script src="${TURNSTILE}/turnstile/v0/api.js" async defer></script>`,
    '<form method="post">',
    ...inputs,
    `<div class="cf-turnstile" data-sitekey="${escaped(siteKey)}"></div>`,
    `<p><button>${send}</button></p></form>`,
  ].join('\n')
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
