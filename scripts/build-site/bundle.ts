import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'

/** Addresses of what the browser loads, as Vite named it. */
export type ClientAssets = {
  /** The script that hydrates a page. */
  entry: string
  /** Scripts that the entry imports at once. */
  preload: string[]
  styles: string[]
  /** Font files that every page needs for its first paint. */
  fonts: string[]
}

/** Builds the browser's half of the app into `outDir`. */
export async function bundleClient(outDir: string): Promise<ClientAssets> {
  await build({ build: { outDir }, logLevel: 'error' })
  const manifest: Manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'))
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

/** Builds the half that renders pages, and returns it loaded. */
export async function bundleServer(outDir: string): Promise<typeof import('../../src/entry-server')> {
  await build({ build: { outDir, ssr: true }, logLevel: 'error' })
  return import(path.resolve(outDir, 'entry-server.js'))
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
