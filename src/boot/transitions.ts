/**
 * A link to or from the page of a tool leads to a page that the browser has rendered already, as
 * scripts/build-site/speculation-rules.ts asks it to. A fade would only hold that page back.
 */
export function showReadyPagesAtOnce() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (/\/tools\//.test(location.href + activation?.entry.url)) viewTransition?.skipTransition()
  })
}
