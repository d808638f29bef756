/** Not every browser fades pages into each other, and TypeScript does not know this yet. */
type PageSwap = Event & {
  viewTransition: { skipTransition: () => void } | null
  activation: { entry: { url: string } } | null
}

/** A link to or from a tool's page leads to a page that is rendered already: a fade would only hold it back. */
export function showReadyPagesAtOnce() {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwap
    if (/\/tools\//.test(location.href + activation?.entry.url)) viewTransition?.skipTransition()
  })
}
