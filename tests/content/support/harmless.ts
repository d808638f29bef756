/** What could do harm in the HTML of a body, as a browser reads it. */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { linkMessage } from '../../../scripts/build-content/check/links'
import type { SiteMap } from '../../../scripts/build-content/site/map'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** All that a body is made of, written down here once more: a mistake in the sanitizer's own list must not hide itself. */
const TAGS = new Set(
  `a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input
  ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td
  tfoot th thead time tr ul var wbr`.split(/\s+/),
)
const ATTRIBUTES = new Set(
  `align alt aria-describedby aria-label checked class colspan data-footnote-backref data-footnote-ref data-footnotes
  data-label datetime decoding dir disabled height href id lang loading open rel reversed role rowspan scope sizes src srcset start
  tabindex target title type value width`.split(/\s+/),
)
const CLASS =
  /^(?:callout|contains-task-list|data-footnote-backref|footnotes|hljs|hljs-[\w-]+|language-[\w+#-]+|sr-only|table-scroll|task-list-item|[\w-]+_)$/
const SITE = 'https://this-site.example'

/**
 * Everything in this HTML, and in what browsers make of it when they read it a second time, that could do harm.
 * @param links the addresses that the build checks before it publishes them
 */
export function harmIn(html: string, links: readonly string[] = []): string[] {
  const once = parseFragment(html)
  const again = serialize(once)
  const harms = [...harmBelow(once, links), ...harmBelow(parseFragment(again), links)]
  if (serialize(parseFragment(again)) !== again) harms.push('changes every time it is read')
  return harms
}

function harmBelow(node: Node, links: readonly string[]): string[] {
  const own = 'tagName' in node ? harmOf(node, links) : node.nodeName === '#comment' ? ['a comment'] : []
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap((child) => harmBelow(child, links))] : own
}

function harmOf({ tagName, namespaceURI, attrs }: Element, links: readonly string[]): string[] {
  const harms: string[] = []
  if (!TAGS.has(tagName) || !namespaceURI.endsWith('/xhtml')) harms.push(`<${tagName}>`)
  for (const { name, value } of attrs) {
    const shown = `${name}=${JSON.stringify(value)} on <${tagName}>`
    if (!ATTRIBUTES.has(name)) harms.push(shown)
    if (name === 'href' && !isHarmlessAddress(value, links)) harms.push(shown)
    if (name === 'src' && !value.startsWith('/media/')) harms.push(shown)
    if (name === 'srcset' && !value.split(', ').every((source) => source.startsWith('/media/'))) harms.push(shown)
    if (name === 'class' && value !== '' && !value.split(' ').every((part) => CLASS.test(part))) harms.push(shown)
    if (name === 'id' && isNameOfThePage(value)) harms.push(shown)
    if (name === 'type' && !['checkbox', 'image/avif'].includes(value)) harms.push(shown)
    if (name === 'target' && value !== '_blank') harms.push(shown)
  }
  return harms
}

/** Another site is named in full, or the build refuses the link; everything else stays on this one. */
function isHarmlessAddress(address: string, links: readonly string[]): boolean {
  const url = resolved(address)
  if (url === undefined) return true
  const { protocol, origin } = url
  if (['mailto:', 'tel:', 'sms:'].includes(protocol) || origin === SITE) return true
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return /^https?:/i.test(address) || (links.includes(address) && isRefused(address))
}

/** The address as a browser resolves it on a page of the site, if it can. */
function resolved(address: string): URL | undefined {
  try {
    return new URL(address, `${SITE}/page`)
  } catch {
    return undefined
  }
}

const NO_SITE: SiteMap = {
  url: undefined,
  categories: [],
  pages: new Map(),
  redirects: new Map(),
  parts: { present: [], leftOut: [] },
  unknownBelow: [],
  lost: () => new Set<string>(),
}
const isRefused = (address: string): boolean => linkMessage(address, undefined, NO_SITE)?.code === 'broken-address'

/** Names that every page has; the whole list is tried in a browser. */
const NAMES = new Set(
  `alert body close cookie constructor document event fetch forms frames getElementById history images length links
  location name navigator open opener origin parent print self status stop title top window app main menu`.split(/\s+/),
)
const isNameOfThePage = (id: string): boolean => NAMES.has(id) || id in Object.prototype || /^on[a-z]+$/.test(id)
