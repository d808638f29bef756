/**
 * The content pipeline: words, data and pictures in `content/` → typed JSON for the app.
 * read → parse → check each entry and all together → write, or report every mistake and write nothing.
 * When nothing changed that other files can see, only the entries that did change are checked and written.
 */
import type { Hidden } from '../../src/schema/entries'
import { buildChanged } from './build-changed'
import { buildWhole } from './build-whole'
import { today } from './dates'
import { checkContentFolder, checkFolders } from './environment'
import { fingerprint } from './fingerprint'
import type { KnownFile } from './known-files'
import { lineFinder } from './line-finder'
import { emptyMemory, type Memory } from './memory'
import { readPublishedUrls } from './published-urls'
import { listContent } from './read'
import type { Built, Run } from './run'
import { isIntact } from './write'

export { EnvironmentError } from './environment'
export type { Problem } from './problems/problem'

export type BuildOptions = {
  /** Folder of the content. */
  content: string
  /** Where the JSON goes. Without it, everything is checked and nothing written. */
  out?: string
  /** The day that `publishAt` is held against, `YYYY-MM-DD`. Default: today, in UTC. */
  now?: string
  /** Write drafts and future posts too, marked `hidden`: for development and previews. */
  includeHidden?: boolean
  /** What earlier builds of this content learnt; this build adds to it. */
  memory?: Memory
  /** The only files that can have changed since then, as `content/blog/x.md`. Default: every file is read. */
  touched?: ReadonlySet<string>
}

export type BuildResult = Built & {
  /** The text of a line, for printing a problem together with it. */
  lineOf: (file: string, line: number) => string | undefined
}

/** Builds the content once. Throws an `EnvironmentError` when a folder cannot be used. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { content, out } = await placesOf(options)
  const { memory = emptyMemory(), now = today(), includeHidden = false } = options
  const source = listContent(content)
  const changes = await memory.known.update(source.files, options.touched)
  if (changes.changed.length > 0 || changes.visible) memory.isSaved = false
  const hidden: string[] = []
  for (const known of memory.known.files.values()) {
    known.hidden = hiddenBecause(known, now)
    if (known.hidden) hidden.push(known.file)
  }
  const oncePublic = readPublishedUrls(content)
  const circumstances = fingerprint(
    JSON.stringify([[...source.media.paths].sort(), hidden, includeHidden, oncePublic?.text]),
  )
  // Somebody may have touched OUT since; a process that keeps watching trusts itself.
  if (memory.written && out !== undefined && !options.touched && !(await isIntact(out, memory.written)))
    memory.written = undefined
  const run: Run = { out, memory, source, changes, includeHidden, circumstances, oncePublic }

  const built = (await buildChanged(run)) ?? (await buildWhole(run))
  return { ...built, lineOf: lineFinder(source.files, oncePublic) }
}

/** The real places of both folders. */
export async function placesOf({ content, out }: BuildOptions): Promise<{ content: string; out?: string }> {
  return out === undefined ? { content: await checkContentFolder(content) } : checkFolders(content, out)
}

function hiddenBecause({ publication: { draft, publishAt } }: KnownFile, now: string): Hidden | undefined {
  if (draft) return { reason: 'draft' }
  return publishAt !== undefined && publishAt > now ? { reason: 'scheduled', publishAt } : undefined
}
