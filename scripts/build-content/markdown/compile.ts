/**
 * Native HTML → finished HTML, for bodies made of ordinary Markdown and plain HTML tags. One pass over the text of the
 * native renderer, which knows every tag that it may meet; at the first thing it does not know, it gives up, and the
 * reference chain decides. What it writes it writes itself, tag by tag: nothing of an editor's HTML is passed on as such.
 *
 * That both give the same is tested over the examples of CommonMark and GFM, our content and fuzzed input.
 */
import GithubSlugger from 'github-slugger'
import { markdownToHtml } from 'satteri'
import type { Heading } from '../../../src/schema/entries'
import { type BodyHtml, escapeAttribute, type Hole } from './body-html'
import { highlightedCode } from './highlight'
import { addHeading, anchorAddress, NEW_TAB, tableStart } from './trusted-html'

export type CompiledBody = {
  html: BodyHtml
  headings: Heading[]
  /** The level of each heading in the order of the page. */
  levels: number[]
  anchors: Map<string, string>
  links: string[]
  pictures: string[]
  words: number
}

/** The body as HTML, or nothing when it holds anything out of the ordinary. */
export function compile(text: string): CompiledBody | undefined {
  if (IMITATIONS.some((written) => text.includes(written))) return undefined
  const { html } = markdownToHtml(text, { features: { gfm: true, frontmatter: false } })
  return new Compiler(html).run()
}

/** What the renderer writes itself, and what means something else when an editor writes it. */
const IMITATIONS =
  'user-content- footnote-label data-footnote task-list sr-only class="language- class="footnotes text-align <input'.split(
    ' ',
  )

/** Where a tag may stand: in its parents, `''` being the body itself. Elsewhere a browser would rearrange it. */
const FLOW = ['', 'blockquote', 'details', 'div', 'figcaption', 'figure', 'li', 'section']
const PHRASE_TAGS = 'a abbr b cite code del em i ins kbd mark q s samp small strong sub sup var'.split(' ')
const PHRASES = [...FLOW, ...'p h1 h2 h3 h4 h5 h6 summary td th'.split(' '), ...PHRASE_TAGS]
const inside = (tags: string, allowed: readonly string[]): [string, ReadonlySet<string>][] =>
  tags.split(' ').map((tag) => [tag, new Set(allowed)])
const PARENTS = new Map<string, ReadonlySet<string>>([
  ...inside('blockquote details div figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul', FLOW),
  ...inside(`${PHRASE_TAGS.join(' ')} br img wbr`, PHRASES),
  ...inside('input', ['li', 'p']),
  ...inside('summary', ['details']),
  ...inside('figcaption', ['figure']),
  ...inside('li', ['ol', 'ul']),
  ...inside('thead tbody', ['table']),
  ...inside('tr', ['thead', 'tbody']),
  ...inside('th td', ['tr']),
])
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'wbr'])
/** Only white space may stand directly in these. */
const WITHOUT_TEXT = new Set(['ol', 'ul', 'table', 'thead', 'tbody', 'tr'])

/** Tags whose attributes the renderer always writes alike, and what becomes of them. */
const AS_WRITTEN = new Map([
  ['<div class="callout">', '<div class="callout">'],
  ['<details open>', '<details open>'],
  ['<ul class="contains-task-list">', '<ul class="contains-task-list">'],
  ['<ol class="contains-task-list">', '<ol class="contains-task-list">'],
  ['<li class="task-list-item">', '<li class="task-list-item">'],
  ['<input type="checkbox" checked disabled>', '<input type="checkbox" checked disabled aria-label="Done">'],
  ['<input type="checkbox" disabled>', '<input type="checkbox" disabled aria-label="Not done">'],
  ['<section data-footnotes class="footnotes">', '<section data-footnotes="" class="footnotes">'],
  ...['th', 'td'].flatMap((cell) =>
    ['left', 'center', 'right'].map((side): [string, string] => [
      `<${cell} style="text-align: ${side}">`,
      `<${cell} align="${side}">`,
    ]),
  ),
])
const LIST_START = /^<ol start="\d+">$/
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

/** `&` that begins anything but the references of the renderer, or a parameter of an address: no name has one letter. */
const UNKNOWN_REFERENCE = /&(?!(?:amp|lt|gt|quot);|[a-zA-Z]=)/
const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text
/** The form in which `rehype-stringify` writes text. */
const rewritten = (text: string): string =>
  text
    .replace(/&(?:amp;|(?!lt;|gt;|quot;))/g, '&#x26;')
    .replaceAll('&lt;', '&#x3C;')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')

