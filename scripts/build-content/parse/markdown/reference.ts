/**
 * Markdown → safe HTML by the book: one unified chain in which whatever an editor wrote passes the sanitizer, and only
 * steps of our own come after it. It defines what is right; `fast/compile.ts` gives the same for plain bodies, faster.
 */
import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Heading } from '../../../../src/schema/entries'
import type { FileDiagnostic } from '../../diagnostics/diagnostic'
import { allowedHtml } from './allowed-html'
import type { BodyHtml } from './body-html'
import { highlightCode } from './highlight'
import { type BodyLink, type BodyPicture, inspect } from './inspect'
import { labelCells } from './label-cells'
import { type ParserName, processorWith } from './parser'
import { addHeadingIds, cutHoles, labelCheckboxes, wordsIn, wrapTables } from './trusted-html'

export type ReferenceBody = {
  html: BodyHtml
  headings: Heading[]
  anchors: Map<string, string>
  links: BodyLink[]
  pictures: BodyPicture[]
  words: number
  diagnostics: FileDiagnostic[]
}

const untrusted = (parser: ParserName) =>
  processorWith(parser).use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' }).use(rehypeRaw).freeze()
const untrustedBy = { native: untrusted('native'), remark: untrusted('remark') }
const sanitizer = unified().use(rehypeSanitize, allowedHtml)
// The only raw HTML after the sanitizer are the marks of our own holes.
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true })

/** What an editor’s HTML becomes when each open tag is closed at its end. */
export function sanitizedHtml(html: string): string {
  const raw = untrustedBy.native.runSync({ type: 'root', children: [{ type: 'html', value: html }] })
  return writer.stringify(sanitizer.runSync(raw as Root) as Root)
}

/** Parses and sanitizes a body, and notes what it links to and shows. Places count from the first line of the text. */
export function readByReference(text: string, parser: ParserName): ReferenceBody {
  const file = new VFile(text)
  const processor = untrustedBy[parser]
  const raw = processor.runSync(processor.parse(file), file) as Root
  const { links, pictures, diagnostics } = inspect(raw)
  const tree = sanitizer.runSync(raw) as Root
  const { headings, anchors } = addHeadingIds(tree)
  const words = wordsIn(tree)
  const holes = cutHoles(tree, anchors)
  wrapTables(tree)
  labelCheckboxes(tree)
  highlightCode(tree)
  const html = { text: labelCells(writer.stringify(tree)), holes }
  return { html, headings, anchors, links, pictures, words, diagnostics }
}
