/** How pages write invisible characters, and what is too long for them. */

/** A block that means no text at all. */
export const NOTHING = '‹nothing›'

/** `‹tab›` is a tab, `‹U+00A0›` the character of this number, `‹120 × | a ›` a text so many times; `↵` in it ends a line. */
export const textOf = (written: string): string =>
  written
    .replace(/‹(\d+) × ([^›]*)›/g, (_, times, text) => text.replaceAll('↵', '\n').repeat(Number(times)))
    .replaceAll('‹tab›', '\t')
    .replace(/‹U\+([0-9A-F]{4,6})›/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))

/** The same in UTF-8; `‹byte E9›` is this one byte. */
export const bytesOf = (written: string): Uint8Array =>
  Buffer.concat(
    textOf(written)
      .split(/‹byte ([0-9A-F]{2})›/)
      .map((part, index) => Buffer.from(part, index % 2 === 0 ? 'utf8' : 'hex')),
  )
