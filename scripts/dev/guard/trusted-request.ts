import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal'

/** The header with the secret. No page of another site can send it without asking first, and the answer to that is no. */
const EDITOR_HEADER = 'x-content-editor'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
/** What browsers say of a request of the same page, and of an address that somebody typed. Other programs say nothing. */
const OWN = [undefined, 'same-origin', 'none']

/**
 * Whether a request comes from a page of this very server, the address bar or a program, and not from another site that is
 * open in the same browser, another server on this computer, or a name that somebody pointed at this computer.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  return (
    LOOPBACK.test(headers.host ?? '') &&
    OWN.includes(headers['sec-fetch-site'] as string | undefined) &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`)
  )
}

/**
 * Lets only the admin page read and change files.
 * @param secret made at the start of the server, and written into that page only
 * @throws Refusal when the request comes from somewhere else.
 */
export function requireEditor(headers: IncomingHttpHeaders, secret: string): void {
  const isTyped = headers['sec-fetch-site'] === 'none'
  if (!isTyped && isFromOwnPage(headers) && isSame(String(headers[EDITOR_HEADER]), secret)) return
  throw new Refusal(403, 'Only the admin page of this server may use this.')
}

/** Takes equally long wherever the two texts differ. */
function isSame(text: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(secret)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
