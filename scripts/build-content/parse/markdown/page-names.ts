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
