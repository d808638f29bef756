/**
 * The address that opens a visitor's mail program with a message in it. Subject and body are percent-encoded, so
 * nothing in them can add a recipient or a header; lines of the body end with CRLF, as RFC 6068 wants it.
 */
export function mailtoAddress(to: string, { subject, body }: { subject: string; body: string }): string {
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`
}

/** `encodeURIComponent` throws on half a surrogate pair, which a paste can contain. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
