import { stringifySearch } from '@/lib/search-params'
import type { Raw } from '../form/fields'
import type { Tool } from '../tool'

/**
 * The whole address under which a result is made again: that of the tool's own page, also from a frame on another site,
 * with the inputs where they may be shared.
 */
export const resultAddress = ({ slug, isShareable }: Tool, raw: Raw): string =>
  `${window.location.origin}/tools/${slug}${isShareable ? stringifySearch(filledIn(raw)) : ''}`

/** The inputs that hold something, as the address names them. */
export const filledIn = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([, text]) => text.trim() !== ''))
