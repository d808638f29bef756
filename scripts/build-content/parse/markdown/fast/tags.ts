/** The tags that the native renderer writes without attributes of an editor, where each may stand, and what it becomes. */

export type Tag = {
  name: string
  /** As the renderer writes it. */
  written: { start: string; end: string }
  /** As it is published. */
  start: string
  end: string
  /** What a browser would not rearrange it in; `''` is the body itself. */
  parents: ReadonlySet<string>
  isEmpty: boolean
}

const FLOW = ['', 'blockquote', 'details', 'div', 'figcaption', 'figure', 'li', 'section']
const PHRASE_TAGS = 'a abbr b cite code del em i ins kbd mark q s samp small strong sub sup var'.split(' ')
const PHRASES = [...FLOW, ...'p h1 h2 h3 h4 h5 h6 summary td th'.split(' '), ...PHRASE_TAGS]
const inside = (names: string, allowed: readonly string[]): [string, ReadonlySet<string>][] =>
  names.split(' ').map((name) => [name, new Set(allowed)])
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
/** Their attributes decide what becomes of them. */
const NEVER_BARE = new Set(['a', 'img', 'input', 'section'])

/** @param published what stands on the page instead of what the renderer writes */
export function tagNamed(name: string, published: { start?: string; end?: string } = {}, start = `<${name}>`): Tag {
  const written = { start, end: `</${name}>` }
  return { name, written, ...written, ...published, parents: PARENTS.get(name) ?? new Set(), isEmpty: EMPTY.has(name) }
}

const ATTRIBUTES: Record<string, string> = {
  '<div class="callout">': '<div class="callout">',
  '<details open>': '<details open>',
  '<ul class="contains-task-list">': '<ul class="contains-task-list">',
  '<ol class="contains-task-list">': '<ol class="contains-task-list">',
  '<li class="task-list-item">': '<li class="task-list-item">',
  '<input type="checkbox" checked disabled>': '<input type="checkbox" checked disabled aria-label="Done">',
  '<input type="checkbox" disabled>': '<input type="checkbox" disabled aria-label="Not done">',
  '<section data-footnotes class="footnotes">': '<section data-footnotes="" class="footnotes">',
}
for (const cell of ['th', 'td'])
  for (const side of ['left', 'center', 'right'])
    ATTRIBUTES[`<${cell} style="text-align: ${side}">`] = `<${cell} align="${side}">`

/** Tags with attributes of the renderer, by the whole tag. */
export const tagsWithAttributes = new Map(
  Object.entries(ATTRIBUTES).map(([written, start]): [string, Tag] => [
    written,
    tagNamed(/[a-z]+/.exec(written)?.[0] ?? '', { start }, written),
  ]),
)

const LONGEST_NAME = 'blockquote'.length
const GREATER_THAN = 62

/** One number for the name that stands somewhere. */
function numberOfName(text: string, at: number): number {
  let number = 0
  for (let i = at; i < at + LONGEST_NAME; i++) {
    const code = text.charCodeAt(i)
    if (!(code > 47 && code < 123 && code !== GREATER_THAN)) break
    number = (number * 31 + code) | 0
  }
  return number
}

const bareTags = new Map(
  [...PARENTS.keys()]
    .filter((name) => !NEVER_BARE.has(name))
    .map((name): [number, Tag] => [numberOfName(name, 0), tagNamed(name)]),
)

/** The tag without attributes at a `<`, if it is a known one. Asked for every tag of every page, so nothing is cut out. */
export function bareTagAt(html: string, at: number): Tag | undefined {
  const tag = bareTags.get(numberOfName(html, at + 1))
  return tag && html.startsWith(tag.written.start, at) ? tag : undefined
}

/** Only white space may stand directly in these. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set(['ol', 'ul', 'table', 'thead', 'tbody', 'tr'])
