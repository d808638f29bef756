/** The Markdown twin of a page: the same words for programs that read text, without markup, menus and forms. */
import { htmlToMarkdown } from '@mdream/js'

/** What only a browser can use, or what repeats the page. */
const LEFT_OUT = ['nav', 'form', 'search', 'button', 'template', 'svg', 'details', '.sr-only', '[aria-hidden]']

/** Start a heading and a term until the text is finished: the converter keeps lines only for paragraphs in some places. */
const HEADING = '\ue000'
const TERM = '\ue001'

/**
 * Headings and terms as paragraphs. A term and its description are one line of a list: Markdown has no other form for
 * them, and the converter keeps their links as HTML.
 */
const withMarks = (html: string): string =>
  html
    .replace(/<h([1-6])(\s[^>]*)?>/g, `<p$2>${HEADING}$1`)
    .replace(/<\/h[1-6]>/g, '</p>')
    .replace(/<dt(\s[^>]*)?>/g, `<p$1>${TERM}`)
    .replace(/<\/dt>\s*<dd(\s[^>]*)?>/g, ': ')
    .replace(/<\/dd>/g, '</p>')
    .replace(/<\/?(?:dl|dd|address)(\s[^>]*)?>/g, '')
    // A line of its own by its style alone.
    .replace(/<span class="(?=[^"]*\bblock\b)/g, ' <span class="')
const withoutMarks = (text: string): string =>
  text.replace(new RegExp(`${HEADING}([1-6]) *`, 'g'), (_, level) => `${'#'.repeat(level)} `).replaceAll(TERM, '- ')

/** Wide screens show these details open, so the page has their text. The summary only opens them on narrow screens. */
const OPEN_WHEN_WIDE = /<details class="open-when-wide[^>]*><summary.*?<\/summary>(.*?)<\/details>/gs

/** Elements of which nothing is read. Taking them away first costs a quarter less than having them left out. */
const UNREAD = /<(nav|details|form|search|svg|picture)\b.*?<\/\1>/gs
const withoutUnread = (html: string): string =>
  html.replace(OPEN_WHEN_WIDE, '$1').replace(UNREAD, (element, tag) => {
    if (tag === 'picture') return element.includes(' alt=""') ? '' : element
    // The end that was found is that of an element inside.
    return element.includes(`<${tag}`, 1) ? element : ''
  })

/**
 * The text of a page's twin: where the page is, and what its main part says. Addresses are whole, because the text is
 * read away from the site.
 * @param page a rendered page, which names its canonical address
 */
export function markdownTwin(page: string): string {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]
  const main = /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1]
  if (address === undefined || main === undefined) throw new Error('The rendered page has no address or no main part.')
  const html = withMarks(withoutUnread(main))
  const options = {
    origin: new URL(address).origin,
    plugins: { filter: { exclude: LEFT_OUT } },
  }
  const read = htmlToMarkdown(html, options)
  // Cleaning reads the whole text once more, and few texts need it.
  const text = read.includes('[](')
    ? htmlToMarkdown(html, { ...options, clean: { emptyLinkText: true, emptyImages: true } })
    : read
  return `---\nurl: ${address}\n---\n\n${withoutMarks(text).trim()}\n`
}
