/** Marks that turn the direction of all text after them, and other invisible characters that machines obey. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]|(?![\n\r\t])\p{Cc}/gu

/** A typed text as one line: no line breaks, no doubled spaces, nothing invisible. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
}

/** A typed text line by line, empty lines left out. */
export function lines(text: string): string[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(oneLine)
    .filter((line) => line !== '')
}

/** The text as the end of a sentence: with a full stop, unless it has its own end. */
export function withStop(text: string): string {
  return /[.!?…。؟]["”’)]?$/u.test(text) ? text : `${text}.`
}
