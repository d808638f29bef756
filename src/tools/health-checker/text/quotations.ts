import type { Span } from './words'

/**
 * A quotation with its marks. One without an end reaches to the end of the paragraph: that is how a quotation of several
 * paragraphs is set. Apostrophes and inches are not quotation marks: single marks open only before a word that starts, and
 * close only behind punctuation.
 */
const QUOTATION =
  /“[^”"]*[”"]?|«[^»]*»?|„[^“”]*[“”]?|(?<!\d)"[^"]*"?|(?<=^|[\s([—–])[‘'](?=[\p{L}\p{N}])[^‘\n]{1,800}?[,.!?…][’'](?=[\s,.;)]|$)/gu

/** The quotations of a paragraph. */
export const findQuotations = (text: string, { start, end }: Span): Span[] =>
  Array.from(text.slice(start, end).matchAll(QUOTATION), ({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
  }))
