/**
 * What a visitor looks for; it lives in the address as `?q=…`. `category` is in addresses from the time before categories
 * had pages: `/blog?category=Design`.
 */
export type BlogSearch = { q: string; category?: string }

/** An address without a search. */
export const noSearch: BlogSearch = { q: '' }

/** Reads a search from an address, which anyone can edit; the router gives every value as a text. */
export const parseSearch = ({ q = '', category }: Partial<BlogSearch>): BlogSearch => ({ q, category })
