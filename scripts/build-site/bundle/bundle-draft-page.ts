/**
 * Bundles the page beside the forms of the public site: the site's own program for a frame, and the pipeline's steps for
 * one file as a worker. Both are apart from what visitors load.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest, type Plugin } from 'vite'
import { escapeHtml } from '../../lib/escape-html'
import { publicFolder, readManifest } from './manifest'

const FRAME = 'src/admin/preview/frame/main.tsx'

export async function bundleDraftPage(folder: string): Promise<void> {
  const outDir = publicFolder(path.resolve(folder))
  await build({
    base: '/admin/',
    logLevel: 'error',
    plugins: [contentAtRunTime()],
    build: { outDir, reportCompressedSize: false, copyPublicDir: false, rolldownOptions: { input: FRAME } },
  })
  await writeFile(path.join(outDir, 'page.html'), frameHtml(await readManifest(outDir, 'manifest.json')))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutNativeParser()],
    // Some packages read entities from a document in browsers, and a worker has none.
    resolve: { tsconfigPaths: true, conditions: ['worker', 'module', 'development|production'] },
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'scripts/build-site/draft-page/worker.ts',
        output: { entryFileNames: 'draft-page.js', codeSplitting: false },
      },
    },
  })
}

/** The page inside the frame; its program draws everything that is in it, and gives it the language of the site. */
function frameHtml(manifest: Manifest): string {
  const entry = manifest[FRAME]
  if (!entry) throw new Error(`The bundle has no ${FRAME}.`)
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/admin/${escapeHtml(file)}">`)
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex">${styles.join('')}<script type="module" src="/admin/${escapeHtml(entry.file)}"></script></head><body></body></html>\n`
}

/** Content that the site's program brings along is read when the page opens: so this program changes with the code alone. */
function contentAtRunTime(): Plugin {
  return {
    name: 'content-at-run-time',
    enforce: 'pre',
    // Without the ending: what comes out of it is a program.
    resolveId: (id) => (/^#content\/.+\.json$/.test(id) ? `\0${id.slice(0, -'.json'.length)}` : undefined),
    load(id) {
      const [, name] = /^\0#content\/(.+)$/.exec(id) ?? []
      if (name === undefined) return undefined
      return `globalThis.siteContent ??= fetch('/admin/known.json').then((answer) => answer.json())
export default (await globalThis.siteContent).content[${JSON.stringify(name)}]`
    },
  }
}

/** The native parser of Markdown runs in Node only. */
function withoutNativeParser(): Plugin {
  return {
    name: 'without-native-parser',
    enforce: 'pre',
    resolveId: (id) => (id === 'satteri' ? '\0satteri' : undefined),
    load(id) {
      if (id !== '\0satteri') return undefined
      return `const fail = () => { throw new Error('The native parser runs in Node only.') }
export { fail as markdownToHast }`
    },
  }
}
