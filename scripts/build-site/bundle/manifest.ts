import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Entry } from './programs'

/** The part of a program that browsers load. */
export const publicFolder = (program: string) => path.join(program, 'client')

/** What Vite wrote about its bundle in `folder`. @param name of the manifest below `.vite/` */
export const readManifest = async (folder: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, '.vite', name), 'utf8'))

/** The chunk that Vite made of a module. @throws Error when the bundle has none */
export function chunkOf(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The bundle has no ${module}. Is it still the input?`)
  return chunk
}

/** The addresses of an entry. */
export function entryOf(manifest: Manifest, module: string): Entry {
  const chunk = chunkOf(manifest, module)
  return { entry: `/${chunk.file}`, preload: importsOf(chunk, manifest).map((file) => `/${file}`) }
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
