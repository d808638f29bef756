/** What is kept of a file without errors: everything but the HTML of its body. In the cache, it is two lines of JSON. */
import type { Heading } from '../../src/schema/entries'
import type { Entry } from './entry'
import type { Problem } from './problems/problem'
import { minutesFor } from './read-time'

export type Facts = {
  data: Record<string, unknown>
  warnings: Problem[]
  body?: {
    headings: Heading[]
    anchors: Map<string, string>
    links: string[]
    pictures: string[]
    words: number
  }
}

/** What a link can name, and the id that it leads to; mostly they are the same, and then one is enough. */
type Anchor = string | [string, string]

/** What other files can see of one. */
type Seen = [data: Facts['data'], body?: [headings: Heading[], anchors: Anchor[], pictures: string[], minutes: number]]
/** What they cannot. */
type Unseen = [warnings: Problem[], body?: [links: string[], words: number]]

/** The first line: when it is the same, other files need not be looked at again. */
export function seenOf({ data, body }: Entry): string {
  const seen: Seen = [data]
  if (body) seen.push([body.headings, anchorsIn(body.anchors), body.pictures, minutesFor(body.words)])
  return JSON.stringify(seen)
}

const anchorsIn = (anchors: Map<string, string>): Anchor[] =>
  Array.from(anchors, ([name, id]) => (name === id ? id : [name, id]))

const anchorsOf = (listed: readonly Anchor[]): Map<string, string> =>
  new Map(listed.map((anchor) => (typeof anchor === 'string' ? [anchor, anchor] : anchor)))

/** Both lines, as bytes. */
export function packFacts(seen: string, { body }: Entry, warnings: Problem[]): Uint8Array {
  const unseen: Unseen = body ? [warnings, [body.links, body.words]] : [warnings]
  return Buffer.from(`${seen}\n${JSON.stringify(unseen)}\n`)
}

export function unpackFacts(packed: Uint8Array): Facts {
  const [seen = '', unseen = ''] = new TextDecoder().decode(packed).split('\n')
  const [data, visible] = JSON.parse(seen) as Seen
  const [warnings, hidden] = JSON.parse(unseen) as Unseen
  if (!visible || !hidden) return { data, warnings }
  const [headings, anchors, pictures] = visible
  const [links, words] = hidden
  return { data, warnings, body: { headings, anchors: anchorsOf(anchors), links, pictures, words } }
}
