/** Splits a text into the characters that readers see: an emoji of several code points is one. */
export const SEGMENTER = new Intl.Segmenter('en')
