import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { chunkOf, entryOf, publicFolder, readManifest } from './manifest'
import type { ClientAssets, Entry, SiteParts } from './programs'

const APP = 'src/entry-client.tsx'
const TOOL = 'src/entry-tool.tsx'
const TOOL_MANIFEST = 'tools.json'

/**
 * Bundles the program of the site into `folder`: `client/` for browsers, `server/` for rendering, and `parts.json` with
 * what pages say about them.
 */
export async function bundleSite(folder: string): Promise<void> {
  const client = publicFolder(path.resolve(folder))
  await mkdir(folder, { recursive: true })
  await build({
    define: { 'import.meta.env.TOOLS_APART': 'true' },
    build: { outDir: client, reportCompressedSize: false },
    logLevel: 'error',
  })
  const [bootScript, tool] = await Promise.all([
    bundleBootScript(),
    bundleTools(client),
    build({ build: { outDir: path.resolve(folder, 'server'), ssr: true }, logLevel: 'error' }),
  ])
  const manifest = await readManifest(client, 'manifest.json')
  const outside = Object.keys(manifest).find((source) => source.startsWith('../') || path.isAbsolute(source))
  if (outside)
    throw new Error(`The site would publish ${outside}, which is outside of the project. Copy the file into it.`)
  const entries = { app: entryOf(manifest, APP), tool }
  const parts: SiteParts = { assets: { entries, ...sharedAssets(manifest) }, bootScript }
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

/** What pages load whichever program starts them. */
function sharedAssets(manifest: Manifest): Omit<ClientAssets, 'entries'> {
  const { css = [], assets = [] } = chunkOf(manifest, APP)
  return {
    styles: css.map((file) => `/${file}`),
    fonts: assets.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
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

/**
 * Bundles the program of the tools' pages, beside that of the app: neither loads a script of the other.
 * @param client folder of what browsers load
 * @returns the addresses of its entry
 */
async function bundleTools(client: string): Promise<Entry> {
  await build({
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/${TOOL_MANIFEST}`,
      reportCompressedSize: false,
      // The boot script calls what it exports.
      rolldownOptions: { input: TOOL, preserveEntrySignatures: 'allow-extension' },
    },
    logLevel: 'error',
  })
  return entryOf(await readManifest(client, TOOL_MANIFEST), TOOL)
}
