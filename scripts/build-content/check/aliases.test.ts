/** Old addresses. Each message is what the editor reads, whole. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { printedFor, setUpCheckedSite } from '../../../tests/content/support/checked-site'
import { build, cleanUp, POST } from '../../../tests/content/support/content'

setUpCheckedSite()

afterAll(cleanUp)

const withAliases = (...aliases: string[]) =>
  POST.replace('title', `aliases:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}title`)

const printedForAlias = (...aliases: string[]) => printedFor(withAliases(...aliases))

describe('an old address that is not a plain path', () => {
  it('words', async () => {
    expect(await printedForAlias('old name')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "old name" cannot be an old address: it does not start with "/".
          3 |   - old name
            |     ^
        For example: /blog/an-older-name
      "
    `)
  })
  it('a slash at its end', async () => {
    expect(await printedForAlias('/blog/old/')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "/blog/old/" cannot be an old address: it ends with "/"; write it without, and both forms will work.
          3 |   - /blog/old/
            |     ^
        For example: /blog/old
      "
    `)
  })
  it('a query', async () => {
    expect(await printedForAlias('/index.php?p=12')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "/index.php?p=12" cannot be an old address: it contains "?" or "#".
          3 |   - /index.php?p=12
            |     ^
        For example: /index.php
      "
    `)
  })
  it('a whole address', async () => {
    expect(await printedForAlias('https://old.example.org/blog/old')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "https://old.example.org/blog/old" cannot be an old address: it includes the name of a site, but only the part after that is needed.
          3 |   - https://old.example.org/blog/old
            |     ^
        For example: /blog/old
      "
    `)
  })
  it('a name of 201 letters', async () => {
    expect(await printedForAlias(`/${'a'.repeat(201)}`)).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…" cannot be an old address: it is too long.
          3 |   - /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
            |     ^
        For example: /blog/an-older-name
      "
    `)
  })
  it('signs that addresses write otherwise', async () => {
    expect(await printedForAlias('/blog/café')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (wrong-alias)
        "/blog/café" cannot be an old address: only letters a-z, digits, "-", "_", "~" and "." are allowed between its slashes.
          3 |   - /blog/café
            |     ^
        For example: /blog/an-older-name
      "
    `)
  })
  it.each(['/blog/../old', '/blog//old', '/.well-known/x', '/a.html/b', '/'])('%s', async (alias) => {
    expect(await printedForAlias(alias)).toContain('error (wrong-alias)')
  })
  it.each(['/Blog/Old_Name', '/2019/03/old.html', '/~press/kit.pdf'])(
    '%s is one, as other sites had them',
    async (alias) => {
      expect(await printedForAlias(alias)).toBe('')
    },
  )
})

describe('an old address that is taken', () => {
  it('by another page', async () => {
    expect(await printedForAlias('/contact')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (alias-is-a-page)
        "/contact" is the address of another page, so it cannot be an old address.
          3 |   - /contact
            |     ^
        Remove the line.
      "
    `)
  })
  it('by the page itself', async () => {
    expect(await printedForAlias('/blog/post')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (alias-is-a-page)
        "/blog/post" is the address of this page itself, so it cannot be an old address.
          3 |   - /blog/post
            |     ^
        Remove the line.
      "
    `)
  })
  it('by a page, except for capitals', async () => {
    expect(await printedForAlias('/Contact.html')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (alias-is-a-page)
        "/Contact.html" is the same as "/contact" on some disks and hosts, and that is the address of another page, so it cannot be an old address.
          3 |   - /Contact.html
            |     ^
        Remove the line.
      "
    `)
  })
  it('by a page that becomes public later, which would break the site on that day', async () => {
    const scheduled = POST.replace('title', 'publishAt: 2024-12-01\ntitle')
    expect(await printedFor(withAliases('/blog/other'), { 'blog/other.md': scheduled })).toMatchInlineSnapshot(`
      "content/blog/other.md:7:7 warning (unlikely-date)
        Visitors see 2024-01-15 as its day, but this page becomes public on 2024-12-01.
          7 | date: 2024-01-15
            |       ^
        Write the same day:
        date: 2024-12-01

      content/blog/post.md:3:5 error (alias-is-a-page)
        "/blog/other" is the address of another page (public from 2024-12-01), so it cannot be an old address.
          3 |   - /blog/other
            |     ^
        Remove the line.
      "
    `)
  })
  it('by a draft: it is free as long as the draft is one', async () => {
    const draft = POST.replace('title', 'draft: true\ntitle')
    const changes = { 'blog/post.md': withAliases('/blog/other'), 'blog/other.md': draft }
    const redirects = async (includeHidden: boolean) => {
      const { printed, out } = await build(changes, { includeHidden })
      expect(printed).toBe('')
      return JSON.parse(await readFile(join(out, 'redirects.json'), 'utf8'))
    }
    expect(await redirects(false)).toEqual([{ from: '/blog/other', to: '/blog/post', index: 0 }])
    // A preview shows the draft itself.
    expect(await redirects(true)).toEqual([])
  })
  it('by a file of the site', async () => {
    expect(await printedForAlias('/sitemap.xml')).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (reserved-alias)
        "/sitemap.xml" cannot be an old address: the site has a file of its own there.
          3 |   - /sitemap.xml
            |     ^
        Remove the line.
      "
    `)
  })
  it.each(['/404', '/index', '/blog/index.html', '/case-study/404', '/assets/x', '/admin', '/share.png'])(
    'by a file: %s',
    async (alias) => {
      expect(await printedForAlias(alias)).toContain('error (reserved-alias)')
    },
  )
  it('by an old address of another page', async () => {
    expect(await printedFor(withAliases('/old'), { 'blog/other.md': withAliases('/old') })).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (duplicate-alias)
        The old address "/old" already leads to the page of content/blog/other.md.
          3 |   - /old
            |     ^
        Keep it in only one of the two files.
      "
    `)
  })
  it('by an old address of another page, except for capitals', async () => {
    expect(await printedFor(withAliases('/Old.html'), { 'blog/other.md': withAliases('/old') })).toMatchInlineSnapshot(`
      "content/blog/post.md:3:5 error (duplicate-alias)
        The old address "/Old.html" already leads to the page of content/blog/other.md, as "/old"; some disks and hosts cannot tell the two apart.
          3 |   - /Old.html
            |     ^
        Keep it in only one of the two files.
      "
    `)
  })
  it('by the line above', async () => {
    expect(await printedForAlias('/old', '/old')).toMatchInlineSnapshot(`
      "content/blog/post.md:4:5 error (duplicate-alias)
        The old address "/old" is already in this list.
          4 |   - /old
            |     ^
        Remove one of the two lines.
      "
    `)
  })
})

describe('chains and circles', () => {
  it('two pages that name each other cannot be written', async () => {
    const other = POST.replace('title', 'aliases:\n  - /blog/post\ntitle')
    const printed = await printedFor(withAliases('/blog/other'), { 'blog/other.md': other })
    expect(printed.match(/^content\S+ \w+ \(.*\)$/gm)).toEqual([
      'content/blog/other.md:3:5 error (alias-is-a-page)',
      'content/blog/post.md:3:5 error (alias-is-a-page)',
    ])
  })
})
