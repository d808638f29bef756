/** What the project was shipped with, as `sample/take.ts` saw it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT } from '../../lib/source-fingerprint'

export type Sample = {
  /** Of the agency first, then of its apps. */
  names: readonly string[]
  texts: ReadonlySet<string>
  /** Pictures of the content, by the hash that is part of their address, and files of `public/`. */
  files: ReadonlySet<string>
}

export const SAMPLE_LIST = join(PROJECT, 'scripts/launch-check/sample/sample.txt')

/** Reads the list. */
export async function sample(): Promise<Sample> {
  const lines = (await readFile(SAMPLE_LIST, 'utf8')).split('\n')
  const of = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1))
  return { names: of('name'), texts: new Set(of('text')), files: new Set(of('file')) }
}

/** The list as text. */
export function formatSample({ names, texts, files }: Sample): string {
  const lines = [
    '# What is sample: fingerprints of the texts, pictures and icons that this project was shipped with.',
    '# Written by "npx tsx sample/take.ts", read by "npm run launch-check".',
    ...names.map((name) => `name ${name}`),
    ...[...texts].sort().map((text) => `text ${text}`),
    ...[...files].sort().map((file) => `file ${file}`),
  ]
  return `${lines.join('\n')}\n`
}
