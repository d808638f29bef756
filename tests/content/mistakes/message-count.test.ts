/** What looks odd but is right gets no message, one mistake gets one, and one run reports all mistakes of all files. */
import { describe, expect, it } from 'vitest'
import { checkWith, printedFor, setUpCheckedSite } from '../support/checked-site'
import { type ContentFiles, POST, smallSite, withBody } from '../support/content'

setUpCheckedSite()

describe('no message for fields', () => {
  it.each([
    'title: 1.10',
    'title: 007',
    'title: "We are #1"',
    'title: C# and F#',
    'title: 12:30 at the gate',
    'title: https://example.com is a title',
    'title: yes',
    'title: 50% off',
    'title: $5',
    'title: 5*3*2 and snake_case',
    'title: Costs < 5 and > 3',
    'title: AT&T and R&D; Q&As',
    'title: “Quoted” at the start only',
    "title: It's fine",
    'title: He said "hello"',
    'title: 🚀 Launch',
    'title: 神戸で',
    `title: How to brief\nimageAlt: ${'神戸で'.repeat(30)}`,
    `title: How to brief\nimageAlt: ${'🚀 '.repeat(60)}`,
    `title: How to brief\nimageAlt: ${'well-'.repeat(15)}known`,
    `title: How to brief\nimageAlt: See https://www.example.com/${'a'.repeat(80)}`,
    '"title": How to brief',
    'title : How to brief',
    'title:   How to brief   ',
    'title: How\n  to brief',
    'title:\n  How to brief',
    'title: >\n  How\n  to brief',
    'title: |\n  How\n    to brief',
    'title: "How\n  to brief"',
    '# a remark\ntitle: How to brief',
    'title: How to brief\ntags: # one a line\n  - a',
    'title: How to brief\ntags:\n- a\n- b',
    'title: How to brief\ntags:\n\n  - a\n  # between\n  - b',
    'title: How to brief\ntags: [a, "b: c"]',
    'title: How to brief\ntags: [\n  a,\n  b\n]',
    'title: How to brief\ntags:\n  -   a',
    'title: How to brief\ntags: []',
    'title: How to brief\ndraft: false # for now',
  ])('%j', async (lines) => {
    const rest = lines.includes('tags:') ? POST.replace('tags:\n  - briefing\n', '') : POST
    expect(await printedFor(rest.replace('title: How to brief an agency', () => lines))).toBe('')
  })

  it('as JSON', async () => {
    const fields = {
      title: 'How to brief',
      excerpt: 'Five: questions',
      image: 'press-kit.png',
      author: 'The desk',
      date: '2024-01-15',
      category: 'Design',
    }
    expect(await printedFor(`---\n${JSON.stringify(fields, null, 2)}\n---\n\nText.\n`)).toBe('')
  })

  it('indented as a whole', async () => {
    expect(await printedFor(POST.replace(/(?<=---\n)[\s\S]*?(?=---\n)/, (all) => all.replace(/^(?=.)/gm, '  ')))).toBe(
      '',
    )
  })

  it('with byte order marks and Windows line endings', async () => {
    expect(await printedFor(`\ufeff\ufeff${POST.replaceAll('\n', '\r\n')}`)).toBe('')
  })

  it('of nested lists in every usual indentation', async () => {
    const right = String(smallSite()['portfolio/startups.yaml'])
    expect(await printedFor(POST, { 'portfolio/startups.yaml': right.replace(/^ {2}/gm, '') })).toBe('')
    expect(await printedFor(POST, { 'portfolio/startups.yaml': right.replace(/^ +/gm, '$&  ') })).toBe('')
  })

  it('that name a service in words', async () => {
    const file = 'case-studies/quiet-mole.yaml'
    const changed = String(smallSite()[file]).replace(/services:\n.*\n/, 'services:\n  - Launch films\n')
    expect(await printedFor(POST, { [file]: changed })).toBe('')
  })
})

