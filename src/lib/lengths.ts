/** How long a text can be so that its place on a page still shows it, in characters. */
export const lengths = {
  /** The name of a file without its ending: part of an address. */
  id: 100,
  /** Words on a button or of a link, a name, a figure: a line of a narrow column, or two. */
  label: 60,
  /** Headings and lines of a list: two or three lines on a phone. */
  title: 120,
  /** One to three sentences. */
  text: 400,
  /** Several paragraphs: three pages of a book. */
  paragraphs: 5_000,
  /** Browsers and servers take addresses of this length. */
  address: 2_000,
} as const

/**
 * What a search result shows of a page, in characters: it cuts titles at about 600 pixels and descriptions after two lines.
 * The name of the agency, which follows a title, may be cut.
 */
export const searchRoom = { title: 60, description: { least: 120, most: 160 } } as const

/** More than a line on a phone holds, and more than almost any word has. */
export const LONGEST_WORD = 60

const ADDRESS = /\bhttps?:\/\/\S+/g
/** Lines break at spaces, at hyphens, and between letters of languages that are written without spaces. */
const BREAKS =
  '\\s\\p{Pd}\\u00ad\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}'
const TOO_LONG = new RegExp(`[^${BREAKS}]{${LONGEST_WORD + 1},}`, 'u')

/** The first word of a text that is too long for a line. Addresses do not count. */
export const longWordIn = (text: string): string | undefined =>
  hasSpaces(text) ? undefined : TOO_LONG.exec(text.replace(ADDRESS, ''))?.[0]

/** Whether spaces alone end every line, which is true of nearly all texts and quickly seen. */
function hasSpaces(text: string): boolean {
  let start = 0
  while (text.length - start > LONGEST_WORD) {
    const space = text.lastIndexOf(' ', start + LONGEST_WORD)
    if (space < start) return false
    start = space + 1
  }
  return true
}
