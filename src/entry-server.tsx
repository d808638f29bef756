import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
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
 * @throws what a route of the page threw.
 */
export async function render(path: string, read: ReadContent): Promise<RenderedPage> {
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
  const html = `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`
  const hydrate = matches.reduce<Hydration>((mode, match) => match.staticData.hydrate ?? mode, 'intent')
  const program = matches.reduce<ProgramOfPage>((name, match) => match.staticData.program ?? name, 'app')
  return { html, status: missing ? 404 : 200, hydrate, program, content }
}
