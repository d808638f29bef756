/**
 * The text files of the content as the last build read them. A file is parsed again only when its bytes change. Everything
 * is kept but the HTML of its body, which is made again when somebody asks for it.
 */
import { fingerprint } from '../../lib/fingerprint'
import { once } from '../../lib/once'
import { type Diagnostic, diagnosticAt, hasErrors, START } from '../diagnostics/diagnostic'
import { type ContentFile, publicationOf } from '../parse/content-file'
import type { Entry, ParsedFile } from '../parse/entry'
import type { ListedFile } from '../source/list'
import { readTextFile } from '../source/read-file'
import { decodeSource, readSource } from '../source/source-file'
import { type CachedMetadata, packMetadata, unpackMetadata, visibleMetadata } from './cached-metadata'

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

type Parser = Pick<typeof import('../parse/entry'), 'parseFile' | 'fieldPlaces'>

/** What a file holds when it is read again. The places of its fields are found without its body. */
type Again = { entry: () => Entry | undefined; places: () => Entry['place'] | undefined }

export class CachedFiles {
  /** Files by name, in the order of their names. */
  files = new Map<string, CachedFile>()
  /** What they were read from. */
  private listed?: readonly ListedFile[]
  private parser: Parser | undefined
  private lastRead: { by: () => Again; again: Again } | undefined

  /** Loads the parser, which takes longer than a build that has nothing to parse. */
  async loadParser(): Promise<void> {
    this.parser ??= await importParser()
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
    return cachedFrom(withoutPlaces(this.parser.parseFile({ file, kind, text }), this.reader(listed)), bytes)
  }

  /**
   * Reads a file again. What it holds is missing when somebody broke it since the build started. Only the last file is
   * kept: checks go from file to file, and all of them together would take most of the memory of a build. Each version of a
   * file has a reader of its own, so that nothing of an older version is taken for it.
   */
  private reader(listed: ListedFile): () => Again {
    const { file, kind } = listed
    const read = (): Again => {
      if (this.lastRead?.by !== read) {
        const source = { file, kind, text: readSource(listed).text }
        const again: Again = {
          entry: once(() => this.parser?.parseFile(source).entry),
          places: once(() => this.parser?.fieldPlaces(source)),
        }
        this.lastRead = { by: read, again }
      }
      return this.lastRead.again
    }
    return read
  }

  /** Adds a file from the cache. Everything but its metadata is read from the disk when somebody asks for it. */
  recall(row: CachedRow, path: string, saved: () => Uint8Array): void {
    const { file, kind } = row
    const parsed = once(() => {
      const again = this.reader({ file, kind, path })
      const readAgain = async () => {
        await this.loadParser()
        return again().entry()
      }
      return parsedFrom(row, unpackMetadata(saved()), again, readAgain)
    })
    this.files.set(file, { ...row, saved, parsed })
  }
}

/**
 * A native package keeps the errors of the files that it could not be loaded from. Until somebody reads the stack of an
 * error, it keeps the objects whose methods wait there, here 300 MB at 10,000 posts; so these errors have no stack.
 */
async function importParser(): Promise<Parser> {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return await import('../parse/entry')
  } finally {
    Error.stackTraceLimit = stackTraceLimit
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
  const seen = visibleMetadata(entry)
  const saved = () => packMetadata(seen, entry, diagnostics)
  return { ...known, visible: fingerprint(seen), publication: publicationOf(entry), saved }
}

/** Finds places by parsing the file again, because they are seldom needed: so its text and tree need not be kept. */
function withoutPlaces(parsed: ParsedFile, again: () => Again): ParsedFile {
  const { entry, diagnostics } = parsed
  if (!entry || hasErrors(diagnostics)) return parsed
  return { ...parsed, entry: { ...entry, place: placeBy(again) } }
}

const placeBy =
  (again: () => Again): Entry['place'] =>
  (path) =>
    again().places()?.(path) ?? START

function parsedFrom(
  { file, kind, bytes }: CachedRow,
  { data, warnings, body }: CachedMetadata,
  again: () => Again,
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
    place: placeBy(again),
    body: body && { ...body, html },
  }
  return { file, kind, entry, diagnostics: warnings }
}
