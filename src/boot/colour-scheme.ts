import { nightMedia } from '../lib/night-media'

/** Kept only after a visitor used the switch; without it the pages follow the system. */
const KEY = 'colour-scheme'
const root = document.documentElement

/** Applies the visitor's own choice, if there is one: to the colors, and to every picture that has a night version. */
export function restoreColourScheme() {
  // While the page is read, whenever the switch is used, and for what React draws later.
  new MutationObserver(choosePictures).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-scheme'],
  })
  try {
    const chosen = localStorage.getItem(KEY)
    if (chosen === 'light' || chosen === 'dark') root.dataset.scheme = chosen
  } catch {
    // Storage can be forbidden; then the system's scheme holds.
  }
}

function choosePictures() {
  const { scheme } = root.dataset
  if (!scheme) return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    const media = nightMedia(scheme, source.dataset.night)
    // To write the same once more would make the browser choose again.
    if (source.media !== media) source.media = media
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
