/** The tags that the native renderer writes without attributes of an editor, where each may stand, and what it becomes. */

export type Tag = {
  name: string
  /** Its start and end as they are published. */
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

export function tagNamed(name: string, start = `<${name}>`, end = `</${name}>`): Tag {
  return { name, start, end, parents: PARENTS.get(name) ?? new Set(), isEmpty: EMPTY.has(name) }
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

/** By the whole tag as the renderer writes it. */
export const tags = new Map<string, Tag>([
  ...[...PARENTS.keys()]
    .filter((name) => !NEVER_BARE.has(name))
    .map((name): [string, Tag] => [`<${name}>`, tagNamed(name)]),
  ...Object.entries(ATTRIBUTES).map(([written, start]): [string, Tag] => [
    written,
    tagNamed(/[a-z]+/.exec(written)?.[0] ?? '', start),
  ]),
])

/** Only white space may stand directly in these. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set(['ol', 'ul', 'table', 'thead', 'tbody', 'tr'])