describe('no message for texts', () => {
  it.each([
    '## A heading\n\n### Below\n\n## C# and #hashtags\n\n#hashtag at the start',
    '[x](/contact), [y](/contact "A title"), [z](</contact>), [a][b] and [b]\n\n[b]: /contact',
    'A note [sic] (see below), an array[0] (of two), f(x)[1] and [1] (2).',
    'An end (of [a link](/contact)) and [a link (with more)](/contact).',
    '`[x] (/contact)` and ``##No`` and `**`',
    '```md\n##No\n[x] (/contact)\n| a |\n```\n\n~~~\n```\n~~~',
    '- a\n\n  ```js\n  const a = [b](c)\n  ```\n- b',
    '> ```\n> ##No\n> ```',
    '    ##No, this is code { }\n\nText.',
    '- [ ] to do\n- [x] done\n  - [X] done too\n- [a link](/contact)\n- [1] a source',
    '| a | b |\n| --- | :-: |\n| 1 | \\| |\n| `x` | **y** |\n\na | b\n-|-\n1 | 2',
    'A pipe | in a text, and 1 | 2.',
    'A note.[^1] Another.[^b]\n\n[^1]: The first.\n[^b]: The second.\n    With a second line.',
    '**bold**, **bo*l*d**, ***both***, 2**3 and * * *\n\n* item **bold**\n* item',
    '**Bold.** Then\n**more** of it.',
    '**`code`** first, and [`code`](/contact) second [sic].\n\n- **`a`**: b',
    '[brief](/contact (A title)) [sic]',
    '**a* b*',
    'Text.\n\n---\n\n* * *\n\n***\n\nMore.',
    'A heading\n---\n\nText.',
    '<kbd>Enter</kbd> and <br> and <p>a paragraph\n\n<details><summary>More</summary>\n\nText\n\n</details>',
    '<!-- a remark -->\n\nText <!-- another\nover two lines --> here.',
    '- a\n\n    A second paragraph of the item, as long as a sentence.\n- b',
    '1. a\n\n    A second paragraph of the item, as long as a sentence.',
    '-5 degrees\n\n– a dash, spoken\n\n-Jane',
    'a < b, b > c, <hello@example.com> and <https://example.com>',
    'Dates: 12.5. and 3.D models\n\nnote: this is a sentence.',
    '[A call](tel:+1-555-123-4567), [another](<tel:+1 555 123>) and [a message](sms:+15551234567?body=Hello%20there)',
    '[A mail](mailto:hello@example.com), [a page](https://example.com/a_(b)) and [a part](#top)',
    '👩‍💻 and e\u0301 and \u00ad in a word',
  ])('%j', async (text) => {
    expect(await printedFor(withBody(text))).toBe('')
  })
})

it('no message for files that systems and editors leave behind', async () => {
  const leftovers: ContentFiles = {
    'blog/.DS_Store': 'x',
    'blog/post.md~': 'x',
    'blog/.x.md.swp': 'x',
    'media/Thumbs.db': 'x',
  }
  expect(await printedFor(POST, leftovers)).toBe('')
})

/** Place and kind of every diagnostic. */
const found = async (files: ContentFiles): Promise<string[]> =>
  (await checkWith(files)).diagnostics.map(
    ({ file, line, column, code }) => `${file.slice(8)}:${line}:${column} ${code}`,
  )

const post = (changes: [string, string][]): ContentFiles => ({
  'blog/post.md': changes.reduce((text, [from, to]) => text.replace(from, () => to), POST),
})

it('reports the mistakes of fields, links, pictures and text in one run', async () => {
  const changes: [string, string][] = [
    ['title: How', 'title: A: how'],
    ['press-kit.png', 'nope.png'],
    ['2024-01-15', '2024/1/5'],
    ['category: Design', 'category: Desgin'],
    ['  - briefing', '  - briefing\n   - launch'],
    ['A good', '##No\n\n[x](/contcat) and [y](#nowhere) and [z] (/contact)\n\nA good'],
  ]
  expect(await found(post(changes))).toEqual([
    'blog/post.md:2:8 colon-in-value',
    'blog/post.md:4:8 missing-picture',
    'blog/post.md:6:7 wrong-date',
    'blog/post.md:7:11 wrong-choice',
    'blog/post.md:10:4 unexpected-indentation',
    'blog/post.md:13:1 heading-without-space',
    'blog/post.md:15:1 dead-link',
    'blog/post.md:15:19 dead-anchor',
    'blog/post.md:15:37 broken-link',
  ])
})

it('reports the mistakes of every file', async () => {
  const files = {
    ...post([['category: Design', 'category: Desgin']]),
    'services/market-research.yaml': `${smallSite()['services/market-research.yaml']}price: 3k\n`,
    'blog/other post.md': POST,
    'pages/contact.yaml': undefined,
  }
  expect(await found(files)).toEqual([
    'blog/other post.md:1:1 wrong-name',
    'blog/post.md:7:11 wrong-choice',
    'pages/contact.yaml:1:1 missing-file',
    'services/market-research.yaml:27:8 wrong-number',
  ])
})

it.each<[string, [string, string], string[]]>([
  ['a line that is wrong in two ways', ['image: press-kit.png', 'image: - nope.png: a'], ['4:8 list-beside-field']],
  ['a missing space before a special character', ['title: How', 'title:@How'], ['2:1 missing-space']],
  ['a field whose name is split', ['date: 2024-01-15', 'da te: 2024-01-15'], ['6:1 unknown-field']],
  ['a misspelled field, which is not also missing', ['category:', 'catagory:'], ['7:1 unknown-field']],
  ['a line lost to the one above', ['\nauthor: ', ' author: '], ['4:8 colon-in-value']],
  [
    'two anchors, which are two mistakes',
    ['  - briefing', '  - [&a x, *a]'],
    ['9:9 special-character', '9:12 special-character'],
  ],
])('%s', async (_, change, expected) => {
  expect(await found(post([change]))).toEqual(expected.map((place) => `blog/post.md:${place}`))
})

it('reports only once that all lines below a field are indented too far', async () => {
  const right = String(smallSite()['portfolio/startups.yaml'])
  const wrong = right.replace('  - id: quiet-mole\n', '- id: quiet-mole\n')
  expect(wrong).not.toBe(right)
  expect(await found({ 'portfolio/startups.yaml': wrong })).toEqual([
    'portfolio/startups.yaml:6:5 unexpected-indentation',
  ])
})
