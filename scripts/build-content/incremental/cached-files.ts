/**
 * The text files of the content as the last build read them. A file is parsed again only when its bytes change. The cache
 * keeps everything but the HTML of its body, which is made again when somebody asks for it.
 */
import { deserialize, serialize } from 'node:v8'
import { type Diagnostic, diagnosticAt, hasErrors, START } from '../../lib/diagnostics/diagnostic'
import { fingerprint } from '../../lib/fingerprint'
import { once } from '../../lib/once'
import { type ContentFile, minutesFor, publicationOf } from '../parse/content-file'
import type { Body, Entry, ParsedFile } from '../parse/entry'
import { type FieldsNode, placesIn } from '../parse/yaml/nodes'
import type { ListedFile } from '../source/list'
import { decodeSource, readSource, readTextFile } from '../source/read-file'

/** What the cache keeps of a file. */
export type CachedRow = Omit<ContentFile, 'hidden' | 'parsed'> & {
  /** Fingerprint of its bytes; missing when it could not be read. */
  bytes?: string
  /** Fingerprint of everything but the text of its body: what other files can see. Missing when it has errors. */
  visible?: string
  /** The result of the last check, and the inputs of that check. */
  checked?: { inputs: string; diagnostics: Diagnostic[] }
  /** The inputs of the build that wrote it. */
  writtenWith?: string
}

/** `packed` is its metadata as the cache keeps it: it is taken apart only when somebody asks for it. */
export type CachedFile = ContentFile & CachedRow & { packed: () => Uint8Array }

/** A file from the cache. */
export function recalled(row: CachedRow, path: string, packed: Uint8Array): CachedFile {
  const html = async () => {
    const { file, kind } = row
    const { entry } = (await loadParser())({ file, kind, text: readSource({ file, kind, path }).text })
    if (!entry?.body) throw new Error(`${file} changed during the build.`)
    return entry.body.html()
  }
  return { ...row, parsed: once(() => unpacked(row, packed, html)), packed: () => packed }
}

/** Loads the parser, which takes longer than a build that has nothing to parse. */
const loadParser = async () => (await import('../parse/entry')).parseFile

/** A file as it is now: the known one while its bytes are the same. */
export async function read(listed: ListedFile, known: CachedFile | undefined): Promise<CachedFile> {
  const { file, kind } = listed
  const found = readTextFile(listed)
  if (!(found instanceof Uint8Array)) return cached({ file, kind, diagnostics: [diagnosticAt(file, START, found)] })
  const bytes = fingerprint(found)
  if (known?.bytes === bytes) return known
  const { text, diagnostic } = decodeSource(listed, found)
  if (diagnostic) return cached({ file, kind, diagnostics: [diagnostic] }, bytes)
  return cached((await loadParser())({ file, kind, text }), bytes)
}

function cached(parsed: ParsedFile, bytes?: string): CachedFile {
  const { file, kind, entry, broken, diagnostics } = parsed
  if (entry) entry.version = bytes
  const found = entry ?? broken
  return {
    file,
    kind,
    bytes,
    publication: found ? publicationOf(found) : {},
    visible: entry && !hasErrors(diagnostics) ? fingerprint(visibleTo(entry)) : undefined,
    parsed: () => parsed,
    packed: once(() => pack(parsed)),
  }
}

/** What other files can see of this one. */
const visibleTo = ({ data, body }: Entry): string =>
  JSON.stringify([
    data,
    body && [body.headings, [...body.anchors], body.pictures.map(({ src }) => src), minutesFor(body.words)],
  ])

type Metadata = { data: Entry['data']; root: FieldsNode; diagnostics: Diagnostic[]; body?: Omit<Body, 'html'> }

function pack({ entry, diagnostics }: ParsedFile): Uint8Array {
  if (!entry) return serialize(undefined)
  const { data, root, body: { html: _, ...body } = {} } = entry
  return serialize({ data, root, diagnostics, body: entry.body && body })
}

function unpacked({ file, kind, bytes }: CachedRow, packed: Uint8Array, html: Body['html']): ParsedFile {
  const { data, root, diagnostics, body }: Metadata = deserialize(packed)
  const entry: Entry = {
    file,
    kind,
    version: bytes,
    data,
    root,
    place: placesIn(root),
    body: body && { ...body, html },
  }
  return { file, kind, entry, diagnostics }
}
