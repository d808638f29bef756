/** The texts that others paste: the frame that shows a tool on their page, and the line that cites it. */

/**
 * In pixels. At the width of an article, 700 pixels, eight of the ten forms show their button without scrolling; the two
 * longest end at 1,060. Taller frames would be hard to get past on a phone.
 */
const HEIGHT = 840

/**
 * What the page may do in its frame: run, take a form, open links in tabs of their own, save files, and print
 * (`allow-modals`). Without `allow-same-origin` the browser gives it no cookies and no storage.
 */
export const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
].join(' ')

type Shown = {
  /** Title of the tool. */
  title: string
  /** Name of the agency. */
  agency: string
  /** Whole address of the page. */
  address: string
}

/**
 * The HTML of a frame, on one line, because some editors turn line breaks into HTML of their own.
 * @param shown `address` is that of the page for frames
 */
export function frameSnippet({ title, agency, address }: Shown): string {
  const attributes = {
    src: address,
    title: `${title}, ${agency}`,
    width: '100%',
    height: `${HEIGHT}`,
    loading: 'lazy',
    allow: 'clipboard-write',
    sandbox: SANDBOX,
    style: 'border:0',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

/**
 * The line that cites a tool.
 * @param shown `address` is that of the tool's own page
 * @param day the day on which it was used, in words
 */
export function citation({ title, agency, address }: Shown, day: string): string {
  return `${title}, ${agency}, ${address}, accessed ${day}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A text inside of quotation marks in HTML. */
const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character)
