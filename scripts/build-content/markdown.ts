/**
 * Markdown body → safe HTML. The only unified chain: whatever an editor wrote passes the sanitizer, and only steps of our
 * own come after it. Reading and finishing are two halves, because links and pictures are checked against the other files
 * in between.
 */
import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Heading, PictureSize } from '../../src/schema/entries'
import { allowedHtml } from './allowed-html'
import { type BodyFault, type BodyLink, type BodyPicture, inspect } from './inspect-html'
import { beyondLimits } from './markdown-limits'
import { type ParserName, processorWith } from './markdown-parser'
import type { Finding, Place } from './problems/problem'
import {
  addHeadingIds,
  finishLinks,
  finishPictures,
  highlightCode,
  labelCheckboxes,
  wordsIn,
  wrapTables,
} from './trusted-html'

export type ReadBody = {
  tree: Root
  headings: Heading[]
  /** What a link can name after `#`, and the id that it leads to. */
  anchors: Map<string, string>
  links: BodyLink[]
  pictures: BodyPicture[]
  words: number
  faults: BodyFault[]
}

/** What the second half needs to know about other files. */
export type Surroundings = {
  /** The address that a link as written leads to. */
  address: (href: string) => string
  pictures: Record<string, PictureSize>
}

const untrusted = (parser: ParserName) =>
  processorWith(parser).use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' }).use(rehypeRaw).freeze()
const untrustedBy = { native: untrusted('native'), remark: untrusted('remark') }
const sanitizer = unified().use(rehypeSanitize, allowedHtml)
const writer = unified().use(rehypeStringify)

/** Parses and sanitizes a body that starts on line `firstLine` of its file, and notes what it links to and shows. */
export function readBody(text: string, firstLine: number, parser: ParserName = 'native'): ReadBody {
  const limit = beyondLimits(text)
  if (limit) return unreadable({ ...limit, severity: 'error' }, firstLine)
  try {
    const file = new VFile(text)
    const processor = untrustedBy[parser]
    const raw = processor.runSync(processor.parse(file), file) as Root
    const { links, pictures, faults } = inspect(raw)
    const tree = sanitizer.runSync(raw) as Root
    const { headings, anchors } = addHeadingIds(tree)
    const move = <Placed extends { place: Place }>(placed: Placed): Placed => moved(placed, firstLine)
    return {
      tree,
      headings,
      anchors,
      links: links.map(move),
      pictures: pictures.map(move),
      words: wordsIn(tree),
      faults: faults.map(move),
    }
  } catch (error) {
    // Only what slips through the limits ends here: the stack of a parser overflows.
    if (!(error instanceof RangeError)) throw error
    return unreadable({ severity: 'error', place: { line: 1, column: 1 }, finding: tooComplex }, firstLine)
  }
}

const tooComplex: Finding = {
  code: 'too-deep',
  message: 'The text is nested too deeply to be read.',
  hint: 'Use fewer quotes, lists or tags inside each other.',
}

const moved = <Placed extends { place: Place }>(placed: Placed, firstLine: number): Placed => ({
  ...placed,
  place: { line: placed.place.line + firstLine - 1, column: placed.place.column },
})

const unreadable = (fault: BodyFault, firstLine: number): ReadBody => ({
  tree: { type: 'root', children: [] },
  headings: [],
  anchors: new Map(),
  links: [],
  pictures: [],
  words: 0,
  faults: [moved(fault, firstLine)],
})

/** Turns a body that was read into HTML. Everything added here is ours. */
export function finishBody({ tree, anchors }: ReadBody, { address, pictures }: Surroundings): string {
  finishPictures(tree, pictures)
  finishLinks(tree, anchors, address)
  wrapTables(tree)
  labelCheckboxes(tree)
  highlightCode(tree)
  return writer.stringify(tree)
}
