/** A longer text is no title, and looking for echoes in it would take too long. */
const LONGEST = 2000
/** A group of words that comes again directly after itself; shorter ones can be meant: “very, very”. */
const ECHO = /(?<=^|\s)(\S(?:.{13,118}?)\S)(?:\s+\1)+(?=\s|$)/gu

/** A text with each group of words that is repeated directly once. */
export function withoutEchoes(text: string): string {
  return text.length > LONGEST ? text : text.replace(ECHO, '$1').trim()
}
