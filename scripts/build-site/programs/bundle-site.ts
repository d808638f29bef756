import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import type { ClientAssets, SiteParts } from './programs'
import { publicFolder } from './public-files'

/**
 * Bundles the program of the site into `folder`: `client/` for browsers, `server/` for rendering, and `parts.json` with
 * what pages say about them.
 * @param language of the site's own words: a folder of src/words
 */
export async function bundleSite(folder: string, language: string): Promise<void> {
  const client = publicFolder(path.resolve(folder))
  await mkdir(folder, { recursive: true })
  // The tools speak English on every site.
  const alias = { '@words/tools': path.resolve('src/words/en/tools'), '@words': path.resolve('src/words', language) }
  const resolve = { alias }
  await build({ resolve, build: { outDir: client, reportCompressedSize: false }, logLevel: 'error' })
  const [bootScript] = await Promise.all([
    bundleBootScript(),
    build({ resolve, build: { outDir: path.resolve(folder, 'server'), ssr: true }, logLevel: 'error' }),
  ])
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'))
  const parts: SiteParts = { assets: clientAssets(manifest), bootScript }
  await writeFile(path.join(folder, 'parts.json'), JSON.stringify(parts))
  await copyFontLicenses(manifest, client)
}

/** The licenses of fonts ask that their text goes with the files: `assets/licenses/<font>.txt`. */
async function copyFontLicenses(manifest: Manifest, client: string): Promise<void> {
  const packages = Object.keys(manifest)
    .filter((source) => /\bnode_modules\/.*\.woff2$/.test(source))
    .map((source) => source.replace(/\/files\/.*$/, ''))
  await mkdir(path.join(client, 'assets/licenses'), { recursive: true })
  for (const folder of packages) {
    await copyFile(path.join(folder, 'LICENSE'), path.join(client, 'assets/licenses', `${path.basename(folder)}.txt`))
  }
}

function clientAssets(manifest: Manifest): ClientAssets {
  const entry = manifest['src/entry-client.tsx']
  if (!entry) throw new Error('The client build has no entry; is src/entry-client.tsx still its input?')
  const address = (file: string) => `/${file}`
  return {
    entry: address(entry.file),
    preload: importsOf(entry, manifest).map(address),
    styles: (entry.css ?? []).map(address),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
  }
}

function importsOf(chunk: Manifest[string], manifest: Manifest, seen = new Set<string>()): string[] {
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key]
    if (!imported || seen.has(imported.file)) continue
    seen.add(imported.file)
    importsOf(imported, manifest, seen)
  }
  return [...seen]
}

/** Builds the inline script of every page as one line of text. */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The boot script did not build.')
  return chunk.code.trim()
}
