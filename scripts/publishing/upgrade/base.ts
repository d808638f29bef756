/**
 * What a site was made from: the files of the release that it has, as they came. The record lies in the site itself, so
 * that an upgrade needs no history: a template, an archive and a clone are all the same to it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { git, gitOrNothing, items } from './git'
import { classOf, OWNERSHIP, type Ownership } from './ownership'
import type { PackageJson } from './package-json'

export const BASE = 'upgrades/base.json'

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
  const blobs = blobsOf(folder, id)
  return { packageJson: json('package.json'), files: recorded([...blobs.keys()], json(OWNERSHIP), blobs) }
}

/** What to record of the files of a release. `blobs` names the bytes of those that are there. */
export function recorded(
  files: readonly string[],
  ownership: Ownership,
  blobs: ReadonlyMap<string, string>,
): Base['files'] {
  const known = files.filter((file) => classOf(file, ownership) && !file.startsWith('content/') && file !== BASE)
  return Object.fromEntries(
    known.sort().map((file) => [file, classOf(file, ownership) === 'ours' ? (blobs.get(file) ?? '') : '']),
  )
}

/** The files of a commit, each with the name that Git gives to its bytes. */
export const blobsOf = (folder: string, commit: string): Map<string, string> =>
  blobsIn(git(folder, 'ls-tree', '-r', '-z', commit))

/** The same for the files that are staged. */
export const stagedBlobs = (folder: string): Map<string, string> => blobsIn(git(folder, 'ls-files', '-s', '-z'))

/** Both lists of Git have lines of the form `100644 blob NAME<tab>PATH`, with the word `blob` or without it. */
const blobsIn = (list: string): Map<string, string> =>
  new Map(items(list).map((line) => [line.slice(line.indexOf('\t') + 1), /[0-9a-f]{40,}/.exec(line)?.[0] ?? '']))
