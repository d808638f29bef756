import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { EnvironmentError } from '../lib/environment-error'
import { bundleAdmin } from './bundle-admin'

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

/** What the code of the site becomes; the same bundles render any content. */
export type Bundles = {
  /** Folder of the files that browsers load, the forms of editors included. */
  client: string
  assets: ClientAssets
  /** The inline script of every page, as one line of text. */
  bootScript: string
  render: typeof import('../../src/entry-server').render
}

const placesIn = (folder: string) => ({
  client: path.resolve(folder, 'client'),
  manifest: path.resolve(folder, 'client/.vite/manifest.json'),
  server: path.resolve(folder, 'server'),
  bootScript: path.resolve(folder, 'boot.js'),
})

/** Bundles the code of the site into `folder`, where `loadBundles` finds it. */
export async function bundleSite(folder: string): Promise<void> {
  const { client, server, bootScript } = placesIn(folder)
  await mkdir(folder, { recursive: true })
  await build({ build: { outDir: client }, logLevel: 'error' })
  await Promise.all([
    build({ build: { outDir: server, ssr: true }, logLevel: 'error' }),
    bundleBootScript().then((code) => writeFile(bootScript, code)),
    bundleAdmin(path.join(client, 'admin')),
  ])
}

/** @throws EnvironmentError when no build left its bundles in `folder`. */
export async function loadBundles(folder: string): Promise<Bundles> {
  const { client, manifest, server, bootScript } = placesIn(folder)
  const text = await readFile(manifest, 'utf8').catch(() => {
    throw new EnvironmentError('there are no bundles of an earlier build; run "npm run build" first')
  })
  const { render } = await import(path.join(server, 'entry-server.js'))
  return { client, assets: clientAssets(JSON.parse(text)), bootScript: await readFile(bootScript, 'utf8'), render }
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
