import { readAddress } from './check/addresses'

/** Names that belong to nobody and never will (RFC 2606, RFC 6761): what sample addresses are made of. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?$/i

export const isReservedHost = (host: string): boolean => RESERVED.test(host)

/** Whether the site has no address of its own yet. */
export const isPlaceholderUrl = (url: unknown): boolean =>
  typeof url === 'string' && isReservedHost(readAddress(url)?.hostname ?? '')
