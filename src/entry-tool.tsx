/**
 * The program of a tool's page. It starts the parts of the page that do something, and neither the router nor the rest of
 * the page: docs/decisions/hydration-on-intent.md says why.
 */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from './components/error-boundary'
import { ToastOutlet } from './components/toast/toast-outlet'
import { readEmbedded } from './content/embedded'
import { createBrowserReader } from './content/read-in-browser'
import { ownAddress, takeOwnAddress } from './lib/own-address'
import { startReact } from './lib/start-react'
import type { ToolSlug } from './schema/tool-catalog'
import { figuresOf } from './tools/figures-of'
import type { IslandName } from './tools/island'
import { Benchmarks } from './tools/kit/benchmarks'
import { EmbedAndCite } from './tools/kit/embed/embed-and-cite'
import { screens } from './tools/registry'
import { titleOf } from './tools/shown'
import { tableOf } from './tools/table-of'

/** Starts the page. @throws Error when the scripts of the tool cannot be loaded; it can be called again then */
export async function start() {
  takeOwnAddress(ownAddress(document))
  const slug = islandOf('tool')?.dataset.slug as ToolSlug
  const title = titleOf(slug)
  const read = createBrowserReader(readEmbedded(document))
  const [{ default: Screen }, { benchmarks }, table] = await Promise.all([
    screens[slug](),
    figuresOf(read, slug),
    tableOf(read, slug),
  ])
  startIsland(
    'tool',
    <Benchmarks value={benchmarks}>
      <Screen isEmbedded={'bare' in document.documentElement.dataset} table={table} />
    </Benchmarks>,
  )
  if (title) startIsland('embed-and-cite', <EmbedAndCite slug={slug} title={title} />)
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ErrorBoundary>
      <ToastOutlet />
    </ErrorBoundary>,
  )
}

const islandOf = (name: IslandName) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)

function startIsland(name: IslandName, content: ReactNode) {
  const island = islandOf(name)
  // The page for frames on other sites has one island.
  if (!island) return
  startReact(island, <ErrorBoundary>{content}</ErrorBoundary>)
  // What was pressed before is pressed again now: src/boot/hydration.ts.
  island.dataset.started = ''
}
