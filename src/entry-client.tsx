import { lazyRouteComponent, notFound, RouterProvider, rootRouteId } from '@tanstack/react-router'
import { NotKnown, noteOpened } from './components/not-known'
import { readEmbedded } from './content/embedded'
import { followContentChanges } from './content/follow-changes'
import { createBrowserReader } from './content/read-in-browser'
import { noticeMissingScripts, requireScripts } from './lib/missing-scripts'
import { ownAddress, takeOwnAddress } from './lib/own-address'
import { startReact } from './lib/start-react'
import { createAppRouter } from './router'
import './styles/main.css'

noticeMissingScripts()
takeOwnAddress(ownAddress(document))
noteOpened()

const embedded = readEmbedded(document)
// With a capital, Vite's plugin would take it for a component of this file, and run the file again when content changes.
const notFoundScreen = import.meta.env.DEV
  ? lazyRouteComponent(() => import('./components/not-found-screen'), 'NotFoundScreen')
  : undefined
let isStarted = false
const read = createBrowserReader(embedded, () => {
  if (import.meta.env.DEV) return null
  throw isStarted ? notFound({ routeId: rootRouteId }) : notKnown()
})
const notKnown = () => new Error(`The app does not know ${location.pathname}.`)
const router = createAppRouter(read, notFoundScreen ?? NotKnown)
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

/** Starts the app. @throws when a script of the page cannot be loaded; it can be called again then, and the page stays as it is */
export async function start() {
  await router.load()
  requireScripts()
  const { matches } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
  // Where no route has this address, only the root matches.
  if (matches.length === 1 && !notFoundScreen) throw notKnown()
  // Only during development does React start on a page that does not exist.
  await notFoundScreen?.preload?.()
  isStarted = true
  startReact(document, <RouterProvider router={router} />)
}

// Elsewhere the boot script calls it.
if (import.meta.env.DEV) start()

if (import.meta.hot) followContentChanges(embedded, () => router.invalidate())
if (import.meta.env.DEV) {
  import('./admin/on-page/edit-this-page').then(({ offerEditing }) => offerEditing(router))
  import('./admin/on-page/mistakes-panel').then(({ showMistakes }) => showMistakes())
}
