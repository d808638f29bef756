/** Each output of a site says what the page says, of a post with awkward words, and nothing of posts that are not public. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as wordsOf } from 'hast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContent, Memory } from '../../scripts/build-content/public'
import { buildSite } from '../../scripts/build-site'
import { keysIn } from '../../scripts/build-site/render/read-generated'
import { joinAtFences, splitAtFences } from '../../src/lib/fenced-text'

const TITLE = `"Quoted" & 'more' <b>bold</b> ]]> </script> 🚀 *no* [x](/y) שלום`
const EXCERPT = `It's 5 < 6 & "7" > 3 ]]> </script><!-- &amp; 🧭 _so_ \`it\` is.`
const WORD = 'Rindfleischetikettierungsüberwachungsaufgabe'
const SENTENCES = [
  'A paragraph with ]]> and & and "quotes" and 🚀.',
  'const end = "</script>" // ]]> & <b>',
  'שלום עולם, in a text of its own.',
  'What is folded, and read all the same.',
  'Of 1,200 readers, asked in spring.',
  WORD,
]
const BODY = `
A paragraph with ]]> and & and "quotes" and 🚀.

## 🚀 The plan & more

\`\`\`js
const end = "</script>" // ]]> & <b>
\`\`\`

שלום עולם, in a text of its own.

<details><summary>More</summary>

What is folded, and read all the same.

</details>

A survey.[^survey] See [the plan](#-the-plan--more), ${WORD}.

[^survey]: Of 1,200 readers, asked in spring.
`

const ID = 'awkward-words'
const PATH = `/blog/${ID}`
const SECRETS = ['qdraftq', 'qscheduledq']

let folder = ''
const dist = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
let page: Root
let origin = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'))
  await cp('content', join(folder, 'content'), { recursive: true })
  const blog = join(folder, 'content/blog')
  const [first = ''] = (await readdir(blog)).sort()
  const fields = splitAtFences(await readFile(join(blog, first), 'utf8'))?.fields.replace(
    /^(?:draft|publishAt|aliases):.*\n(?:[ -].*\n)*/gm,
    '',
  )
  const post = (id: string, title: string, more: string, body: string) => {
    const own = fields
      ?.replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
      .replace(/^excerpt: .*(?:\n .*)*$/m, () => `excerpt: ${JSON.stringify(EXCERPT)}`)
      .replace(/^date: .*$/m, 'date: 2025-12-31')
    return writeFile(join(blog, `${id}.md`), joinAtFences({ fields: `${own}${more}`, body }))
  }
  await post(ID, TITLE, '', BODY)
  await post('not-ready', SECRETS[0] ?? '', 'draft: true\n', `\n${SECRETS[0]}\n`)
  await post('not-yet', SECRETS[1] ?? '', 'publishAt: 2026-02-01 09:30\n', `\n${SECRETS[1]}\n`)
  await mkdir(join(folder, 'cache'))
  for (const shared of ['programs', 'pictures']) await symlink(resolve('.cache', shared), join(folder, 'cache', shared))
  const [content, out] = [join(folder, 'generated'), join(folder, 'dist')]
  const memory = new Memory()
  const built = await buildContent({ content: join(folder, 'content'), out: content, now: '2026-01-01', memory })
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  await buildSite(
    { source: join(folder, 'content'), content, cache: join(folder, 'cache'), out },
    { publicUpTo: built.publicUpTo, isPreview: false, hasStubs: false, hasCompressed: false, codeVersion: 'test' },
    keysIn(memory.remembered.written?.files ?? []),
    { say: () => undefined, progress: () => () => undefined },
  )
  page = fromHtml(await dist(`blog/${ID}.html`))
  origin = new URL(String(find('link', ({ rel }) => String(rel) === 'canonical').properties.href)).origin
}, 900_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

function find(
  tagName: string,
  fits: (properties: Element['properties']) => boolean = () => true,
  tree: Root = page,
): Element {
  let found: Element | undefined
  visit(tree, 'element', (node) => {
    if (!found && node.tagName === tagName && fits(node.properties)) found = node
  })
  if (!found) throw new Error(`The page has no such <${tagName}>.`)
  return found
}

