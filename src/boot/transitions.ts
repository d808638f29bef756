/**
 * A link to or from the page of a tool leads to a page that the browser has rendered already, as
 * scripts/build-site/hosts/speculation-rules.ts asks it to. A fade would only hold that page back, and so would its pictures if its
 * words were drawn together with them.
 */
export function showReadyPagesAtOnce() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (/\/tools\//.test(location.href + activation?.entry?.url)) viewTransition?.skipTransition()
  })
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isRenderedAhead() && target instanceof HTMLImageElement) target.decoding = 'async'
    },
    true,
  )
}

/** TypeScript does not know it, because only Chromium has it. */
const isRenderedAhead = () => (document as { prerendering?: boolean }).prerendering