type Open = { name: string; close: string }
type OpenHeading = { depth: number; text: string; part: number }

class Compiler {
  private readonly parts: BodyHtml = []
  private pending = ''
  private readonly stack: Open[] = []
  private parent = ''
  private heading: OpenHeading | undefined
  private readonly slugger = new GithubSlugger()
  private readonly result: Omit<CompiledBody, 'html'> = {
    headings: [],
    levels: [],
    anchors: new Map(),
    links: [],
    pictures: [],
    words: 0,
  }
  private tables = 0

  constructor(private readonly html: string) {}

  run(): CompiledBody | undefined {
    const { html } = this
    // The renderer ends with a line break.
    const length = html.endsWith('\n') ? html.length - 1 : html.length
    for (let at = 0; at < length; ) {
      if (html[at] === '<') at = this.tag(at)
      else {
        const next = html.indexOf('<', at)
        const end = next === -1 ? length : Math.min(next, length)
        if (!this.text(html.slice(at, end))) return undefined
        at = end
      }
      if (at === -1) return undefined
    }
    if (this.stack.length > 0) return undefined
    this.flush()
    return { html: this.parts.map((part) => this.ownAnchor(part)), ...this.result }
  }

  /** Reads the tag at `at`, and gives the place behind it, or -1 when it is not a plain one. */
  private tag(at: number): number {
    const { html } = this
    const end = html.indexOf('>', at) + 1
    if (end === 0) return -1
    if (html[at + 1] === '/') return this.close(html.slice(at + 2, end - 1)) ? end : -1
    const tag = html.slice(at, end)
    if (tag === '<pre>') return this.listing(end)
    return this.open(tag) ? end : -1
  }

  private open(tag: string): boolean {
    const name = tag.slice(1, -1)
    if (name === 'table') return this.start('table', `${tableStart(this.tables++)}<table>`, '</table></div>')
    if (/^h[1-6]$/.test(name)) return this.startHeading(name)
    if (name !== 'a' && name !== 'img' && name !== 'input' && name !== 'section' && PARENTS.has(name)) {
      return this.start(name, tag)
    }
    return this.openWithAttributes(tag)
  }

  private openWithAttributes(tag: string): boolean {
    const known = AS_WRITTEN.get(tag)
    const name = /^<([a-z]+)/.exec(tag)?.[1] ?? ''
    if (known !== undefined) return this.start(name, known)
    if (name === 'a') return this.openLink(tag)
    if (name === 'img') return this.picture(tag)
    if (LIST_START.test(tag)) return this.start('ol', tag)
    const footnote = FOOTNOTE.exec(tag)?.[1]
    if (footnote !== undefined) return this.addAnchor(footnote) && this.start('li', tag)
    if (tag !== FOOTNOTE_LABEL) return false
    return this.addAnchor('footnote-label') && this.start('h2', '<h2 class="sr-only" id="user-content-footnote-label">')
  }

  private start(name: string, written: string, close = `</${name}>`): boolean {
    if (!PARENTS.get(name)?.has(this.parent)) return false
    this.pending += written
    if (EMPTY.has(name)) return true
    this.stack.push({ name, close })
    this.parent = name
    return true
  }

  private close(name: string): boolean {
    const open = this.stack.pop()
    if (open?.name !== name) return false
    if (this.heading && /^h\d$/.test(name)) this.finishHeading(this.heading)
    this.pending += open.close
    this.parent = this.stack.at(-1)?.name ?? ''
    return true
  }

  private text(text: string): boolean {
    if (WITHOUT_TEXT.has(this.parent) && /[^\t\n ]/.test(text)) return false
    const escaped = text.includes('&')
    if (escaped && UNKNOWN_REFERENCE.test(text)) return false
    this.result.words += countWords(text)
    if (this.heading) this.heading.text += unescaped(text)
    this.pending += escaped ? rewritten(text) : text
    return true
  }

