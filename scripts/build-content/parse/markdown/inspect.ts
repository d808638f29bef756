/** What a body may hold, and what it links to, shows and does wrong, read before the sanitizer takes anything away. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { defaultSchema, type Options } from 'rehype-sanitize'
import { type FileDiagnostic, type Message, type Place, placed, START } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import { eachElement } from './parser'

const REMOVED = new Set(['picture', 'source', 'strike', 'tt'])
const ADDED = ['abbr', 'caption', 'cite', 'figcaption', 'figure', 'mark', 'small', 'time', 'wbr']

export const allowedHtml: Options = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !REMOVED.has(name)), ...ADDED],
  attributes: {
    a: [
      'href',
      'ariaLabel',
      'ariaDescribedBy',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'data-footnote-backref'],
    ],
    code: [['className', /^language-[\w+#-]+$/]],
    details: ['open'],
    div: [['className', 'callout']],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: [['className', 'task-list-item'], 'value'],
    ol: [['className', 'contains-task-list'], 'start', 'reversed'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
    '*': ['dir', 'id', 'lang', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], src: [] },
  // Their text is code or data, never words for a reader.
  strip: [
    'script',
    'style',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'noscript',
    'textarea',
    'select',
    'title',
    'xmp',
  ],
}

/** `words` are those of a link whose words are all an address. */
export type BodyLink = { href: string; place: Place; words?: string }
export type BodyPicture = { src: string; place: Place }

/** Left out too, but their pictures are checked, and ours are made anew with tags of the same names. */
const PICTURE_TAGS = new Set(['picture', 'source'])

/** @param firstLine the line of its file on which the body starts */
export function inspect(
  tree: Root,
  firstLine: number,
): { links: BodyLink[]; pictures: BodyPicture[]; diagnostics: FileDiagnostic[] } {
  const links: BodyLink[] = []
  const pictures: BodyPicture[] = []
  const diagnostics: FileDiagnostic[] = []
  const allowed = new Set(allowedHtml.tagNames)
  const warned = new Set<string>()
  // The page itself has the one heading of level 1.
  let level = 1
  const warn = (place: Place, message: Message) => diagnostics.push(placed(place, { ...message, severity: 'warning' }))

  eachElement(tree, (element, parent) => {
    const { line, column } = (element.position ?? parent.position)?.start ?? START
    const place = { line: line + firstLine - 1, column }
    const { tagName, properties } = element
    if (!allowed.has(tagName) && !PICTURE_TAGS.has(tagName) && !warned.has(tagName)) {
      warned.add(tagName)
      warn(place, removedTag(element))
    }
    for (const name of Object.keys(properties)) {
      if ((name === 'style' || /^on/i.test(name)) && !warned.has(name)) {
        warned.add(name)
        warn(place, removedAttribute(name))
      }
    }
    if (typeof properties.href === 'string' && !isFootnoteLink(element))
      links.push(linkOf(element, properties.href, place))
    if (tagName === 'img') {
      pictures.push({ src: String(properties.src ?? ''), place })
      if (!properties.alt) warn(place, missingAlt(String(properties.src ?? '')))
    }
    for (const src of sourcesOf(properties.srcSet)) pictures.push({ src, place })
    const heading = /^h([1-6])$/.exec(tagName)
    if (heading && properties.id !== 'footnote-label') {
      const found = Number(heading[1])
      const message = levelMessage(level, found)
      if (message) warn(place, message)
      level = Math.max(2, found)
    }
  })
  return { links, pictures, diagnostics }
}

const ONE_WORD = /^\s*\S+\s*$/

function linkOf(element: Element, href: string, place: Place): BodyLink {
  const words = textOf(element)
  return ONE_WORD.test(words) && words.includes('.') ? { href, place, words } : { href, place }
}

const isFootnoteLink = ({ properties }: Element): boolean =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties

const sourcesOf = (srcSet: unknown): string[] =>
  typeof srcSet === 'string' || Array.isArray(srcSet)
    ? [...String(srcSet).matchAll(/(?:^|,)\s*([^\s,]+)/g)].map(([, src = '']) => src)
    : []

const removedTag = ({ tagName, properties: { src, data } }: Element): Message => ({
  code: 'html-removed',
  text: `The HTML tag <${tagName.slice(0, 40)}> is not allowed here, so it is left out.`,
  hint: PLAYERS.has(tagName)
    ? `Pages load nothing from other sites, neither videos nor maps. Link to it instead:\n[Watch the video](${watchable(String(src ?? data ?? ''))})`
    : 'Write it in Markdown, or remove it. If visitors should see the tag itself, put it between backticks: `<tag>`',
})

const PLAYERS = new Set(['iframe', 'video', 'audio', 'embed', 'object'])

/** The page of a video whose player has this address. */
function watchable(src: string): string {
  const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src)?.[1]
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const vimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/.exec(src)?.[1]
  return vimeo ? `https://vimeo.com/${vimeo}` : /^https:\/\/[^\s()]+$/.test(src) ? src : 'https://www.example.com/video'
}

const removedAttribute = (name: string): Message => ({
  code: 'html-removed',
  text: `The HTML attribute ${quote(name.toLowerCase())} is not allowed here, so it is left out.`,
  hint: 'Remove it.',
})

const missingAlt = (src: string): Message => ({
  code: 'missing-alt',
  text: 'This picture has no alt text: the words that are read aloud to people who cannot see it.',
  hint: `Describe in a few words what it shows:\n![What the picture shows](${src})`,
})

function levelMessage(before: number, found: number): Message | undefined {
  if (found === 1) return topHeading
  return found > before + 1 ? skippedLevel(before, found) : undefined
}

const topHeading: Message = {
  code: 'heading-level-1',
  text: 'This is a heading of level 1, but the title of the page already is one. It is shown as level 2.',
  hint: 'Start it with ## instead of #.',
}

const skippedLevel = (before: number, found: number): Message => ({
  code: 'skipped-heading-level',
  text: `This heading has level ${found}, but the one before it has level ${before}. A level between them is missing.`,
  hint: `Start it with ${'#'.repeat(before + 1)} instead of ${'#'.repeat(found)}.`,
})
