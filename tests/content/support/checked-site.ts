/** A small site that many tests change and check, one after the other, without any output. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type BuildResult, buildContent, Memory } from '../../../scripts/build-content/public'
import { formatPretty } from '../../../scripts/lib/diagnostics/format'
import { type ContentFiles, smallSite } from './content'

const small = smallSite()
/** With an address of its own, so that the addresses that were public are kept. */
const settings = String(small['settings/site.yaml']).replace(/^url: .*$/m, 'url: https://birchway.press')
const files: ContentFiles = { ...small, 'settings/site.yaml': settings }
const root = mkdtempSync(join(tmpdir(), 'checked-site-'))
const content = join(root, 'content')
/** Saves parsing the files that a test leaves alone. */
const memory = new Memory()

/** Call this at the top of a test file, so that the site is there while its tests run. */
export function setUpCheckedSite(): void {
  beforeAll(() => write(files))
  afterAll(() => rmSync(root, { recursive: true }))
}

function write(changes: ContentFiles): void {
  for (const [path, written] of Object.entries(changes)) {
    const place = join(content, path)
    rmSync(place, { recursive: true, force: true })
    if (written === undefined) continue
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, written)
  }
}

/** Undoes what was done to these files. */
function restore(changed: readonly string[]): void {
  if (changed.every((path) => files[path] !== undefined)) {
    write(Object.fromEntries(changed.map((path) => [path, files[path]])))
  } else {
    rmSync(root, { recursive: true })
    write(files)
  }
}

async function check(): Promise<BuildResult & { printed: string }> {
  const result = await buildContent({ content, now: '2024-06-01', memory })
  return { ...result, printed: formatPretty(result.diagnostics, result.lineOf) }
}

export const checkedSite = { root, restore, check }

/** What the pipeline says of the small site with changes. */
export async function checkWith(changes: ContentFiles): ReturnType<typeof check> {
  write(changes)
  const result = await check()
  restore(Object.keys(changes))
  return result
}

/** What is printed for a post with this text, and nothing else wrong on the site. */
export const printedFor = async (post: string | Uint8Array, changes: ContentFiles = {}): Promise<string> =>
  (await checkWith({ ...changes, 'blog/post.md': post })).printed
