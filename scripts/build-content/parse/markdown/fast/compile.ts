/**
 * Native HTML → finished HTML, for bodies made of ordinary Markdown and plain HTML tags. One pass over the text of the
 * native renderer. Only tags that the sanitizer leaves as they are get through; at the first other one the compiler gives
 * up, and the reference chain decides.
 *
 * That both give the same is tested over the examples of CommonMark and GFM, our content and fuzzed input.
 */
import GithubSlugger from 'github-slugger'
import { markdownToHtml } from 'satteri'
import { externalLinkAttributes } from '../../../../../src/lib/external-link'
import type { Heading } from '../../../../../src/schema/entries'
import english from '../../../../../src/words/en.json' with { type: 'json' }
import { detached } from '../../detached'
import { type BodyHtml, escapeAttribute, type Hole, holdsMarks, markOf } from '../body-html'
import { highlightedCode } from '../highlight'
import { labelCells } from '../label-cells'
import { addHeading, anchorAddress, tableStart } from '../trusted-html'
import { Place } from './place'
import { MARK, OTHER_SPACE, REFERENCE, scanText } from './scan-text'

export type CompiledBody = {
  html: BodyHtml
  headings: Heading[]
  /** The level of each heading in the order of the page. */
  levels: number[]
  anchors: Map<string, string>
  links: string[]
  pictures: string[]
  words: number
  /** Whether the page may show marks of Markdown as text, or lack what an editor meant by them. */
  hasLeftovers: boolean
}

/** The body as HTML, or nothing when it holds anything out of the ordinary. */
export function compile(text: string): CompiledBody | undefined {
  if (text.includes('user-content-') || IMITATIONS.test(text)) return undefined
  const { html } = markdownToHtml(text, { features: { gfm: true, frontmatter: false } })
  return holdsMarks(html) ? undefined : new Compiler(html).run()
}

