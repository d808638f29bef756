import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import type { BlogEntry } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import { readBody } from '../../build-content/parse/markdown'
import { fillHoles } from '../../build-content/parse/markdown/body-html'
import { feeds } from './feeds'

const SITE = { url: 'https://press.example', language: 'en' } as Site
const WORDS = {
  opensNewTab: ' (opens in a new tab)',
  done: 'Done',
  notDone: 'To do',
  footnotes: 'Footnotes',
  backTo: 'Back to reference',
  table: 'Table',
}
const pictures = { 'a.png': { width: 1600, height: 900, hash: 'ab12' } }

/** What both feeds hold of a post with this text. */
function contentOf(markdown: string): string {
  const { html } = readBody(markdown, 1)
  const content = fillHoles(html, { address: (href) => href, pictures, words: WORDS } as Parameters<
    typeof fillHoles
  >[1])
  const post = { slug: 'post', title: 'A post', excerpt: 'Words.', author: 'Desk', date: '2024-01-15', content }
  const files = feeds(SITE, 'Blog', [{ ...post, tags: [] } as unknown as BlogEntry])
  const [item] = JSON.parse(files['feed.json'] ?? '').items
  const atom = fromHtml(files['feed.xml'] ?? '', { fragment: true })
  expect(JSON.stringify(atom)).toContain(JSON.stringify(item.content_html).slice(1, -1))
  return item.content_html
}

/** Every address in a text. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]*)"/g)].flatMap(([, links = '']) =>
    links.split(', ').map((link) => link.replace(/ \d+w$/, '')),
  )

const POST = 'https://press.example/blog/post'

test.each([
  ['a heading of the post', 'See [below](#the-plan).\n\n## The plan', [`${POST}#the-plan`]],
  [
    'a footnote and the way back',
    'A survey.[^survey]\n\n[^survey]: Of 1,200 readers.',
    [`${POST}#user-content-fn-survey`, `${POST}#user-content-fnref-survey`],
  ],
  ['a place in HTML', '<a href="#sources">Sources</a>\n\n<p id="sources">Ours</p>', [`${POST}#user-content-sources`]],
  ['the top', 'Back [up](#top).', [`${POST}#top`]],
  ['a heading in another alphabet', '[План](#план)\n\n## План', [`${POST}#%D0%BF%D0%BB%D0%B0%D0%BD`]],
  ['another page', '[Services](/services#process)', ['https://press.example/services#process']],
  ['the first page', '[Home](/)', ['https://press.example/']],
  ['a page with a question', '[Search](/search?q=a&b=c)', ['https://press.example/search?q=a&#x26;b=c']],
  ['another site', '[Report](https://other.example/a#b)', ['https://other.example/a#b']],
  ['an email address', '[Write](mailto:a@press.example)', ['mailto:a@press.example']],
])('%s', (_, markdown, links) => {
  expect(linksIn(contentOf(markdown))).toEqual(links)
})

test('a picture is found in every size', () => {
  const links = linksIn(contentOf('![A desk > a "chair"](a.png)'))
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(link).toMatch(/^https:\/\/press\.example\/media\//)
})

test('code that shows a link stays as it was written', () => {
  expect(contentOf('Write `<a href="/about">` or:\n\n```html\n<a href="#top">Up</a>\n```')).not.toContain(
    'press.example',
  )
})

test('words for screen readers are left out', () => {
  expect(contentOf('[Report](https://other.example/a), a report.')).toContain('>Report</a>, a report.')
})

test('a renamed post keeps the name that it had in feeds at first', () => {
  const post = { slug: 'third', title: 'A post', excerpt: 'Words.', author: 'Desk', date: '2024-01-15', content: '' }
  const redirects = [
    { from: '/blog/a-second', to: '/blog/third', index: 2 },
    { from: '/blog/first', to: '/blog/third', index: 1 },
    { from: '/2019/old-system', to: '/blog/third', index: 0 },
    { from: '/blog/another', to: '/blog/fourth', index: 0 },
  ]
  const files = feeds(SITE, 'Blog', [{ ...post, tags: [] } as unknown as BlogEntry], redirects)
  const [item] = JSON.parse(files['feed.json'] ?? '').items
  expect(item).toMatchObject({ id: 'https://press.example/blog/first', url: 'https://press.example/blog/third' })
  expect(files['feed.xml']).toContain(
    '<id>https://press.example/blog/first</id><link href="https://press.example/blog/third"/>',
  )
})

test('a post is updated when its words changed, and published on its day', () => {
  const post = (slug: string, date: string) =>
    ({ slug, title: slug, excerpt: 'Words.', author: 'Desk', date, content: '', tags: [] }) as unknown as BlogEntry
  const days: Record<string, string> = { '/blog/edited': '2024-03-01', '/blog/early': '2024-01-01' }
  const posts = [post('new', '2024-02-01'), post('early', '2024-01-20'), post('edited', '2024-01-15')]
  const files = feeds(SITE, 'Blog', posts, [], (path) => days[path])
  expect([...(files['feed.xml'] ?? '').matchAll(/<updated>(\S{10})/g)].map(([, day]) => day)).toEqual([
    '2024-03-01',
    '2024-02-01',
    '2024-01-20',
    '2024-03-01',
  ])
  const items: { date_published: string; date_modified?: string }[] = JSON.parse(files['feed.json'] ?? '').items
  expect(items.map(({ date_modified }) => date_modified)).toEqual([undefined, undefined, '2024-03-01T00:00:00Z'])
})