const meta = (name: string) =>
  String(find('meta', ({ property, name: own }) => property === name || own === name).properties.content)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text of a Markdown document, and where its links lead, by their words. */
function readMarkdown(text: string) {
  const links = new Map<string, string>()
  let heading = ''
  let words = ''
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(text.replace(/^---\n[\s\S]*?\n---\n/, ''))
  const inside = (node: unknown) => {
    let value = ''
    visit(node as typeof tree, (child) => {
      if ('value' in child && child.type !== 'html') value += child.value
    })
    return value
  }
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) heading ||= inside(node)
    if (node.type === 'link') links.set(inside(node), node.url)
    if ('value' in node) words += ` ${node.value}`
  })
  return { heading, links, words: plain(words) }
}

const unescaped = (text = '') =>
  text.replace(
    /&(?:lt|gt|quot|amp|#39|#x27);/g,
    (name) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' })[name] ?? "'",
  )

test('the page shows the title, the excerpt and every sentence', () => {
  expect(plain(wordsOf(find('h1')))).toBe(TITLE)
  const words = plain(wordsOf(find('main')))
  for (const sentence of [...SENTENCES]) expect(words).toContain(sentence)
  expect(wordsOf(find('title'))).toContain(TITLE)
  expect(meta('description')).toBe(EXCERPT)
})

test('the words of a shared link are those of the page', () => {
  expect(meta('og:title')).toContain(TITLE)
  expect(meta('og:description')).toBe(EXCERPT)
})

test('the structured data names the post by its title', () => {
  const { '@graph': graph } = JSON.parse(wordsOf(find('script', ({ type }) => type === 'application/ld+json')))
  const post = graph.find((node: Record<string, unknown>) => node['@type'] === 'BlogPosting')
  expect(post).toMatchObject({ headline: TITLE, description: EXCERPT })
})

/** The same words as those of the page. */
function expectWords(html: string) {
  const tree = fromHtml(html, { fragment: true })
  for (const sentence of SENTENCES) expect(plain(wordsOf(tree))).toContain(sentence)
  const link = find('a', ({ href }) => String(href).includes('the-plan'), tree)
  expect(link.properties.href).toMatch(new RegExp(`^${origin}${PATH}#.*the-plan`))
}

test('the JSON feed has the post', async () => {
  const { items } = JSON.parse(await dist('feed.json'))
  const item = items.find(({ url }: { url: string }) => url === origin + PATH)
  expect(item).toMatchObject({ title: TITLE, summary: EXCERPT })
  expectWords(item.content_html)
})

test('the Atom feed has the post', async () => {
  const entry = (await dist('feed.xml'))
    .split('<entry>')
    .find((text) => text.includes(`<link href="${origin}${PATH}"/>`))
  const field = (name: string) => unescaped(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(entry ?? '')?.[1])
  expect([field('title'), field('summary')]).toEqual([TITLE, EXCERPT])
  expectWords(field('content'))
})

test('the Markdown twin has the title and every sentence', async () => {
  const { heading, words } = readMarkdown(await dist(`blog/${ID}.md`))
  expect(plain(heading)).toBe(TITLE)
  for (const sentence of SENTENCES) expect(words).toContain(sentence)
})

test('llms.txt leads to the twin by the title, and to no other site', async () => {
  const { links } = readMarkdown(await dist('llms.txt'))
  expect(links.get(TITLE)).toBe(`${origin}${PATH}.md`)
  for (const [, address] of links) expect(address.startsWith(`${origin}/`)).toBe(true)
})

test('the search finds the post by its title', async () => {
  const files = (await readdir(join(folder, 'dist/data/search'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )
  const texts = await Promise.all(files.map((name) => dist(`data/search/${name}`)))
  expect(texts.some((text) => text.includes(JSON.stringify(TITLE).slice(1, -1)))).toBe(true)
})

test('the sitemap has the post once', async () => {
  expect((await dist('sitemap.xml')).split(`<loc>${origin}${PATH}</loc>`)).toHaveLength(2)
})

test('no file of the site has a word of a draft or of a post of a later day', async () => {
  const entries = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'latin1')
    for (const secret of SECRETS) expect(text.includes(secret), entry.name).toBe(false)
    expect(/^not-(?:ready|yet)\./.test(entry.name), entry.name).toBe(false)
  }
})
