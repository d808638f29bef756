/** Fingerprint of everything that decides what a file of the content becomes, besides the file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './fingerprint'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
/** The lock file stands for every package. */
const SOURCES = ['scripts/build-content', 'src/schema', 'src/lib/picture-address.ts', 'package-lock.json']

export function producerFingerprint(): string {
  const files = SOURCES.flatMap((path) => filesBelow(path))
  return fingerprint(files.map((path) => `${path}\n${fingerprint(readFileSync(join(PROJECT, path)))}\n`).join(''))
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(PROJECT, path), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .filter((name) => !/\.test\.ts$|\/testing\//.test(name))
    .sort()
}
