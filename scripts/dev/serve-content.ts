import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { type BuildResult, buildContent } from '../build-content'
import { hasErrors, reportProblems } from '../build-content/problems'
import { formatPretty } from '../build-content/problems/format'
import { type PictureFile, renderPictures } from '../build-site/pictures'

const SOURCE = process.env.CONTENT_DIR ?? 'content'
const GENERATED = '.generated/content'
const CACHE = '.cache'
/** Generated files that are part of the bundle; see src/content/generated.d.ts. */
const IMPORTED = ['settings/site', 'settings/navigation', 'pages/not-found']
/** Editors and Git write several files at once; one build is enough for all of them. In milliseconds. */
const SETTLE = 30

/**
 * During development, builds content when it changes and shows the result on the open page: the data again if all is
 * well, otherwise each mistake in plain words over the page.
 */
export function serveContent(): Plugin {
  return {
    name: 'serve-content',
    apply: 'serve',
    async configureServer(server) {
      let latest = await build()
      const reloadImported = await createReloader(server)

      watch(server, async () => {
        latest = await build()
        if (hasErrors(latest.problems)) return showProblems(server, latest)
        await reloadImported()
        server.ws.send({ type: 'custom', event: 'content-changed' })
      })

      // A page that is opened while content is broken says so too.
      server.ws.on('connection', () => {
        if (hasErrors(latest.problems)) showProblems(server, latest)
      })

      server.middlewares.use('/data', async (request, response) => {
        const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
        const json = /^(?:\/[a-z0-9-]+)+\.json$/.test(name)
          ? await readFile(path.join(GENERATED, name), 'utf8').catch(() => 'null')
          : 'null'
        response.setHeader('Content-Type', 'application/json')
        response.setHeader('Cache-Control', 'no-store')
        response.end(json)
      })

      server.middlewares.use('/media', async (request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? ''
        const picture = await pictureFor(address)
        if (!picture) return next()
        const outDir = path.join(CACHE, 'dev')
        await renderPictures({
          pictures: [picture],
          mediaDir: path.join(SOURCE, 'media'),
          outDir,
          cacheDir: path.join(CACHE, 'pictures'),
        })
        response.setHeader('Content-Type', `image/${path.extname(address).slice(1)}`)
        response.end(await readFile(path.join(outDir, 'media', address)))
      })
    },
  }
}

async function build(): Promise<BuildResult> {
  const result = await buildContent({ content: SOURCE, out: GENERATED, includeHidden: true })
  await reportProblems(result.problems, 'pretty', result.lineOf)
  return result
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
  const files = IMPORTED.map((name) => normalizePath(path.resolve(GENERATED, `${name}.json`)))
  for (const file of files) await changed(file)
  return async () => {
    for (const file of files) {
      if (!(await changed(file))) continue
      for (const module of server.moduleGraph.getModulesByFile(file) ?? []) await server.reloadModule(module)
    }
  }
}

function watch(server: ViteDevServer, changed: () => Promise<void>) {
  const root = path.resolve(SOURCE)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  server.watcher.add(root)
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(root + path.sep)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(changed)
    }, SETTLE)
  })
}

/** Shows mistakes in Vite's overlay. It has no words of its own then: the message is all an editor sees. */
function showProblems(server: ViteDevServer, { problems, lineOf }: BuildResult) {
  server.ws.send({ type: 'error', err: { message: formatPretty(problems, lineOf), stack: '' } })
}

/** The picture whose rendered address this is, such as `/blog/press-kit.0a1b2c3d.960.avif`. */
async function pictureFor(address: string): Promise<PictureFile | undefined> {
  const [, stem, hash] = /^\/(.+)\.([0-9a-f]{8})\.\d+\.(?:avif|webp)$/.exec(decodeURIComponent(address)) ?? []
  const pictures: PictureFile[] = JSON.parse(await readFile(path.join(GENERATED, 'pictures.json'), 'utf8'))
  return pictures.find((picture) => picture.hash === hash && picture.path.replace(/\.[^./]+$/, '') === stem)
}
