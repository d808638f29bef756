/**
 * The text files of the content as the last build read them. A file is parsed again only when its bytes change. Everything
 * is kept but the HTML of its body, which is made again when somebody asks for it.
 */
import { type Diagnostic, diagnosticAt, hasErrors, START } from '../../lib/diagnostics/diagnostic'
import { fingerprint } from '../../lib/fingerprint'
import { once } from '../../lib/once'
import { type ContentFile, minutesFor, publicationOf } from '../parse/content-file'
import type { Body, Entry, ParsedFile } from '../parse/entry'
import type { ListedFile } from '../source/list'
import { decodeSource, readSource, readTextFile } from '../source/read-file'

export type CachedFile = ContentFile & {
  /** Fingerprint of its bytes; missing when it could not be read. */
  bytes?: string
  /** Fingerprint of everything but the text of its body: what other files can see. Missing when it has errors. */
  visible?: string
  /** The result of the last check, and the inputs of that check. */
  checked?: { inputs: string; diagnostics: Diagnostic[] }
  /** The inputs of the build that wrote it. */
  writtenWith?: string
  /** Its cached metadata; empty when it has errors. */
  saved: () => Uint8Array
}

type Parser = Pick<typeof import('../parse/entry'), 'parseFile'>

export class CachedFiles {
  /** Files by name, in the order of their names. */
  files = new Map<string, CachedFile>()
  /** What they were read from. */
  private listed?: readonly ListedFile[]
  private parser: Parser | undefined

  /** Loads the parser, which takes longer than a build that has nothing to parse. */
  async loadParser(): Promise<void> {
    this.parser ??= await import('../parse/entry')
  }

  /**
   * Reads the listed files and forgets all others. Resolves to whether a file is new, different or gone.
   * @param touched the only files that can have changed; without it, every file is read
   */
  async update(listed: readonly ListedFile[], touched?: ReadonlySet<string>): Promise<boolean> {
    const before = this.files
    const isSameList = listed === this.listed
    if (!isSameList) this.files = new Map()
    let isDifferent = listed.length !== before.size
    for (const file of isSameList && touched ? listed.filter(({ file }) => touched.has(file)) : listed) {
      const known = before.get(file.file)
      let next = known && touched && !touched.has(file.file) ? known : this.read(file, known)
      if (next === undefined) {
        await this.loadParser()
        next = this.read(file, known) as CachedFile
      }
      this.files.set(file.file, next)
      isDifferent ||= next !== known
    }
    this.listed = listed
    return isDifferent
  }

  /** Returns nothing when the file must be parsed and the parser is not loaded yet. */
  private read(listed: ListedFile, known: CachedFile | undefined): CachedFile | undefined {
    const read = readTextFile(listed)
    if (!(read instanceof Uint8Array)) return unreadable(listed, diagnosticAt(listed.file, START, read))
    const bytes = fingerprint(read)
    if (known?.bytes === bytes) return known
    const { text, diagnostic } = decodeSource(listed, read)
    if (diagnostic) return unreadable(listed, diagnostic, bytes)
    const { file, kind } = listed
    if (!this.parser) return undefined
    return cachedFrom(this.parser.parseFile({ file, kind, text }), bytes)
  }

  /** Adds a file from the cache. Everything but its metadata is read from the disk when somebody asks for it. */
  recall(row: CachedRow, path: string, saved: () => Uint8Array): void {
    const { file, kind } = row
    // The entry is missing when somebody broke the file since the build started.
    let read: Entry | undefined
    const again = () => {
      read ??= this.parser?.parseFile({ file, kind, text: readSource({ file, kind, path }).text }).entry
      return read
    }
    const readAgain = async () => {
      await this.loadParser()
      return again()
    }
    const parsed = once(() => parsedFrom(row, unpackMetadata(saved()), again, readAgain))
    this.files.set(file, { ...row, saved, parsed })
  }
}

/** What the cache keeps of a file besides its metadata. */
export type CachedRow = Omit<CachedFile, 'parsed' | 'saved' | 'hidden'>

const NOTHING = new Uint8Array()

function unreadable({ file, kind }: ListedFile, diagnostic: Diagnostic, bytes?: string): CachedFile {
  const parsed = { file, kind, diagnostics: [diagnostic] }
  return {
    file,
    kind,
    bytes,
    publication: {},
    parsed: () => parsed,
    saved: () => NOTHING,
  }
}

function cachedFrom(parsed: ParsedFile, bytes: string): CachedFile {
  const { file, kind, entry, diagnostics } = parsed
  if (entry) entry.version = bytes
  const known = { file, kind, bytes, parsed: () => parsed }
  if (!entry || hasErrors(diagnostics)) {
    const read = entry ?? parsed.broken
    const publication = read ? publicationOf(read) : {}
    return { ...known, publication, saved: () => NOTHING }
  }
  const saved = () => packMetadata(entry, diagnostics)
  return { ...known, visible: fingerprint(visibleTo(entry)), publication: publicationOf(entry), saved }
}

function parsedFrom(
  { file, kind, bytes }: CachedRow,
  { data, warnings, body }: CachedMetadata,
  again: () => Entry | undefined,
  readAgain: () => Promise<Entry | undefined>,
): ParsedFile {
  const html = async () => {
    const fresh = (await readAgain())?.body
    if (!fresh) throw new Error(`${file} changed during the build.`)
    return fresh.html()
  }
  const entry: Entry = {
    file,
    kind,
    version: bytes,
    data,
    place: (path) => again()?.place(path) ?? START,
    body: body && { ...body, html },
  }
  return { file, kind, entry, diagnostics: warnings }
}

type CachedMetadata = { data: Entry['data']; warnings: Diagnostic[]; body?: Omit<Body, 'html'> }

/** What other files can see of this one. */
const visibleTo = ({ data, body }: Entry): string =>
  JSON.stringify([
    data,
    body && [body.headings, [...body.anchors], body.pictures.map(({ src }) => src), minutesFor(body.words)],
  ])

function packMetadata({ data, body }: Entry, warnings: Diagnostic[]): Uint8Array {
  const { html: _, ...read } = body ?? {}
  const packed = body && { ...read, anchors: [...body.anchors] }
  return Buffer.from(JSON.stringify({ data, warnings, body: packed }))
}

function unpackMetadata(packed: Uint8Array): CachedMetadata {
  const { data, warnings, body } = JSON.parse(new TextDecoder().decode(packed))
  return { data, warnings, body: body && { ...body, anchors: new Map(body.anchors) } }
}
