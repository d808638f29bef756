/** A copy of the project, whose site is built with the command as anybody starts it. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../../../scripts/test/project-copy'

/** The day that decides what is public, so that no post appears while a test runs. */
const DAY = '2026-01-01'

export type Project = {
  folder: string
  build: (options?: string[], env?: Record<string, string>) => string
  remove: () => void
}

export async function createProject(): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  await copyProject(folder)
  // Rendering the pictures once more would take most of the time.
  if (existsSync('.cache/pictures')) cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true })
  return {
    folder,
    /** Builds the site; gives what the command says. */
    build: (options = [], env = {}) =>
      execFileSync(process.execPath, ['scripts/run.mjs', 'build-site', '--now', DAY, ...options], {
        cwd: folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Paths of all files below a folder of the project, from that folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** The bytes of every file of the built site; `build.json` says when it was built. */
export function siteOf({ folder }: Project): Map<string, string> {
  const site = join(folder, 'dist')
  const files = filesBelow(site).filter((file) => file !== 'build.json')
  return new Map(files.map((file) => [file, readFileSync(join(site, file), 'latin1')]))
}
