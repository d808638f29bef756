/** The ids of headings, made of their words, and what a link can name of them. */
import { slug } from 'github-slugger'

/** Emoji and all that they are made of, what cannot be seen, and signs of a single typeface, such as bullets of Word. */
const NOT_WORDS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Me}\p{Default_Ignorable_Code_Point}\p{Co}]/gu

/** What a person can see and type of an id. One letter can be written in two ways in Unicode; this takes the shorter one. */
const typed = (text: string): string => text.normalize('NFC').replace(NOT_WORDS, '')

const withoutEdges = (id: string): string => id.replace(/^-+|-+$/g, '')

/** The id that the words of a heading make; empty for a heading without letters and digits. */
export const idOfWords = (text: string): string => withoutEdges(slug(typed(text).replace(/\s+/g, ' ').trim()))

/** The same with a hyphen for each space around what is left out, as other programs make it. */
export const idElsewhere = (text: string): string => withoutEdges(typed(slug(text)))

/**
 * The id that a link means.
 * @param anchors what links can name, and the id of each
 * @param written what stands behind `#`, as people read it
 */
export const idAt = (anchors: ReadonlyMap<string, string>, written: string): string | undefined =>
  anchors.get(written) ?? anchors.get(withoutEdges(typed(written)))