/** What the renderer writes itself, and what means something else when an editor writes it. */
const IMITATIONS =
  /<(?:input|[a-z][^<>]*(?:footnote-label|data-footnote|task-list|sr-only|class="(?:language-|footnotes)|text-align))/i

/** Tags of the renderer that the chain writes in another way. */
const AS_IN_CHAIN = new Map([
  ['<section data-footnotes class="footnotes">', '<section data-footnotes="" class="footnotes">'],
  ...['td', 'th'].flatMap((cell) =>
    ['left', 'center', 'right'].map(
      (side) => [`<${cell} style="text-align: ${side}">`, `<${cell} align="${side}">`] as const,
    ),
  ),
])

/** What the chain changes after the sanitizer: only the forms of the renderer are known. */
const CHANGED_LATER = /^<(?:a|h[1-6]|img|input|pre|table)\b/
const END_ELSEWHERE = `<span class="sr-only">${english.links.opensNewTab}</span></a>`
const FOOTNOTE = /^<li id="user-content-(fn-[a-z0-9-]+)">$/
const FOOTNOTE_LABEL = '<h2 class="sr-only" id="footnote-label">'
const FOOTNOTE_LINK =
  /^<a href="(#user-content-fn-[a-z0-9-]+)" id="user-content-(fnref-[a-z0-9-]+)" data-footnote-ref aria-describedby="footnote-label">$/
const BACK_LINK =
  /^<a href="#user-content-fnref-[a-z0-9-]+" data-footnote-backref="" aria-label="Back to reference [0-9-]+" class="data-footnote-backref">$/
const LINK = /^<a href="([^"<>]*)"(?: title="([^"<>]*)")?>$/
const PICTURE = /^<img((?: (?:src|alt|title|loading|decoding|width|height)="[^"<>]*")+)>$/
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g
const LISTING = /^<code(?: class="language-([\w+#-]+)")?>/
const LISTING_END = '</code></pre>'

/** A link without any character that has to be escaped. */
const PLAIN_LINK = /^<a href="([\w/:.?#=@+~,;!$()-]*)"(?: title="([\w .,;:!?()-]*)")?>$/
const NEW_TAB_ATTRIBUTES = `${Object.entries(externalLinkAttributes)
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')}>`
/** Characters in the words or the address of a link or picture that a lint rule looks for. */
const ODD_WORDS = /[[\]{}*]|%(?:3C|[C-F])|[^\0-\x7f]/
/** The end of a sentence. A heading that ends like this may be a paragraph with hyphens below it. */
const SENTENCE_END = /[.!?:;,]["”')]?$/

/** `&` that begins anything but the references of the renderer, or a parameter of an address: no name has one letter. */
const UNKNOWN_REFERENCE = /&(?!(?:amp|lt|gt|quot);|[a-zA-Z]=)/
const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text
/** The form in which `rehype-stringify` writes text. */
const rewritten = (text: string): string =>
  text.includes('&')
    ? text
        .replace(/&(?:amp;|(?!lt;|gt;|quot;))/g, '&#x26;')
        .replaceAll('&lt;', '&#x3C;')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
    : text

const LESS_THAN = 60
const SLASH = 47

type OpenHeading = { level: number; text: string; part: number; end: string }

/** The top of every body: what is learned about a place holds for all of them. */
const TOP = new Place()

class Compiler {
  /** The finished HTML up to `copied`; what comes after it is published as it is until something is replaced. */
  private readonly parts: string[] = []
  private copied = 0
  private readonly holes: Hole[] = []
  private place = TOP
  /** What is published instead of the ends of the open tags. */
  private readonly ends: string[] = []
  private heading: OpenHeading | undefined
  private readonly slugger = new GithubSlugger()
  /** Links to places of this page: the parts that their addresses are. */
  private readonly ownAnchors: { part: number; href: string }[] = []
  private wordsBeforeLink = 0
  private tables = 0
  private readonly result: Omit<CompiledBody, 'html'> = {
    headings: [],
    levels: [],
    anchors: new Map(),
    links: [],
    pictures: [],
    words: 0,
    hasLeftovers: false,
  }

  constructor(private readonly html: string) {}

  run(): CompiledBody | undefined {
    const { html, parts } = this
    // The renderer ends with a line break.
    const length = html.endsWith('\n') ? html.length - 1 : html.length
    for (let at = 0; at < length; ) {
      at = html.charCodeAt(at) === LESS_THAN ? this.tag(at) : this.text(at, length)
      if (at === -1) return undefined
    }
    if (this.place !== TOP) return undefined
    this.replace(length, length, '')
    for (const { part, href } of this.ownAnchors) {
      parts[part] = escapeAttribute(anchorAddress(href, this.result.anchors))
    }
    return { html: { text: labelCells(parts.join('')), holes: this.holes }, ...this.result }
  }

  /** Publishes `text` instead of the HTML between two places; returns the number of its part. */
  private replace(from: number, to: number, text: string): number {
    if (from > this.copied) this.parts.push(this.html.slice(this.copied, from))
    this.copied = to
    return this.parts.push(text) - 1
  }

  /** Reads the tag at `at`, and gives the place behind it, or -1 when it is not a plain one. */
  private tag(at: number): number {
    const { html } = this
    if (html.charCodeAt(at + 1) === SLASH) return this.close(at)
    const end = html.indexOf('>', at) + 1
    if (end === 0) return -1
    const written = html.slice(at, end)
    if (written.includes(' ')) return this.tagWithAttributes(written, at, end)
    switch (written) {
      case '<pre>':
        return this.listing(end)
      case '<table>':
        return this.start(written, at, end, `${tableStart(this.tables++)}<table>`, '</table></div>')
      case '<h1>':
      case '<h2>':
      case '<h3>':
      case '<h4>':
      case '<h5>':
      case '<h6>':
        return this.startHeading(written, at, end)
      case '<hr>':
        // Hyphens right below a paragraph make it a heading, so a blank line separates the two. After a quote or a list,
        // nothing tells whether the hyphens were meant as a heading.
        if (!html.startsWith('</p>\n', at - '</p>\n'.length)) this.result.hasLeftovers = true
        break
      case '<img>':
        return -1
    }
    return this.start(written, at, end)
  }

  private tagWithAttributes(written: string, at: number, end: number): number {
    if (written.startsWith('<a ')) return this.openLink(written, at, end)
    if (written.startsWith('<img ')) return this.picture(written, at, end)
    const footnote = FOOTNOTE.exec(written)?.[1]
    if (footnote !== undefined) {
      this.addAnchor(footnote)
      return this.start('<li>', at, end)
    }
    switch (written) {
      case FOOTNOTE_LABEL:
        this.addAnchor('footnote-label')
        return this.start('<h2>', at, end, '<h2 class="sr-only" id="user-content-footnote-label">')
      case '<input type="checkbox" checked disabled>':
        return this.start(written, at, end, '<input type="checkbox" checked disabled aria-label="Done">')
      case '<input type="checkbox" disabled>':
        return this.start(written, at, end, '<input type="checkbox" disabled aria-label="Not done">')
    }
    const rewrittenTag = AS_IN_CHAIN.get(written)
    if (rewrittenTag !== undefined) return this.start(rewrittenTag, at, end, rewrittenTag)
    return CHANGED_LATER.test(written) ? -1 : this.start(written, at, end)
  }

  /**
   * @param tag what the chain is asked about
   * @param published what is published instead, if it differs from what the renderer wrote
   * @param publishedEnd the same for its end
   */
  private start(tag: string, at: number, end: number, published?: string, publishedEnd?: string): number {
    const place = this.place.in(tag)
    if (place === undefined) return -1
    if (published !== undefined) this.replace(at, end, published)
    if (place.end === '') return end
    this.place = place
    this.ends.push(publishedEnd ?? place.end)
    return end
  }

  private close(at: number): number {
    const { outer, end: written } = this.place
    if (outer === undefined || !this.html.startsWith(written, at)) return -1
    const end = at + written.length
    if (written === this.heading?.end) this.finishHeading(this.heading)
    // A link without words shows nothing that could be pressed.
    if (written === '</a>' && this.result.words === this.wordsBeforeLink) this.result.hasLeftovers = true
    const published = this.ends.pop() ?? ''
    if (published !== written) this.replace(at, end, published)
    this.place = outer
    return end
  }

  private text(at: number, length: number): number {
    const { html, result, place } = this
    const { end, words, bits } = scanText(html, at, length)
    if (!place.holdsText && words + (bits & OTHER_SPACE) > 0) return -1
    result.words += words
    if (bits & MARK && place.end !== '</code>') result.hasLeftovers = true
    const text = this.heading || bits & REFERENCE ? html.slice(at, end) : ''
    if (bits & REFERENCE) {
      if (UNKNOWN_REFERENCE.test(text)) return -1
      if (text.includes('&lt;')) result.hasLeftovers = true
      this.replace(at, end, rewritten(text))
    }
    if (this.heading) this.heading.text += bits & REFERENCE ? unescaped(text) : text
    return end
  }

  /** Code in a `<pre>` that begins before `inner`. */
  private listing(inner: number): number {
    const { html, result } = this
    // Only HTML puts a listing into a heading, whose id is then made of the code.
    if (this.heading) return -1
    if (!this.place.in('<pre>') || !html.startsWith('<code', inner)) return -1
    const opening = LISTING.exec(html.slice(inner, html.indexOf('>', inner) + 1))
    if (!opening) return -1
    const from = inner + opening[0].length
    const { end: to, words } = scanText(html, from, html.length)
    if (!html.startsWith(LISTING_END, to)) return -1
    const code = html.slice(from, to)
    // The reference chain loses a blank line at the start.
    if (code.startsWith('\n') || UNKNOWN_REFERENCE.test(code)) return -1
    result.words += words
    const language = opening[1]
    const end = to + LISTING_END.length
    // Text that was indented by accident has no language; one that was never closed goes on to the end of what it is in.
    if (language === undefined || /^\n?(?:<\/|$)/.test(html.slice(end, end + 3))) result.hasLeftovers = true
    if (language === undefined) this.replace(from, to, rewritten(code))
    else this.replace(inner, end - '</pre>'.length, highlightedCode(unescaped(code), language))
    return end
  }

  private startHeading(tag: string, at: number, end: number): number {
    const level = Number(tag[2])
    if (this.heading) return -1
    this.result.levels.push(level)
    // Its id is made of words that are still to come.
    const next = this.start(tag, at, end, '', `</h${Math.max(2, level)}>`)
    this.heading = { level, text: '', part: this.parts.length - 1, end: this.place.end }
    return next
  }

  private finishHeading({ level, text: written, part }: OpenHeading): void {
    const { result } = this
    const text = detached(written.replace(/\s+/g, ' ').trim())
    if (text === '' || SENTENCE_END.test(text)) result.hasLeftovers = true
    const id = addHeading(text, this.slugger, result.anchors)
    const depth = Math.max(2, level)
    if (depth === 2 || depth === 3) result.headings.push({ id, text, depth })
    this.parts[part] = `<h${depth} id="${escapeAttribute(id)}">`
    this.heading = undefined
  }

  private openLink(written: string, at: number, end: number): number {
    const { result } = this
    this.wordsBeforeLink = result.words
    const plain = PLAIN_LINK.exec(written)
    const isPlain = plain !== null
    const [, reference, title] = plain ?? LINK.exec(written) ?? []
    if (reference === undefined) return this.openFootnoteLink(written, at, end)
    if (!isPlain && UNKNOWN_REFERENCE.test(written)) return -1
    if (!isPlain && ODD_WORDS.test(written)) result.hasLeftovers = true
    const href = detached(isPlain ? reference : unescaped(reference))
    result.links.push(href)
    const isElsewhere = /^https?:/i.test(href)
    if (!isElsewhere && /^[^/?#]*:/.test(href) && !/^(?:mailto|tel|sms):/i.test(href)) return -1

    // What is plain stays as it is, but for what follows it or fills its hole.
    if (isPlain && isElsewhere) return this.start('<a>', end - 1, end, NEW_TAB_ATTRIBUTES, END_ELSEWHERE)
    const words = title === undefined ? '' : ` title="${escapeAttribute(unescaped(title))}"`
    if (isElsewhere) {
      const published = `<a href="${escapeAttribute(href)}"${words}${NEW_TAB_ATTRIBUTES}`
      return this.start('<a>', at, end, published, END_ELSEWHERE)
    }
    if (!href.startsWith('#')) {
      return this.start('<a>', at, end, `<a href="${markOf(this.holes.push({ link: href }) - 1)}"${words}>`)
    }
    const next = this.start('<a>', at, end, '<a href="')
    this.ownAnchors.push({ part: this.replace(end, end, ''), href })
    this.replace(end, end, `"${words}>`)
    return next
  }

  private openFootnoteLink(written: string, at: number, end: number): number {
    if (BACK_LINK.test(written)) return this.start('<a>', at, end)
    const [, href, id] = FOOTNOTE_LINK.exec(written) ?? []
    if (id === undefined) return -1
    this.addAnchor(id)
    const attributes = `data-footnote-ref="" aria-describedby="user-content-footnote-label"`
    return this.start('<a>', at, end, `<a href="${href}" id="user-content-${id}" ${attributes}>`)
  }

  private picture(written: string, at: number, end: number): number {
    const attributes = PICTURE.exec(written)?.[1]
    if (attributes === undefined || UNKNOWN_REFERENCE.test(written)) return -1
    if (ODD_WORDS.test(written)) this.result.hasLeftovers = true
    const found = new Map<string, string>()
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (found.has(name)) return -1
      found.set(name, detached(unescaped(value)))
    }
    const [src, alt, title] = ['src', 'alt', 'title'].map((name) => found.get(name))
    // A picture without words gives a warning, and a picture without a name an error; both have a place.
    if (!src || !alt) return -1
    this.result.pictures.push(src)
    // In a link, it is what can be pressed.
    this.wordsBeforeLink = -1
    const hole: Hole = { picture: { src, alt, ...(title === undefined ? {} : { title }) } }
    return this.start('<img>', at, end, markOf(this.holes.push(hole) - 1))
  }

  private addAnchor(id: string): void {
    const { anchors } = this.result
    anchors.set(`user-content-${id}`, `user-content-${id}`)
    if (!anchors.has(id)) anchors.set(id, `user-content-${id}`)
  }
}
