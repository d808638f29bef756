import { nightMedia } from '../lib/night-media'

/** Kept only while a visitor wants another scheme than the system's; without it the pages follow the system. */
// Browsers of visitors have it under this name.
const KEY = 'colour-scheme'
const root = document.documentElement

/** Applies the visitor's own choice, if there is one: to the colors, and to every picture that has a night version. */
export function restoreColorScheme() {
  // While the page is read, whenever the switch is used, and for what React draws later.
  new MutationObserver(choosePictures).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-scheme'],
  })
  applyChoice()
  // The switch may have been used on another page while this one was in another tab, kept for Back, or rendered ahead.
  document.addEventListener('visibilitychange', applyChoice)
}

function applyChoice() {
  try {
    show(localStorage.getItem(KEY))
  } catch {
    // Storage can be forbidden; then the system's scheme holds, or what the switch says on this page.
  }
}

function show(scheme: string | null) {
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  else delete root.dataset.scheme
}

function choosePictures() {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    const media = nightMedia(root.dataset.scheme, source.dataset.night)
    // To write the same once more would make the browser choose again.
    if (source.media !== media) source.media = media
  }
}

/** Makes every `[data-scheme-switch]` button change between light and dark. The system's scheme is not a choice to keep. */
export function offerColorScheme() {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-scheme-switch]')) return
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const next = (root.dataset.scheme ?? system) === 'dark' ? 'light' : 'dark'
    const choice = next === system ? null : next
    show(choice)
    try {
      if (choice) localStorage.setItem(KEY, choice)
      else localStorage.removeItem(KEY)
    } catch {
      // The choice then holds for this page only.
    }
  })
}
