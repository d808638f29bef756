/** What a word processor or a mail program can use; everything else is left out or replaced by its content. */
const KEPT = new Set(
  'H2,H3,H4,P,UL,OL,LI,DL,DT,DD,TABLE,CAPTION,THEAD,TBODY,TR,TH,TD,STRONG,EM,B,BR,BLOCKQUOTE'.split(','),
)
const DROPPED =
  'button, svg, form, input, select, textarea, summary, nav, .no-print, .sr-only:not(caption), [aria-hidden="true"]'

/** A result as HTML for the clipboard: headings, lists and tables without the looks of the site. */
function richHtml(result: Element): string {
  const copy = result.cloneNode(true) as Element
  for (const dropped of copy.querySelectorAll(DROPPED)) dropped.remove()
  for (const element of [...copy.querySelectorAll('*')].reverse()) {
    if (!KEPT.has(element.tagName) && element.tagName !== 'A') element.replaceWith(...element.childNodes)
    else
      for (const { name } of [...element.attributes])
        if (!['href', 'colspan', 'rowspan', 'scope'].includes(name)) element.removeAttribute(name)
  }
  return copy.innerHTML
}

/** Puts a result on the clipboard as text and, where the browser can, with its headings and tables. */
export async function copyRich(text: string, result: Element | null): Promise<void> {
  if (!result || !('ClipboardItem' in window)) return navigator.clipboard.writeText(text)
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([richHtml(result)], { type: 'text/html' }),
  })
  await navigator.clipboard.write([item])
}
