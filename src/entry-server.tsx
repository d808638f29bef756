import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import {
  type KeptShell,
  KeptShellProvider,
  type KeptShells,
  keepShell,
  shellIn,
  shellOf,
} from './components/kept-shell'
import { NotFoundScreen } from './components/not-found-screen'
import type { ContentFile, ReadContent } from './content/files'
import { createAppRouter, type Hydration, type ProgramOfPage } from './router'

export type RenderedPage = {
  /** A whole document, doctype included. */
  html: string
  /** 200, or 404 when a route said there is no such page. */
  status: number
  hydrate: Hydration
  program: ProgramOfPage
  /** Every file the page read, by name; it travels inside the page. */
  content: Record<string, unknown>
}

/**
 * Renders the page at `path` with content from `read`.
 * @param shells what earlier pages left for the next ones; the first page of each state is rendered both ways, which must
 * give the same
 * @throws what a route of the page threw.
 */
export async function render(path: string, read: ReadContent, shells?: KeptShells): Promise<RenderedPage> {
  const content: Record<string, unknown> = {}
  const recordingRead: ReadContent = async (name) => {
    const value = await read(name)
    content[name] = value
    return value as ContentFile<typeof name>
  }
  const router = createAppRouter(recordingRead, NotFoundScreen, createMemoryHistory({ initialEntries: [path] }))
  router.update({ ...router.options, isServer: true })
  await router.load()
  const { matches } = router.state
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw failed.error
  // Where no route has this path, only the root matches.
  const missing = matches.length === 1 || matches.some((match) => match.status === 'notFound')
  const page = (kept?: KeptShell) =>
    `<!DOCTYPE html>${renderToString(
      <KeptShellProvider value={kept}>
        <RouterProvider router={router} />
      </KeptShellProvider>,
    )}`
  const hasShell = !matches.some((match) => match.staticData.isBare)
  const kept = shells && hasShell ? shellOf(path, shells) : undefined
  const html = page(kept)
  if (shells && hasShell && !kept) {
    const shell = shellIn(html)
    if (page(shell) !== html) throw new Error('With the kept header and footer, the page is a different one.')
    keepShell(path, shell, shells)
  }
  const hydrate = matches.reduce<Hydration>((mode, match) => match.staticData.hydrate ?? mode, 'intent')
  const program = matches.reduce<ProgramOfPage>((name, match) => match.staticData.program ?? name, 'app')
  return { html, status: missing ? 404 : 200, hydrate, program, content }
}
