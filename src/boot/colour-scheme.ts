/** Kept only after a visitor used the switch; without it the pages follow the system. */
const KEY = 'colour-scheme'
const root = document.documentElement

/** Applies the visitor's own choice, if there is one. */
export function restoreColourScheme() {
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen === 'light' || chosen === 'dark') root.dataset.scheme = chosen
  } catch {
    // Storage can be forbidden; then the system's scheme holds.
  }
}

/** Makes every `[data-scheme-switch]` button change between light and dark. */
export function offerColourScheme() {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-scheme-switch]')) return
    const shown = root.dataset.scheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    const next = shown === 'dark' ? 'light' : 'dark'
    root.dataset.scheme = next
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // The choice then holds for this page only.
    }
  })
}
