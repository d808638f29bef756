/**
 * The programs of the site, kept in `.cache/programs` by a fingerprint of everything that they are made of. A program that
 * is not there is bundled in a process of its own, whose memory goes back to the system.
 *
 * A build runs and publishes no file of `.cache/programs` that is not, byte for byte, what the bundler wrote. The record that
 * says so is in the same cache: it finds damage and changes of single files, and not the work of somebody who writes both. A
 * build that must not trust its cache starts without one.
 */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ProgramOfPage } from '../../../src/router'
import { EnvironmentError } from '../../lib/environment-error'
import { keepNewest } from '../../lib/files'
import { fingerprint } from '../../lib/fingerprint'
import { fingerprintOfProgram, type ProgramName } from './fingerprint'

/** Addresses of the script that starts a page, and of those that it imports at once. */
export type Entry = { entry: string; preload: string[] }

/** Addresses of what the browser loads, as Vite named it. */
export type ClientAssets = {
  entries: Record<ProgramOfPage, Entry>
  styles: string[]
  /** Font files that every page needs for its first paint. */
  fonts: string[]
}

/** What pages say about the program. `bootScript` is the inline script of every page, as one line of text. */
export type SiteParts = { assets: ClientAssets; bootScript: string }

export type Program = {
  /** The same for the same bytes of everything that it is made of. */
  fingerprint: string
  folder: string
  /** What browsers load: paths below its `client/`, each with a fingerprint of its bytes. */
  files: [path: string, key: string][]
}

export type Render = typeof import('../../../src/entry-server').render

/** What programs are made from besides the code. */
type MadeFrom = {
  /** Folder of all caches. */
  cache: string
  /** Folder of the generated content. */
  content: string
}

/** How many programs of a kind are kept: switching between branches bundles nothing. */
const KEPT = 3

/** The fingerprint of all other files of a program. It is written last, so a program without it is not whole. */
const SEAL = 'seal.txt'
const PARTS = 'parts.json'

/**
 * The program, bundled if need be.
 * @param onBundle called before bundling, which takes seconds
 * @throws EnvironmentError with the messages of the bundler when it fails
 */
export async function openProgram(
  name: ProgramName,
  { cache, content }: MadeFrom,
  onBundle: () => void,
): Promise<Program> {
  const programs = resolve(cache, 'programs')
  const version = fingerprintOfProgram(name, content)
  const folder = join(programs, `${name}-${version}`)
  let files = sealedFiles(folder)
  if (!files) {
    onBundle()
    await mkdir(programs, { recursive: true })
    const aside = await mkdtemp(join(programs, '.next-'))
    try {
      await bundleInChild(name, join(aside, name))
      await rm(folder, { recursive: true, force: true })
      await rename(join(aside, name), folder)
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
    files = filesOf(folder)
    writeFileSync(join(folder, SEAL), sealOf(files))
  }
  const now = new Date()
  await utimes(folder, now, now)
  keepNewest(programs, KEPT, (folder) => folder.startsWith(`${name}-`))
  return { fingerprint: version, folder, files: publicFiles(files) }
}

/** Nothing when the program is not there, or not as it was written. */
function sealedFiles(folder: string): Program['files'] | undefined {
  try {
    const files = filesOf(folder)
    return readFileSync(join(folder, SEAL), 'utf8') === sealOf(files) ? files : undefined
  } catch {
    return undefined
  }
}

const sealOf = (files: Program['files']): string => fingerprint(JSON.stringify(files))

/** Every file of a program but its seal, with a fingerprint of its bytes. */
const filesOf = (folder: string): Program['files'] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(folder, SEAL))
    .sort()
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), fingerprint(readFileSync(file))])

/** What browsers load, below `client/`; the bundler keeps its notes beside it. */
const publicFiles = (files: Program['files']): Program['files'] =>
  files
    .filter(([name]) => name.startsWith('client/') && !name.startsWith('client/.vite/'))
    .map(([name, key]) => [name.slice('client/'.length), key])

async function bundleInChild(name: ProgramName, folder: string): Promise<void> {
  const args = ['scripts/run.mjs', 'build-site/bundle', name, folder]
  // Bundlers make something else of the same sources where NODE_ENV is another, as it is in tests.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, args, { env, maxBuffer: 16 * 1024 * 1024 }).catch(
    ({ stderr }: { stderr: string }) => {
      throw new EnvironmentError(`the code of the site could not be bundled: ${stderr.trim()}`)
    },
  )
}

export const partsOf = async ({ folder }: Program): Promise<SiteParts> =>
  JSON.parse(await readFile(join(folder, PARTS), 'utf8'))

/** Loads the part of the program that renders pages: a build that renders nothing does not need it. */
export async function rendererOf({ folder }: Program): Promise<Render> {
  const { render } = await import(pathToFileURL(join(folder, 'server/entry-server.mjs')).href)
  return render
}
