/** Addresses on the web as the build reads them. */

/**
 * Reads an address as browsers do. Returns nothing when they could not.
 * `xn--` is replaced with `xn-` first: Node 20 and 22 refuse invalid Punycode and Node 24 does not, and the same content
 * must give the same result on every machine.
 */
export function readAddress(written: string): URL | undefined {
  const plain = written.replace(/xn--/gi, 'xn-')
  try {
    // Not URL.canParse: in Node 20 and 22 it refuses names such as ü.de once it has been called some thousand times.
    return new URL(plain)
  } catch {
    return undefined
  }
}

/** Whether two addresses lead to the same page: letters of the host, `www` and a slash at the end do not matter. */
export const sameAddress = (one: string, other: string): boolean => comparable(one) === comparable(other)

const comparable = (written: string): string =>
  (readAddress(written)?.href ?? written).replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