  /** Code between `<pre><code …>` and `</code></pre>`. */
  private listing(at: number): number {
    const { html } = this
    if (!PARENTS.get('pre')?.has(this.parent)) return -1
    const start = html.startsWith('<code', at) ? LISTING.exec(html.slice(at, html.indexOf('>', at) + 1)) : null
    if (!start) return -1
    const from = at + start[0].length
    const to = html.indexOf('<', from)
    if (!html.startsWith('</code></pre>', to)) return -1
    const code = html.slice(from, to)
    // The reference chain loses a blank line at the start.
    if (code.startsWith('\n') || UNKNOWN_REFERENCE.test(code)) return -1
    this.result.words += countWords(code)
    const language = start[1]
    this.pending += `<pre>${language === undefined ? `<code>${rewritten(code)}</code>` : highlightedCode(unescaped(code), language)}</pre>`
    return to + '</code></pre>'.length
  }

  private startHeading(name: string): boolean {
    const depth = Number(name[1])
    this.result.levels.push(depth)
    this.flush()
    // Its id is made of words that are still to come.
    this.heading = { depth: Math.max(2, depth), text: '', part: this.parts.push('') - 1 }
    return this.start(name, '', `</h${Math.max(2, depth)}>`)
  }

  private finishHeading({ depth, text: written, part }: OpenHeading): void {
    const text = written.replace(/\s+/g, ' ').trim()
    const id = addHeading(text, this.slugger, this.result.anchors)
    if (depth === 2 || depth === 3) this.result.headings.push({ id, text, depth })
    this.parts[part] = `<h${depth} id="${escapeAttribute(id)}">`
    this.heading = undefined
  }

  private openLink(tag: string): boolean {
    const reference = FOOTNOTE_LINK.exec(tag)
    if (reference) {
      const [, href, id = ''] = reference
      const attributes = `data-footnote-ref="" aria-describedby="user-content-footnote-label"`
      return this.addAnchor(id) && this.start('a', `<a href="${href}" id="user-content-${id}" ${attributes}>`)
    }
    if (BACK_LINK.test(tag)) return this.start('a', tag)
    const [, written, title] = LINK.exec(tag) ?? []
    if (written === undefined || UNKNOWN_REFERENCE.test(tag) || this.stack.some(({ name }) => name === 'a'))
      return false
    const href = unescaped(written)
    this.result.links.push(href)
    const words = title === undefined ? '' : ` title="${escapeAttribute(unescaped(title))}"`
    if (/^https?:/i.test(href)) {
      const start = `<a href="${escapeAttribute(href)}"${words} target="_blank" rel="noopener">`
      return this.start('a', start, `<span class="sr-only">${NEW_TAB}</span></a>`)
    }
    if (/^[^/?#]*:/.test(href) && !/^mailto:/i.test(href)) return false
    if (!this.start('a', '<a href="')) return false
    this.hole({ link: href })
    this.pending += `"${words}>`
    return true
  }

  private picture(tag: string): boolean {
    const attributes = PICTURE.exec(tag)?.[1]
    if (attributes === undefined || UNKNOWN_REFERENCE.test(tag)) return false
    const found = new Map<string, string>()
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (found.has(name)) return false
      found.set(name, unescaped(value))
    }
    const [src, alt, title] = ['src', 'alt', 'title'].map((name) => found.get(name))
    // A picture without words gives a warning, and a picture without a name an error; both have a place.
    if (!src || !alt || !this.start('img', '')) return false
    this.result.pictures.push(src)
    this.hole({ picture: { src, alt, ...(title === undefined ? {} : { title }) } })
    return true
  }

  private addAnchor(id: string): true {
    const { anchors } = this.result
    anchors.set(`user-content-${id}`, `user-content-${id}`)
    if (!anchors.has(id)) anchors.set(id, `user-content-${id}`)
    return true
  }

  private hole(hole: Hole): void {
    this.flush()
    this.parts.push(hole)
  }

  private flush(): void {
    if (this.pending !== '') this.parts.push(this.pending)
    this.pending = ''
  }

  /** A link to a heading of this page is known once all headings are. */
  private ownAnchor(part: string | Hole): string | Hole {
    if (typeof part === 'string' || !('link' in part) || !part.link.startsWith('#')) return part
    return escapeAttribute(anchorAddress(part.link, this.result.anchors))
  }
}

/** How many runs of characters other than white space a text has. */
function countWords(text: string): number {
  let words = 0
  let inWord = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const space = code <= 32 ? SPACE[code] === 1 : code > 127 && /\s/.test(text[i] ?? '')
    if (!space && !inWord) words++
    inWord = !space
  }
  return words
}

const SPACE = Uint8Array.from({ length: 33 }, (_, code) => (/\s/.test(String.fromCharCode(code)) ? 1 : 0))
