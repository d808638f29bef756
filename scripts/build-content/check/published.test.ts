/** Addresses that were public before. Each message is what the editor reads, whole. */
import { afterAll, describe, expect, it } from 'vitest'
import { build, type ContentFiles, cleanUp, POST, smallSite } from '../../../tests/content/support/content'

afterAll(cleanUp)

const LIST = '../published-urls.txt'

/** Diagnostics of the small site when `/blog/post` and the lines of `list` were public before. */
async function printedWith(changes: ContentFiles, list = '/blog/post How to brief an agency\n') {
  return (await build({ [LIST]: list, ...changes })).printed
}

const ownAddress: ContentFiles = {
  'settings/site.yaml': String(smallSite()['settings/site.yaml']).replace(/^url: .*$/m, 'url: https://birchway.press'),
}

describe('a published page', () => {
  it('is not missed where there is no list', async () => {
    expect((await build({ 'blog/post.md': undefined })).printed).toBe('')
  })
  it('may stay as it is', async () => {
    expect(await printedWith({})).toBe('')
  })
  it('may be renamed when its old address leads to it', async () => {
    const renamed = POST.replace('title', 'aliases: [/blog/post]\ntitle')
    expect(await printedWith({ 'blog/post.md': undefined, 'blog/briefing.md': renamed })).toBe('')
  })
  it('must not be renamed without', async () => {
    expect(
      await printedWith({ ...ownAddress, 'blog/post.md': undefined, 'blog/briefing.md': POST }),
    ).toMatchInlineSnapshot(`
      "published-urls.txt:1:1 error (lost-address)
        /blog/post ("How to brief an agency") was public, but now there is no page at this address.
          1 | /blog/post How to brief an agency
            | ^
        content/blog/briefing.md probably replaced it: it has the same title. Add to its fields:
        aliases:
          - /blog/post
      "
    `)
  })
  it('is one mistake, however many links lead to it', async () => {
    const { diagnostics } = await build({
      [LIST]: '/blog/post How to brief an agency\n',
      ...ownAddress,
      'blog/post.md': undefined,
      'blog/briefing.md': `${POST}\n[a](/blog/post) and [b](/blog/post#the-audience)\n`,
    })
    expect(diagnostics.map(({ code }) => code)).toEqual(['lost-address'])
  })
  it('must not be removed', async () => {
    expect(await printedWith(ownAddress, '/old/page\n')).toMatchInlineSnapshot(`
      "published-urls.txt:1:1 error (lost-address)
        /old/page was public, but now there is no page at this address.
          1 | /old/page
            | ^
        Add to the fields of the page that replaced it:
        aliases:
          - /old/page
      "
    `)
  })
  it('must not be removed from the sample site either, but there is another way out', async () => {
    expect(await printedWith({ 'blog/post.md': undefined })).toMatchInlineSnapshot(`
      "published-urls.txt:1:1 error (lost-address)
        /blog/post ("How to brief an agency") was public, but now there is no page at this address.
          1 | /blog/post How to brief an agency
            | ^
        No page is similar; content/pages/blog.yaml is the overview above it. Add to its fields:
        aliases:
          - /blog/post
        As long as the site has no address of its own, visitors cannot have seen the page. In that case, remove this line from published-urls.txt instead.
      "
    `)
  })
  it('must not become a draft', async () => {
    expect(await printedWith({ 'blog/post.md': POST.replace('title', 'draft: true\ntitle') })).toMatchInlineSnapshot(`
      "content/blog/post.md:2:8 error (published-page-hidden)
        This page was public at /blog/post, but it is now a draft. Visitors with its address would find nothing.
          2 | draft: true
            |        ^
        Remove this line. If another page should answer at this address, add to the fields of that page:
        aliases:
          - /blog/post
      "
    `)
  })
  it('must not be held back, also where a preview would show it', async () => {
    const changes = { [LIST]: '/blog/post\n', 'blog/post.md': POST.replace('title', 'publishAt: 2024-12-01\ntitle') }
    const { printed } = await build(changes)
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/post.md:2:12 error (published-page-hidden)
        This page was public at /blog/post, but it is now held back until 2024-12-01. Visitors with its address would find nothing.
          2 | publishAt: 2024-12-01
            |            ^
        Remove this line.

      content/blog/post.md:7:7 warning (unlikely-date)
        Visitors see 2024-01-15 as its day, but this page becomes public on 2024-12-01.
          7 | date: 2024-01-15
            |       ^
        Write the same day:
        date: 2024-12-01
      "
    `)
    expect((await build(changes, { includeHidden: true })).printed).toBe(printed)
  })
  it('may become a draft when another page answers', async () => {
    const draft = POST.replace('title', 'draft: true\ntitle')
    const other = POST.replace('title', 'aliases: [/blog/post]\ntitle')
    expect(await printedWith({ 'blog/post.md': draft, 'blog/other.md': other })).toBe('')
  })
  it('must not be replaced by a draft', async () => {
    const draft = POST.replace('title', 'draft: true\naliases: [/blog/post]\ntitle')
    expect(await printedWith({ 'blog/post.md': undefined, 'blog/briefing.md': draft })).toMatchInlineSnapshot(`
      "content/blog/briefing.md:3:11 error (alias-of-hidden-page)
        "/blog/post" was public, but the page that replaced it is a draft. Visitors would find nothing.
          3 | aliases: [/blog/post]
            |           ^
        Publish this page, or move the line to the aliases of a page that is public.
      "
    `)
  })
  it('must not be replaced by a page that comes later', async () => {
    const later = POST.replace('title', 'publishAt: 2024-12-01\naliases: [/blog/post]\ntitle')
    expect(await printedWith({ 'blog/post.md': undefined, 'blog/briefing.md': later })).toContain(
      'the page that replaced it is held back until 2024-12-01. Visitors would find nothing.',
    )
  })
  it('is not missed while a file that may hold its alias is broken', async () => {
    const broken = POST.replace('title: ', 'aliases: [/blog/post]\ntitel: ')
    const printed = await printedWith({ 'blog/post.md': undefined, 'blog/briefing.md': broken })
    expect(printed).not.toContain('lost-address')
    const unreadable = await printedWith({ 'blog/post.md': undefined, 'blog/briefing.md': 'title: x' })
    expect(unreadable).not.toContain('lost-address')
  })
})

describe('the page that replaced another one', () => {
  const moved = async (to: string, changes: ContentFiles = {}, gone = '/blog/write-a-summary An old title') => {
    const other = POST.replace('How to brief an agency', 'Another title')
    return printedWith({ ...ownAddress, [to]: other, ...changes }, `/blog/post How to brief an agency\n${gone}\n`)
  }

  it('has the same title', async () => {
    const gone = '/blog/write-a-summary Another title'
    expect(await moved('blog/something-else.md', {}, gone)).toContain(
      'content/blog/something-else.md probably replaced it: it has the same title. Add to its fields:',
    )
  })
  it('has a name with most of the words', async () => {
    expect(await moved('blog/how-to-write-a-summary.md')).toContain(
      'content/blog/how-to-write-a-summary.md probably replaced it: its file has a similar name. Add to its fields:',
    )
  })
  it('has a name with a typing error', async () => {
    expect(await moved('blog/write-a-summari.md')).toContain('content/blog/write-a-summari.md probably replaced it')
  })
  it('lies in another folder', async () => {
    const guide = `---\ntitle: Another title\nsummary: X.\nupdated: 2024-01-15\n---\n\nText.\n`
    expect(await moved('resources/write-a-summary.md', { 'resources/write-a-summary.md': guide })).toContain(
      'content/resources/write-a-summary.md probably replaced it: its file has the same name.',
    )
  })
  it('has old addresses already', async () => {
    const other = POST.replace('title', 'aliases:\n  - /blog/older\ntitle').replace('How to brief an agency', 'Other')
    expect(await moved('blog/write-summary.md', { 'blog/write-summary.md': other })).toContain(
      'Add to its list "aliases":\n    - /blog/write-a-summary\n',
    )
  })
  it('is the overview when no page is like it', async () => {
    expect(await moved('blog/unlike.md')).toContain(
      'No page is similar; content/pages/blog.yaml is the overview above it. Add to its fields:',
    )
  })
  it('was not public before', async () => {
    const list = '/blog/write-a-summari Old\n/blog/write-a-summary Old'
    expect(await moved('blog/write-a-summari.md', {}, list)).toContain('No page is similar;')
  })
})

describe('the list of published addresses', () => {
  it('may hold a line twice, as a merge leaves it', async () => {
    expect(await printedWith({}, '/blog/post A\n/blog/post B\n')).toBe('')
    const twice = await printedWith({ 'blog/post.md': undefined }, '/blog/post A\n/blog/post B\n')
    expect(twice.match(/lost-address/g)).toHaveLength(1)
  })
  it('holds addresses only', async () => {
    expect(await printedWith({}, '# About\n\n/blog/post A post\nblog/post\n')).toMatchInlineSnapshot(`
      "published-urls.txt:4:1 error (wrong-published-url)
        This line must start with an address, such as /blog/post, followed by a space and a title.
          4 | blog/post
            | ^
        Remove the line, then run "npm run publish-urls".
      "
    `)
  })
  it('is an ordinary text file', async () => {
    expect((await build({ [LIST]: new Uint8Array([0x2f, 0xff]) })).printed).toContain(
      'published-urls.txt:1:2 error (not-utf8)',
    )
  })
})
