/** Brings the content of a folder to the version that this release needs. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import type { ContentTexts, Migration } from './migrations/migration'

export const CONTENT_VERSION = 'content-version.txt'

/** Whether a path is that of a text which migrations may change. */
export const isContentText = (file: string): boolean => /^content\/.*\.(?:md|yaml)$/.test(file)

export type Done = { number: number; says: string; files: string[] }

/** The number of the last migration that the content of a folder went through. */
export function contentVersion(folder: string): number {
  const text = readFileSync(join(folder, CONTENT_VERSION), 'utf8').trim()
  if (!/^\d+$/.test(text))
    throw new EnvironmentError(`${CONTENT_VERSION} must hold one number, not ${JSON.stringify(text)}`)
  return Number(text)
}

/** Runs the migrations that the content has not been through, in their order, and writes the files that changed. */
export function migrate(folder: string, migrations: readonly Migration[]): Done[] {
  const version = contentVersion(folder)
  const original = readTexts(folder)
  let texts: ContentTexts = original
  const done: Done[] = []
  for (const { number, says, change } of migrations) {
    if (number <= version) continue
    const next = change(texts)
    done.push({ number, says, files: differences(texts, next) })
    texts = next
  }
  for (const file of differences(original, texts)) put(join(folder, file), texts.get(file))
  const last = done.at(-1)
  if (last) writeFileSync(join(folder, CONTENT_VERSION), `${last.number}\n`)
  return done
}

function readTexts(folder: string): Map<string, string> {
  const entries = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
  const files = entries
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter(isContentText)
    .sort()
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

const differences = (before: ContentTexts, after: ContentTexts): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

function put(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
