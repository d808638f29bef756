/**
 * The text files of the content as this build or an earlier one read them. A file is parsed again only when its bytes are
 * different; what is kept of it is everything but the HTML of its body, which is made again when it is needed.
 */
import type { Hidden } from '../../src/schema/entries'
import type { Body, Entry, ParsedFile, SourceFile } from './entry'
import { type Facts, packFacts, seenOf, unpackFacts } from './facts'
import { type FileKind, schemaOf } from './file-kind'
import { fingerprint } from './fingerprint'
import { lazily } from './lazily'
import { errorAt, hasErrors, type Problem, START } from './problems/problem'
import { type ListedFile, readTextFile } from './read'
import { decodeSource, readSource } from './source-file'

/** What a page needs besides its file: when it is public, and which old addresses lead to it. */
export type Publication = { draft?: true; publishAt?: string; aliases?: string[] }

export type KnownFile = {
  file: string
  kind: FileKind
  /** Fingerprint of the bytes; missing when they could not be read. */
  bytes?: string
  /** Fingerprint of what other files can see of this one: all but the text of its body. Missing when it has errors. */
  visible?: string
  publication: Publication
  /** Set anew by every build. */
  hidden?: Hidden
  /** Posts shown below this one, as the last whole build chose them. */
  related?: string[]
  parsed: () => ParsedFile
  /** Its facts as the cache keeps them; empty when it has errors. */
  saved: () => Uint8Array
}

/** How the files differ from what was known of them. */
export type Changes = {
  changed: KnownFile[]
  /** Whether other files can see a difference. */
  visible: boolean
}

type Parse = (source: SourceFile) => ParsedFile

export class KnownFiles {
  /** By name, in the order of the names. */
  readonly files = new Map<string, KnownFile>()
  private parse: Parse | undefined

  /** Loads the parser, which takes longer than a build that has nothing to parse. */
  async loadParser(): Promise<void> {
    this.parse ??= (await import('./entry')).parseFile
  }

  /**
   * Reads what is listed and forgets the rest.
   * @param touched the only files that can have changed; without it every file is read
   */
  async update(listed: readonly ListedFile[], touched?: ReadonlySet<string>): Promise<Changes> {
    const before = new Map(this.files)
    this.files.clear()
    const changed: KnownFile[] = []
    let visible = listed.length !== before.size
    for (const file of listed) {
      const known = before.get(file.file)
      let next = known && touched && !touched.has(file.file) ? known : this.read(file, known)
      if (next === undefined) {
        await this.loadParser()
        next = this.read(file, known) as KnownFile
      }
      this.files.set(file.file, next)
      if (next === known) continue
      changed.push(next)
      visible ||= next.visible === undefined || next.visible !== known?.visible
      next.related = known?.related
    }
    return { changed, visible }
  }

  /** Nothing when there is something to parse and no parser yet. */
  private read(listed: ListedFile, known: KnownFile | undefined): KnownFile | undefined {
    const read = readTextFile(listed)
    if (!(read instanceof Uint8Array)) return unreadable(listed, errorAt(listed.file, START, read))
    const bytes = fingerprint(read)
    if (known?.bytes === bytes) return known
    const { text, problem } = decodeSource(listed, read)
    if (problem) return unreadable(listed, problem, bytes)
    const { file, kind } = listed
    return this.parse && knownFrom(withoutPlaces(this.parse({ file, kind, text }), this.reader(listed)), bytes)
  }

  /** Reads and parses a file again, once. Gives nothing when it was changed meanwhile and is not right any more. */
  private reader(listed: ListedFile): () => Entry | undefined {
    const { file, kind } = listed
    return lazily(() => {
      const { text } = readSource(listed)
      return text === undefined ? undefined : this.parse?.({ file, kind, text }).entry
    })
  }

  /** A file of which only the facts are left; everything else is read from the disk again when it is asked for. */
  recall(row: KnownRow, path: string, saved: Uint8Array): void {
    const { file, kind } = row
    const again = this.reader({ file, kind, path })
    const parsed = lazily(() => parsedFrom(row, unpackFacts(saved), again))
    this.files.set(file, { ...row, saved: () => saved, parsed })
  }
}

/** What of a file stands in the head of the cache. */
export type KnownRow = Omit<KnownFile, 'parsed' | 'saved'>

const NOTHING = new Uint8Array()

function unreadable({ file, kind }: ListedFile, problem: Problem, bytes?: string): KnownFile {
  const parsed = { file, kind, problems: [problem] }
  return {
    file,
    kind,
    bytes,
    publication: {},
    parsed: () => parsed,
    saved: () => NOTHING,
  }
}

function knownFrom(parsed: ParsedFile, bytes: string): KnownFile {
  const { file, kind, entry, problems } = parsed
  if (entry) entry.version = bytes
  const known = { file, kind, bytes, parsed: () => parsed }
  if (!entry || hasErrors(problems)) {
    const read = entry ?? parsed.broken
    const publication = read ? publicationOf(read) : {}
    return { ...known, publication, saved: () => NOTHING }
  }
  const seen = seenOf(entry)
  const saved = () => packFacts(seen, entry, problems)
  return { ...known, visible: fingerprint(seen), publication: publicationOf(entry), saved }
}

function publicationOf({ data }: Entry): Publication {
  return {
    ...(data.draft === true && { draft: true }),
    ...(typeof data.publishAt === 'string' && { publishAt: data.publishAt }),
    ...(Array.isArray(data.aliases) && data.aliases.length > 0 && { aliases: data.aliases as string[] }),
  }
}

/** Places are asked for where something is wrong, which is seldom: until then, nobody keeps the text and its tree. */
function withoutPlaces(parsed: ParsedFile, again: () => Entry | undefined): ParsedFile {
  const { entry, problems } = parsed
  if (!entry || hasErrors(problems)) return parsed
  const body = entry.body && { ...entry.body, locate: locateBy(again) }
  return { ...parsed, entry: { ...entry, place: placeBy(again), body } }
}

const placeBy =
  (again: () => Entry | undefined): Entry['place'] =>
  (path) =>
    again()?.place(path) ?? START

const locateBy =
  (again: () => Entry | undefined): Body['locate'] =>
  () =>
    again()?.body?.locate() ?? { links: [], pictures: [] }

function parsedFrom(
  { file, kind, bytes }: KnownRow,
  { data, warnings, body }: Facts,
  again: () => Entry | undefined,
): ParsedFile {
  const html = () => {
    const fresh = again()?.body
    if (!fresh) throw new Error(`${file} changed during the build.`)
    return fresh.html()
  }
  const entry: Entry = {
    file,
    kind,
    version: bytes,
    schema: schemaOf(kind),
    data,
    place: placeBy(again),
    body: body && { ...body, html, locate: locateBy(again) },
  }
  return { file, kind, entry, problems: warnings }
}
