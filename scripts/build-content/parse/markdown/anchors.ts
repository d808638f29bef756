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

/**
 * Names that a browser gives to its own properties of `window` and `document`. An element whose id is one of them would
 * stand in for the property (`document.title`, `window.location`), so no heading may have it. Only names that a heading's
 * id can have are listed: small letters without a hyphen. Read from Chromium 156.
 */
const NAMES = `alert all anchors append applets atob blur body btoa caches charset children chrome clear close closed confirm
console constructor contains content controllers cookie credentialless crypto dir doctype document domain dump embeds
escape eval evaluate event external fence fetch find focus fonts forms frames fullscreen globalthis head hidden history
images implementation infinity length links location locationbar menubar name nan navigation navigator netscape normalize
opener open opera origin parent performance personalbar plugins prepend prerendering print process prompt prototype
referrer require safari scheduler screen screenx screeny scripts scroll scrollbars self sidebar status statusbar stop
timeline title toolbar top undefined unescape viewport when window write writeln`

/** Ids of elements around a body; tests/built-site/ids.test.ts knows them all from the built pages. */
const OURS =
  'app apps boot contact contact-heading footer header main menu newsletter-heading related-heading root toasts'

const taken = new Set(`${NAMES} ${OURS}`.split(/\s+/))

/** An id that means nothing to the browser: the given one, or with `-section` behind it. */
export const safeId = (id: string): string => (taken.has(id) || RESERVED.test(id) ? `${id}-section` : id)

/** Event handlers, and the ids that the sanitizer makes of those written by hand. */
const RESERVED = /^(?:on[a-z]+$|user-content-)/
