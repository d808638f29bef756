/** One mistake gives one message, and all mistakes of all files are told in one run. */
import { afterAll, expect, it } from 'vitest'
import { build, type ContentFiles, cleanUp, POST, smallSite } from '../testing/content'

afterAll(cleanUp)

/** Place and kind of every problem. */
const found = async (files: ContentFiles): Promise<string[]> =>
  (await build(files)).problems.map(({ file, line, column, code }) => `${file.slice(8)}:${line}:${column} ${code}`)

const post = (changes: [string, string][]): ContentFiles => ({
  'blog/post.md': changes.reduce((text, [from, to]) => text.replace(from, () => to), POST),
})

it('tells the mistakes of fields, links, pictures and text in one run', async () => {
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

it('tells the mistakes of every file', async () => {
  const files = {
    ...post([['category: Design', 'category: Desgin']]),
    'services/media-relations.yaml': `${smallSite()['services/media-relations.yaml']}price: 3k\n`,
    'blog/other post.md': POST,
    'pages/contact.yaml': undefined,
  }
  expect(await found(files)).toEqual([
    'blog/other post.md:1:1 wrong-name',
    'blog/post.md:7:11 wrong-choice',
    'pages/contact.yaml:1:1 missing-file',
    'services/media-relations.yaml:27:8 wrong-number',
  ])
})

it.each<[string, [string, string], string[]]>([
  ['a line that is wrong in two ways', ['image: press-kit.png', 'image: - nope.png: a'], ['4:8 list-beside-field']],
  ['a name without its space, and a sign that is special', ['title: How', 'title:@How'], ['2:1 missing-space']],
  ['a field of which the name was torn apart', ['date: 2024-01-15', 'da te: 2024-01-15'], ['6:1 unknown-field']],
  ['a misspelt field, which is not also missing', ['category:', 'catagory:'], ['7:1 unknown-field']],
  ['a line lost to the one above', ['\nauthor: ', ' author: '], ['4:8 colon-in-value']],
  [
    'two anchors, which are two mistakes',
    ['  - briefing', '  - [&a x, *a]'],
    ['9:9 special-character', '9:12 special-character'],
  ],
])('%s', async (_, change, expected) => {
  expect(await found(post([change]))).toEqual(expected.map((place) => `blog/post.md:${place}`))
})

it('tells once that all lines below a field are indented too far', async () => {
  const right = String(smallSite()['portfolio/startups.yaml'])
  const wrong = right.replace('  - id: angry-miao\n', '- id: angry-miao\n')
  expect(wrong).not.toBe(right)
  expect(await found({ 'portfolio/startups.yaml': wrong })).toEqual([
    'portfolio/startups.yaml:6:5 unexpected-indentation',
  ])
})
