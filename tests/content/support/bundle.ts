/** Scripts for processes of their own: one file of plain JavaScript starts ten times as fast as TypeScript does. */
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'

/** Bundles a script, named by its path in the project, into another folder; resolves to its path there. */
export async function bundle(script: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: resolve(script), outDir: folder, emptyOutDir: false },
  })
  return join(folder, basename(script).replace(/ts$/, 'js'))
}
