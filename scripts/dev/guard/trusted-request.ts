import type { IncomingHttpHeaders } from 'node:http'

/** A header that no page of another site can send without asking first, and the answer to that is no. */
export const EDITOR_HEADER = 'x-content-editor'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Whether a request comes from a page of this very server, and not from another site that is open in the same browser,
 * another server on this computer, or a name that somebody pointed at this computer.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return (
    LOOPBACK.test(headers.host ?? '') &&
    (site === undefined || site === 'same-origin') &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`)
  )
}

/** Whether a browser says that a page of another site, or of another port of this computer, sends a request. */
export const isFromOtherSite = (headers: IncomingHttpHeaders): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

/** Whether a request comes from the admin page, and may so read and change files. */
export function isFromEditor(headers: IncomingHttpHeaders): boolean {
  return isFromOwnPage(headers) && headers[EDITOR_HEADER] === '1'
}
