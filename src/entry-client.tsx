import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { readEmbedded } from './content/embedded'
import { followContentChanges } from './content/follow-changes'
import { createBrowserReader } from './content/read-in-browser'
import { createAppRouter } from './router'
import './styles/main.css'

const embedded = readEmbedded(document)
// With a capital, Vite's plugin would take it for a component of this file, and run the file again when content changes.
const notFound = lazyRouteComponent(() => import('./components/not-found-screen'), 'NotFoundScreen')
const router = createAppRouter(createBrowserReader(embedded), notFound)
// Says that the page was rendered elsewhere, so that the tree is the same as in the prerendered HTML.
router.ssr = { manifest: undefined }

// The router asks for the browser's own restoration only when the page is left, which Chromium may overlook: a page that
// is opened again by Back has no router yet. Within the app the router restores positions itself.
history.scrollRestoration = 'auto'

// The router sees nothing of what was done before it was there.
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe()
  // It remembers where a page was left only if it saw it scroll.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
  // It loads the page of a link only if it saw the pointer come.
  document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
})

// A new page is where a reader goes on: as after a page load, the next Tab begins at its content.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
})

router.load().then(async () => {
  // Only during development does React start on a page that does not exist.
  if (import.meta.env.DEV) await notFound.preload?.()
  hydrateRoot(document, <RouterProvider router={router} />)
})

if (import.meta.hot) followContentChanges(embedded, () => router.invalidate())
if (import.meta.env.DEV) {
  import('./admin/on-page/edit-this-page').then(({ offerEditing }) => offerEditing(router))
  import('./admin/on-page/mistakes-panel').then(({ showMistakes }) => showMistakes())
}
