/** The HTML that a body can hold: GitHub's list without what this site never needs, and a few tags more. */
import { defaultSchema, type Options } from 'rehype-sanitize'

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
