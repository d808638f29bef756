/**
 * A link to or from the page of a tool leads to a page that the browser has rendered already, as
 * scripts/build-site/speculation-rules.ts asks it to. A fade would only hold that page back, and so would its pictures if its
 * words were drawn together with them.
 */
export function showReadyPagesAtOnce() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    expectAbort(viewTransition)
    if (/\/tools\//.test(location.href + activation?.entry.url)) viewTransition?.skipTransition()
  })
  addEventListener('pagereveal', ({ viewTransition }) => expectAbort(viewTransition))
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isRenderedAhead() && target instanceof HTMLImageElement) target.decoding = 'async'
    },
    true,
  )
}

/** On a busy computer, the browser shows the next page without its fade, and reports that as an error if nothing waits for it. */
function expectAbort(transition: ViewTransition | null) {
  Promise.allSettled([transition?.ready, transition?.finished])
}

/** TypeScript does not know it, because only Chromium has it. */
const isRenderedAhead = () => (document as { prerendering?: boolean }).prerendering
