/**
 * The page inside the panel: the site's own program, which reads the unsaved entry where the site reads the saved one.
 * It is a page of its own, apart from the site's, so that no visitor loads any of this.
 */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import notFound from '#content/pages/not-found.json'
import { NotFoundScreen } from '@/components/not-found-screen'
import { BUNDLED } from '@/content/bundled'
import type { ContentFile, ReadContent } from '@/content/files'
import { createBrowserReader } from '@/content/read-in-browser'
import { navigation, outline, site } from '@/content/settings'
import { origin } from '@/content/site-address'
import { createAppRouter } from '@/router'
import { type FromPage, listenTo, type ToPage, tell } from '../messages'
import './missing-crops'
import { findText, followPresses } from './places'
import { showUnsavedPictures } from './unsaved-pictures'
import '@/styles/main.css'
import './frame.css'

/** What the program of the site brings along instead of reading it. */
const bundled: Record<(typeof BUNDLED)[number], object> = {
  'settings/site': site,
  'settings/navigation': navigation,
  'pages/not-found': notFound,
  outline,
}

let changed: Record<string, unknown> = {}
const unchanged: Record<string, unknown> = {}
const names = new Set<string>()

const readSite = createBrowserReader(unchanged)
const read: ReadContent = async (name) => {
  names.add(name)
  if (Object.hasOwn(changed, name)) return changed[name] as ContentFile<typeof name>
  const found = await readSite(name)
  unchanged[name] = found
  return found
}

const say = (message: FromPage) => tell(window.parent, message)
const history = createMemoryHistory({ initialEntries: ['/'] })
const router = createAppRouter(read, NotFoundScreen, history)
const root = createRoot(document)
let path: string | undefined
/** A new one makes React draw everything again. */
let version = 0

async function show(message: Extract<ToPage, { say: 'show' }>) {
  showUnsavedPictures(message.pictures)
  const isNewPage = message.path !== path
  changed = message.data
  const isBundled = bringAlong(message.data)
  if (isNewPage) {
    path = message.path
    names.clear()
    history.replace(path)
    await router.load()
  } else await router.invalidate()
  if (isNewPage || isBundled) root.render(<RouterProvider key={++version} router={router} />)
  requestAnimationFrame(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
    say({ say: 'shown', names: [...names], title: document.title, description, host: new URL(origin).host })
  })
}

/** Whether something is different now in what the program brings along. */
function bringAlong(data: Record<string, unknown>): boolean {
  let isDifferent = false
  // A legal page that is not saved yet has an address all the same.
  for (const name of Object.keys(data)) {
    const [folder, id = ''] = name.split('/')
    if (folder === 'legal' && !outline.legal.includes(id)) outline.legal.push(id)
  }
  for (const name of BUNDLED) {
    const module = bundled[name]
    const next = data[name]
    if (typeof next !== 'object' || next === null || JSON.stringify(next) === JSON.stringify(module)) continue
    for (const key of Object.keys(module)) delete (module as Record<string, unknown>)[key]
    Object.assign(module, next)
    isDifferent = true
  }
  return isDifferent
}

listenTo<ToPage>(
  () => window.parent,
  (message) => {
    if (message.say === 'find') findText(message)
    else void show(message)
  },
)
followPresses(say)
// Content that was saved meanwhile is on the disk now.
import.meta.hot?.on('content-changed', () => {
  for (const name of Object.keys(unchanged)) delete unchanged[name]
})
say({ say: 'ready' })
