import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { BUNDLED } from '../../src/content/bundled'
import { type BuildResult, buildContent, kindOfFile, openCache, watchContent } from '../build-content/public'
import { type Diagnostic, hasErrors, reportDiagnostics } from '../lib/diagnostics'
import { describeRemoved } from '../lib/diagnostics/notes'
import { EnvironmentError } from '../lib/environment-error'
import { pathOf } from '../lib/schema/file-kind'
import type { ContentChanges } from './admin/announce-changes'
import { CACHE, GENERATED } from './folders'
import { guarded } from './guard/guarded'
import { answerData, answerMedia } from './serve-generated'

const SOURCE = process.env.CONTENT_DIR ?? 'content'

/**
 * During development, builds content when it changes and shows the result on the open page: the data again if all is
 * well, otherwise each mistake in plain words over the page.
 * @param changes gets the files that changed
 */
export function serveContent(changes: ContentChanges): Plugin {
  return {
    name: 'serve-content',
    apply: 'serve',
    async configureServer(server) {
      let latest: BuildResult | undefined
      const cache = await openCache({ content: SOURCE, out: GENERATED })
      const stop = new AbortController()
      server.httpServer?.once('close', () => stop.abort())
      let saving: NodeJS.Timeout | undefined
      let reloadImported: (() => Promise<void>) | undefined

      await new Promise<void>((ready) => {
        void watchContent({
          content: SOURCE,
          build: (touched) => {
            changes.emit('changed', touched)
            return buildContent({ content: SOURCE, out: GENERATED, includeHidden: true, memory: cache.memory, touched })
          },
          signal: stop.signal,
          onBuilt: async (result) => {
            const { diagnostics, lineOf, removed } = result
            process.stderr.write(describeRemoved(GENERATED, removed))
            if (JSON.stringify(diagnostics) !== JSON.stringify(latest?.diagnostics)) {
              await reportDiagnostics(diagnostics, 'pretty', lineOf)
            }
            latest = result
            clearTimeout(saving)
            // What was learnt is kept once the editor pauses.
            saving = setTimeout(() => void cache.save(), 1_000).unref()
            if (hasErrors(diagnostics)) server.ws.send('content-mistakes', mistakesOfSite(result))
            else {
              reloadImported ??= await createReloader(server)
              await reloadImported()
              server.ws.send({ type: 'custom', event: 'content-changed' })
            }
            ready()
          },
          onError: (error) => {
            showFailure(server, error instanceof Error ? error.message : String(error))
            process.stderr.write(`${error instanceof EnvironmentError ? error.message : (error as Error).stack}\n`)
            ready()
          },
        })
      })

      // A page that is opened while content is broken says so too.
      server.ws.on('mistakes-wanted', ({ page }: { page: string }, client) => {
        if (!latest) return
        const stopping = mistakesOfSite(latest)
        client.send('content-mistakes', stopping.length > 0 ? stopping : mistakesOfDraft(page, latest))
      })

      const folders = { source: SOURCE, generated: GENERATED, cache: CACHE }
      server.middlewares.use('/data', guarded(answerData(folders)))
      server.middlewares.use('/media', guarded(answerMedia(folders)))
    },
  }
}

/** Reloads those of the imported files that changed; the rest of the content is fetched, not imported. */
async function createReloader(server: ViteDevServer): Promise<() => Promise<void>> {
  const texts = new Map<string, string>()
  const changed = async (file: string) => {
    const text = await readFile(file, 'utf8').catch(() => '')
    const isChanged = texts.get(file) !== text
    texts.set(file, text)
    return isChanged
  }
  const files = BUNDLED.map((name) => normalizePath(path.resolve(GENERATED, `${name}.json`)))
  for (const file of files) await changed(file)
  return async () => {
    for (const file of files) {
      if (!(await changed(file))) continue
      for (const module of server.moduleGraph.getModulesByFile(file) ?? []) await server.reloadModule(module)
    }
  }
}

/** What stops the site. */
const mistakesOfSite = ({ diagnostics }: BuildResult): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error')

/** Why a draft has no page at this address. */
function mistakesOfDraft(page: string, { leftOut, diagnostics }: BuildResult): Diagnostic[] {
  const draft = leftOut.find(({ file, isUnfinished }) => {
    const kind = isUnfinished && kindOfFile(file)
    return kind && pathOf(kind) === page
  })
  return diagnostics.filter(({ file }) => file === draft?.file)
}

/** Shows in Vite's overlay that the content cannot be read at all. */
function showFailure(server: ViteDevServer, message: string) {
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
