import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Copies a built site, and removes the scripts of its pages: what is left is as fast as its HTML and its pictures allow. */
export async function copyWithoutScripts(site: string, target: string): Promise<void> {
  await cp(site, target, { recursive: true })
  await cp(`${site}-hosts`, `${target}-hosts`, { recursive: true })
  for (const file of await readdir(target, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(target, file), 'utf8')
    await writeFile(path.join(target, file), html.replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, ''))
  }
}
