/** Addresses on the web as the build reads them. */
import { EnvironmentError } from './environment-error'

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

/** A part of an address as people read it; as written when it cannot be decoded. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Signs of Chinese and Japanese sentences, which end an address that stands in one. */
export const SENTENCE_SIGNS = '、。，；：！？）」』】》'

/** Letters, digits and hyphens between dots: every other character means something to a policy, to a server or to people. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?$/

/** Whether this can be the name of a host, as `readAddress` gives it. */
export const isHost = (host: string): boolean => HOST.test(host)

/** Whether a name to sign in with stands before the host, where people expect the host itself. */
export const namesUser = (written: string): boolean => /^https?:[/\\]*[^/\\?#]*@/i.test(written)

/** The origin of an `https:` address, such as `https://www.example.com`; nothing for any other text. */
export function readOrigin(written: string): string | undefined {
  const url = readAddress(written)
  if (url?.protocol !== 'https:' || namesUser(written) || !isHost(url.hostname) || /[\s\\]/.test(written))
    return undefined
  return /xn--/i.test(written) ? url.origin.replace(/(?<=[/.])xn-(?!-)/g, 'xn--') : url.origin
}

/**
 * The same for an address that was checked: its origin can be a part of a policy and of a server's file.
 * @throws EnvironmentError when it has none
 */
export function originOf(written: string): string {
  const origin = readOrigin(written)
  if (origin !== undefined) return origin
  throw new EnvironmentError(`${JSON.stringify(written)} is not the address of a site, such as https://www.example.com`)
}

/** A path of letters, digits and `-`, `_`, `~`, `.`; neither a hidden file nor `..` is part of it. */
export const isPlainPath = (path: string): boolean => /^(?:\/|(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)$/.test(path)

/** Whether two addresses lead to the same page: letters of the host, `www` and a slash at the end do not matter. */
export const sameAddress = (one: string, other: string): boolean => comparable(one) === comparable(other)

const comparable = (written: string): string =>
  (readAddress(written)?.href ?? written).replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
