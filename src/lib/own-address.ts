/**
 * Gives a page its own address. Hosts answer with a page at others, too: `/about.html`, `/about/`, `//about`, `/index.html`. The
 * app would look for a page of that name, and what is kept for an address would be kept twice.
 */
export function takeOwnAddress(path: string | undefined) {
  // A sandboxed frame has an origin of its own, `null`, and may not change its address.
  if (path === undefined || location.pathname === path || origin === 'null') return
  history.replaceState(history.state, '', path + location.search + location.hash)
}

/** What a page says of its own address. */
export const ownAddress = (page: Document): string | undefined =>
  JSON.parse(page.querySelector('script[type="application/json"]#boot')?.textContent || '{}').path
