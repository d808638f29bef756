/**
 * What a site was made from: the files of the release that it has, as they came. The record lies in the site itself, so
 * that an upgrade needs no history: a template, an archive and a clone are all the same to it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { type Entry, entriesOf, gitOrNothing } from '../changes/git'
import { classOf, OWNERSHIP, type Ownership } from './ownership'
import type { PackageJson } from './package-json'

export const BASE = 'upgrades/base.json'

/** Where the changes of the agency in files of the project are kept. */
export const patchOf = ({ from, to }: { from: string; to: string }): string => `upgrades/${from}-to-${to}.patch`

export type Base = {
  /** `package.json` as the release has it; its version is that of the release. */
  packageJson: PackageJson
  /** Files of the release without its content, and the name that Git gives to their bytes where they are ours. */
  files: Readonly<Record<string, string>>
}

/** What the record is for, to somebody who opens it. */
const SAYS = 'What this site was made from. "npm run upgrade" reads and writes this file; leave it as it is.'

/** @throws EnvironmentError */
export function readBase(folder: string): Base {
  const path = join(folder, BASE)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  throw new EnvironmentError(
    `${BASE} is missing, so what you changed is not known; docs/upgrading.md says how "npm run adopt" writes it`,
  )
}

export const formatBase = ({ packageJson, files }: Base): string =>
  `${JSON.stringify({ says: SAYS, packageJson, files }, null, 2)}\n`

/**
 * The record for a commit that has the project as it came.
 * @throws EnvironmentError
 */
export function baseOf(folder: string, commit: string): Base {
  const id = gitOrNothing(folder, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`)?.trim()
  if (id === undefined) throw new EnvironmentError(`Git knows no commit ${JSON.stringify(commit)} in this folder`)
  const json = (file: string) => {
    const text = gitOrNothing(folder, 'show', `${id}:${file}`)
    if (text !== undefined) return JSON.parse(text)
    throw new EnvironmentError(`the commit ${commit} does not belong to this project: it has no ${file}`)
  }
  const entries = entriesOf(folder, id)
  return { packageJson: json('package.json'), files: recorded([...entries.keys()], json(OWNERSHIP), entries) }
}

/** What to record of the files of a release. `entries` names the bytes of those that are there. */
export function recorded(
  files: readonly string[],
  ownership: Ownership,
  entries: ReadonlyMap<string, Entry | undefined>,
): Base['files'] {
  const known = files.filter((file) => classOf(file, ownership) && !file.startsWith('content/') && file !== BASE)
  return Object.fromEntries(
    known.sort().map((file) => [file, classOf(file, ownership) === 'ours' ? (entries.get(file)?.id ?? '') : '']),
  )
}
