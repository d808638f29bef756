import { readAddress } from './web-address'

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761). Sample addresses use them. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?$/i

export const isReservedHost = (host: string): boolean => RESERVED.test(host)

/** Whether the site has no address of its own yet. */
export const isPlaceholderUrl = (url: unknown): boolean =>
  typeof url === 'string' && isReservedHost(readAddress(url)?.hostname ?? '')
