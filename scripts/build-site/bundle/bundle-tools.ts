import { build } from 'vite'
import { entryOf, readManifest } from './manifest'
import type { Entry } from './programs'

const ENTRY = 'src/entry-tool.tsx'
const MANIFEST = 'tools.json'

/**
 * Bundles the program of the tools' pages, beside that of the app: neither loads a script of the other.
 * @param client folder of what browsers load
 * @returns the addresses of its entry
 */
export async function bundleTools(client: string): Promise<Entry> {
  await build({
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/${MANIFEST}`,
      reportCompressedSize: false,
      // The boot script calls what it exports.
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'allow-extension' },
    },
    logLevel: 'error',
  })
  return entryOf(await readManifest(client, MANIFEST), ENTRY)
}
