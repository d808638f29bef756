/** Scripts for processes of their own: one file of plain JavaScript starts ten times as fast as TypeScript does. */
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a script of this folder into another folder, and gives its path there. */
export async function bundle(script: string, folder: string): Promise<string> {
  const entry = fileURLToPath(new URL(script, import.meta.url))
  await build({ configFile: false, logLevel: 'silent', build: { ssr: entry, outDir: folder, emptyOutDir: false } })
  return join(folder, basename(script).replace(/ts$/, 'js'))
}
