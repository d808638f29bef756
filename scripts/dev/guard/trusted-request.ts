import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal'

/** The header with the secret. No page of another site can send it without asking first, and the answer to that is no. */
export const EDITOR_HEADER = 'x-content-editor'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Whether a request was sent to this computer by one of its own names. */
export const isLoopback = ({ host }: IncomingHttpHeaders): boolean => LOOPBACK.test(host ?? '')

/**
 * Whether a request comes from a page of this very server, and not from another site that is open in the same browser,
 * another server on this computer, or a name that somebody pointed at this computer.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return (
    isLoopback(headers) &&
    (site === undefined || site === 'same-origin') &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`)
  )
}

/** Whether a browser says that a page of another site, or of another port of this computer, sends a request. */
export const isFromOtherSite = (headers: IncomingHttpHeaders): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

/**
 * Lets only the admin page read and change files.
 * @param secret made at the start of the server, and written into that page only
 * @throws Refusal when the request comes from somewhere else.
 */
export function requireEditor(headers: IncomingHttpHeaders, secret: string): void {
  if (isFromOwnPage(headers) && isSame(String(headers[EDITOR_HEADER]), secret)) return
  throw new Refusal(403, 'Only the admin page of this server may use this.')
}

/** Takes equally long wherever the two texts differ. */
function isSame(text: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(secret)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
