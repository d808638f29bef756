/**
 * The programs of the site, kept in `.cache/programs` by a fingerprint of everything that they are made of. A program that
 * is not there is bundled in a process of its own, whose memory goes back to the system.
 *
 * A build runs no file of `.cache/programs` that is not, byte for byte, what the bundler wrote. The record that says so is in the
 * same cache: it finds damage and changes of single files, and not the work of somebody who writes both. A build that must
 * not trust its cache starts without one.
 */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ProgramOfPage } from '../../../src/router'
import { EnvironmentError } from '../../lib/environment-error'
import { fingerprint, fingerprintOfAll } from '../../lib/fingerprint'
import { fingerprintOfProgram, type ProgramName } from './fingerprint'
import { filesBelow, publicFilesOf } from './public-files'

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
export type MadeFrom = {
  /** Folder of all caches. */
  cache: string
  /** Folder of the generated content. */
  content: string
}

/** How many programs of a kind are kept: switching between branches bundles nothing. */
const KEPT = 3

const RECORD = 'files.json'
const PARTS = 'parts.json'
/** What the build itself runs. */
const SERVER = 'server'

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
  let files = recordedFiles(folder)
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
    files = publicFilesOf(folder)
    writeFileSync(
      join(folder, RECORD),
      JSON.stringify({ seal: sealOf(folder, files), run: sealOfServer(folder), files }),
    )
  }
  const now = new Date()
  await utimes(folder, now, now)
  await removeOldest(programs, name)
  return { fingerprint: version, folder, files }
}

/** Nothing when the program is not there, or not whole: the record is written last. */
function recordedFiles(folder: string): Program['files'] | undefined {
  try {
    const { seal, files } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))
    return seal === sealOf(folder, files) ? files : undefined
  } catch {
    return undefined
  }
}

/** Is another one when the list of files or the parts are not as they were written. */
function sealOf(folder: string, files: Program['files']): string {
  const parts = join(folder, PARTS)
  return fingerprint(JSON.stringify(files) + (existsSync(parts) ? readFileSync(parts, 'utf8') : ''))
}

/** Is another one when a module that the build runs is not as it was written, or one was added. */
function sealOfServer(folder: string): string {
  const modules = existsSync(join(folder, SERVER)) ? filesBelow(join(folder, SERVER)) : []
  return fingerprintOfAll(modules.flatMap(({ name, path }) => [`${name}\n`, readFileSync(path)]))
}

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

async function removeOldest(programs: string, name: ProgramName): Promise<void> {
  const age = (folder: string) => statSync(join(programs, folder)).mtimeMs
  const kept = readdirSync(programs).filter((folder) => folder.startsWith(`${name}-`))
  const old = kept.sort((a, b) => age(b) - age(a)).slice(KEPT)
  for (const folder of old) await rm(join(programs, folder), { recursive: true, force: true })
}

export const partsOf = async ({ folder }: Program): Promise<SiteParts> =>
  JSON.parse(await readFile(join(folder, PARTS), 'utf8'))

/**
 * Loads the part of the program that renders pages: a build that renders nothing does not need it. It is bundled anew when
 * its modules are not as the bundler wrote them.
 */
export async function rendererOf({ folder }: Program, from: MadeFrom, onBundle: () => void): Promise<Render> {
  const { run } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))
  if (run !== sealOfServer(folder)) {
    await rm(join(folder, RECORD))
    await openProgram('site', from, onBundle)
  }
  const { render } = await import(pathToFileURL(join(folder, SERVER, 'entry-server.mjs')).href)
  return render
}
