/** The header shows below this scroll position, in pixels, and when scrolling up. */
const ALWAYS_VISIBLE_BELOW = 10

/** Marks the document while the header should be out of the way; the style sheet does the rest. */
export function followScroll() {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      const now = scrollY
      document.documentElement.toggleAttribute('data-header-hidden', now >= ALWAYS_VISIBLE_BELOW && now > last)
      last = now
    },
    { passive: true },
  )
}
