/** What the cache keeps of a file without errors: everything but the HTML of its body, as two lines of JSON. */
import type { Heading } from '../../../src/schema/additions'
import { type Diagnostic, type Place, START } from '../../lib/diagnostics/diagnostic'
import type { Body, Entry } from '../parse/entry'
import { minutesFor } from '../parse/read-time'

export type CachedMetadata = {
  data: Record<string, unknown>
  warnings: Diagnostic[]
  body?: Omit<Body, 'html'>
}

/** What a link can name, and the id that it leads to; one text when both are the same. */
type Anchor = string | [string, string]

/** What other files can see. */
type Seen = [
  data: CachedMetadata['data'],
  body?: [headings: Heading[], anchors: Anchor[], pictures: string[], minutes: number],
]
/** What other files cannot see. */
type Unseen = [warnings: Diagnostic[], body?: [links: Body['links'], picturePlaces: Place[], words: number]]

/** The first line: what other files can see of this one. */
export function visibleMetadata({ data, body }: Entry): string {
  const seen: Seen = [data]
  if (body)
    seen.push([body.headings, anchorsIn(body.anchors), body.pictures.map(({ src }) => src), minutesFor(body.words)])
  return JSON.stringify(seen)
}

const anchorsIn = (anchors: Map<string, string>): Anchor[] =>
  Array.from(anchors, ([name, id]) => (name === id ? id : [name, id]))

const anchorsOf = (listed: readonly Anchor[]): Map<string, string> =>
  new Map(listed.map((anchor) => (typeof anchor === 'string' ? [anchor, anchor] : anchor)))

/** Both lines, as bytes. */
export function packMetadata(seen: string, { body }: Entry, warnings: Diagnostic[]): Uint8Array {
  const unseen: Unseen = body
    ? [warnings, [body.links, body.pictures.map(({ place }) => place), body.words]]
    : [warnings]
  return Buffer.from(`${seen}\n${JSON.stringify(unseen)}\n`)
}

export function unpackMetadata(packed: Uint8Array): CachedMetadata {
  const [seen = '', unseen = ''] = new TextDecoder().decode(packed).split('\n')
  const [data, visible] = JSON.parse(seen) as Seen
  const [warnings, hidden] = JSON.parse(unseen) as Unseen
  if (!visible || !hidden) return { data, warnings }
  const [headings, anchors, sources] = visible
  const [links, places, words] = hidden
  const pictures = sources.map((src, index) => ({ src, place: places[index] ?? START }))
  return { data, warnings, body: { headings, anchors: anchorsOf(anchors), links, pictures, words } }
}
