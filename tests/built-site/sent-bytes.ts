import { brotliCompressSync, constants } from 'node:zlib'

/**
 * The strength at which hosts compress a page while they send it is lower than that of a build. With a window of 2^16
 * bytes, pages are 0.2 % larger at most, and take a twentieth of the time.
 */
const OF_A_HOST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** How many bytes a host sends for a page. */
export const sentBytes = (page: string): number => brotliCompressSync(page, OF_A_HOST).length
