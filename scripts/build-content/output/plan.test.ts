/** What the app reads. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Section } from '../../../src/schema/additions'
import { type Built, build, cleanUp, POST, png, withBody } from '../../../tests/content/support/content'

afterAll(cleanUp)

const json = async (built: Built, path: string) => JSON.parse(await readFile(join(built.out, path), 'utf8'))

const other = (category: string, date: string) => POST.replace('Design', category).replace('2024-01-15', date)

describe('entries', () => {
  it('a post: fields, picture sizes, safe HTML, headings and reading time', async () => {
    const { content, ...rest } = await json(await build(), 'blog/post.json')
    expect(rest).toMatchInlineSnapshot(`
      {
        "author": "The media desk",
        "category": "Design",
        "date": "2024-01-15",
        "excerpt": "Five questions to answer first.",
        "headings": [
          {
            "depth": 2,
            "id": "the-audience",
            "text": "The audience",
          },
        ],
        "id": "post",
        "image": "press-kit.png",
        "pictures": {
          "press-kit.png": {
            "hash": "ba7887c4",
            "height": 1200,
            "width": 1600,
          },
        },
        "readTime": "1 min read",
        "related": [],
        "slug": "post",
        "tags": [
          "briefing",
        ],
        "title": "How to brief an agency",
      }
    `)
    expect(content).toMatchInlineSnapshot(`
      "<p>A good brief answers five questions before the first call.</p>
      <h2 id="the-audience">The audience</h2>
      <p>Say <em>who</em> must act, and why now.</p>"
    `)
  })

  it('a list: newest first, without bodies', async () => {
    const built = await build({ 'blog/newer.md': other('Design', '2024-02-01'), 'blog/same-day.md': POST })
    const { entries, ...page } = await json(built, 'blog/page/1.json')
    expect(page).toEqual({ number: 1, pages: 1, total: 3 })
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(['newer', 'post', 'same-day'])
    expect(entries[0]).not.toHaveProperty('content')
    expect(await readdir(built.out)).not.toContain('blog.json')
  })

  it('lists of a category and of a tag, and the rows of the search, oldest first', async () => {
    const built = await build({ 'blog/newer.md': other('UX/UI', '2024-02-01') })
    const slugs = async (path: string) => (await json(built, path)).entries.map(({ slug }: { slug: string }) => slug)
    expect(await json(built, 'blog/category/ux-ui/1.json')).toMatchObject({
      group: { name: 'category', value: 'UX/UI' },
      number: 1,
      pages: 1,
      total: 1,
    })
    expect(await slugs('blog/category/ux-ui/1.json')).toEqual(['newer'])
    expect(await slugs('blog/tag/briefing/1.json')).toEqual(['newer', 'post'])
    expect(await json(built, 'search/blog.json')).toEqual({ parts: 1 })
    const rows = await json(built, 'search/blog/0.json')
    expect(rows.map((row: object) => Object.keys(row))).toEqual(
      Array(2).fill(['slug', 'title', 'excerpt', 'category', 'date']),
    )
    expect(rows.map(({ slug }: { slug: string }) => slug)).toEqual(['post', 'newer'])
    const pages: { path: string; indexed: boolean }[] = await json(built, 'pages.json')
    const listed = pages.filter(({ path }) => /^\/blog\/(?:page|category|tag)\//.test(path))
    expect(listed.map(({ path, indexed }) => `${path} ${indexed}`)).toEqual([
      '/blog/category/design true',
      '/blog/category/ux-ui true',
      '/blog/tag/briefing true',
    ])
    expect(built.addresses().map(({ path }) => path)).not.toContain('/blog/tag/briefing')
  })

  it('a post can be called like a part of the address of a list', async () => {
    const built = await build(Object.fromEntries(['page', 'category', 'tag'].map((id) => [`blog/${id}.md`, POST])))
    for (const id of ['page', 'category', 'tag']) expect((await json(built, `blog/${id}.json`)).slug).toBe(id)
  })

  it('related posts: the three next older ones of the category, then its newest, then those of all', async () => {
    const built = await build({
      'blog/a.md': other('Design', '2024-05-01'),
      'blog/b.md': other('Marketing', '2024-04-01'),
      'blog/c.md': other('Design', '2024-03-01'),
      'blog/d.md': other('Design', '2023-02-01'),
      'blog/e.md': other('Design', '2023-01-01'),
    })
    const related = async (slug: string) =>
      (await json(built, `blog/${slug}.json`)).related.map((post: { slug: string }) => post.slug)
    expect(await related('a')).toEqual(['c', 'post', 'd'])
    expect(await related('post')).toEqual(['d', 'e', 'a'])
    expect(await related('e')).toEqual(['a', 'c', 'post'])
    expect(await related('b')).toEqual(['c', 'post', 'd'])
  })

  it('the search page lists everything that is public, by kind', async () => {
    const files = { 'blog/later.md': POST.replace('---\n', '---\npublishAt: 2999-01-01\n') }
    const { sections } = await json(await build(files, { includeHidden: true }), 'pages/search.json')
    expect(sections.map(({ title }: Section) => title)).toMatchInlineSnapshot(`
      [
        "Services",
        "Case studies",
        "Guides",
        "Free tools",
        "Articles",
        "Press releases",
        "Pages",
      ]
    `)
    expect(sections.find(({ title }: Section) => title === 'Articles').entries).toMatchInlineSnapshot(`
      [
        {
          "path": "/blog/post",
          "text": "Five questions to answer first.",
          "title": "How to brief an agency",
        },
      ]
    `)
    expect(sections.at(-1).entries[0]).toMatchObject({ path: '/' })
  })

  it('texts stay as written', async () => {
    for (const title of [
      '2024',
      '1.10',
      '007',
      'no',
      '12:30',
      '"We are #1"',
      "'it''s'",
      '"~"',
      "'null'",
      '0x1F',
      '1_000',
    ]) {
      const built = await build({ 'blog/post.md': POST.replace('How to brief an agency', () => title) })
      const expected = title.replace(/^(["'])(.*)\1$/, '$2').replace("''", "'")
      expect((await json(built, 'blog/post.json')).title).toBe(expected)
    }
  })

  it('a byte order mark, CRLF and CR do not change the output', async () => {
    const plain = await json(await build(), 'blog/post.json')
    for (const text of [`\ufeff${POST}`, POST.replaceAll('\n', '\r\n'), POST.replaceAll('\n', '\r')]) {
      expect(await json(await build({ 'blog/post.md': text }), 'blog/post.json')).toEqual(plain)
    }
  })
})

describe('what is not public', () => {
  const hidden = {
    'blog/draft.md': POST.replace('title', 'draft: true\ntitle'),
    'blog/later.md': POST.replace('title', 'publishAt: 2024-06-02\ntitle'),
  }
  const slugs = async (built: Built) =>
    (await json(built, 'blog/page/1.json')).entries.map(({ slug }: { slug: string }) => slug)

  it('is left out, and the build says so', async () => {
    const built = await build(hidden, { now: '2024-06-01' })
    expect(await slugs(built)).toEqual(['post'])
    expect(await readdir(join(built.out, 'blog'))).toEqual(['author', 'category', 'page', 'post.json', 'tag'])
    expect(await json(built, 'search/blog/0.json')).toHaveLength(1)
    expect(await readFile(join(built.out, 'ids.ts'), 'utf8')).toContain("export type BlogSlug = 'post'\n")
    expect(JSON.stringify(await json(built, 'pages.json'))).not.toContain('/blog/later')
    expect(built.leftOut).toEqual([
      { file: 'content/blog/draft.md', hidden: { reason: 'draft' } },
      { file: 'content/blog/later.md', hidden: { reason: 'scheduled', publishAt: '2024-06-02' } },
    ])
  })

  it('appears on its day', async () => {
    expect(await slugs(await build(hidden, { now: '2024-06-02' }))).toEqual(['later', 'post'])
  })

  it('is marked in previews', async () => {
    const built = await build(hidden, { includeHidden: true })
    const { entries } = await json(built, 'blog/page/1.json')
    expect(entries.map(({ hidden: why }: { hidden?: object }) => why)).toEqual([
      { reason: 'draft' },
      { reason: 'scheduled', publishAt: '2024-06-02' },
      undefined,
    ])
    expect((await json(built, 'blog/draft.json')).related).toMatchObject([
      { slug: 'later', hidden: { reason: 'scheduled', publishAt: '2024-06-02' } },
      { slug: 'post' },
    ])
    expect((await json(built, 'blog/post.json')).related).toEqual([])
    expect(await json(built, 'pages.json')).toContainEqual({
      path: '/blog/draft',
      lastModified: '2024-01-15',
      indexed: false,
    })
  })
})

describe('addresses', () => {
  it('pages, redirects and pictures are listed', async () => {
    const built = await build({
      'blog/post.md': POST.replace('title', 'aliases:\n  - /blog/old\ntitle').replace(
        'A good',
        '![x](wide.png)\n\nA good',
      ),
      'media/wide.png': png(2_000, 10),
    })
    expect(await json(built, 'redirects.json')).toEqual([{ from: '/blog/old', to: '/blog/post', index: 0 }])
    expect(await json(built, 'pages.json')).toContainEqual({
      path: '/blog/post',
      lastModified: '2024-01-15',
      indexed: true,
    })
    const pictures = await json(built, 'pictures.json')
    expect(pictures.map(({ path, width, height }: Record<string, unknown>) => [path, width, height])).toEqual([
      ['press-kit.png', 1600, 1200],
      ['wide.png', 2_000, 10],
    ])
  })

  it('links lead to canonical addresses', async () => {
    const built = await build({
      'blog/other.md': POST,
      'blog/post.md': withBody(
        '[a](/blog/other/#the-audience) [b](/contact/?x=1) [c](https://example.com) [d](#location)\n\n## Location',
      ),
    })
    expect((await json(built, 'blog/post.json')).content).toMatchInlineSnapshot(`
      "<p><a href="/blog/other#the-audience">a</a> <a href="/contact?x=1">b</a> <a href="https://example.com" target="_blank" rel="noopener">c<span class="sr-only"> (opens in a new tab)</span></a> <a href="#location-section">d</a></p>
      <h2 id="location-section">Location</h2>"
    `)
  })
})
