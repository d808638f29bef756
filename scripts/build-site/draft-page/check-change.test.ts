import { describe, expect, test } from 'vitest'
import type { Changes } from '../../../src/admin/save/check/objections'
import { POST as ANY_POST, smallSite } from '../../../tests/content/support/content'
import { changeChecker } from './check-change'
import { wasPublic } from './known'

const texts = new Map(
  Object.entries({
    ...smallSite(),
    'blog/second.md': ANY_POST.replace(/^title: .*/m, 'title: Another one'),
    'media/blog/large.webp': undefined,
  }).map(([path, written]) => [`content/${path}`, typeof written === 'string' ? written : undefined]),
)
const FILE = 'content/blog/post.md'
const POST = texts.get(FILE) ?? ''
const CASE_STUDY = [...texts.keys()].find((file) => file.startsWith('content/case-studies/')) ?? ''
const published = ['/blog/post', '/blog/tag/briefing'].map((path) => ({ path, indexed: true }))
const pictures = [{ path: 'blog/published.webp', width: 640, height: 480, hash: '01234567' }]
const check = changeChecker({ content: {}, pages: published, pictures })

const found = (text: string | null, others: Changes = {}) =>
  check(texts, { [FILE]: text, ...others }).map(({ file, code, field }) =>
    file === FILE ? `${code} in ${field}` : `${code} of ${file}`,
  )

describe('a change of a repository, checked in the browser', () => {
  test.each([
    ['a link that runs a program', `${POST}\n[x](javascript:alert(1))\n`, 'unsafe-link in body'],
    ['a dead link', `${POST}\n[x](/blogs)\n`, 'dead-link in body'],
    ['a heading that no other page has', `${POST}\n[x](/blog/second#nothing)\n`, 'dead-anchor in body'],
    ['a vector picture', POST.replace(/^image: .*/m, 'image: blog/logo.svg'), 'svg-picture in image'],
    ['a picture that is nowhere', POST.replace(/^image: .*/m, 'image: blog/gone.webp'), 'missing-picture in image'],
    ['another page', POST.replace('title:', 'aliases:\n  - /contact\ntitle:'), 'alias-is-a-page in aliases.0'],
    ['a long title', POST.replace(/title: .*/, `title: ${'word '.repeat(66)}`), 'text-too-long in title'],
    ['no words for a picture', `${POST}\n![](blog/large.webp)\n`, 'missing-alt in body'],
    ['a public page as a draft', POST.replace('title:', 'draft: true\ntitle:'), 'published-page-hidden in draft'],
  ])('%s is found, with its field', (_, text, expected) => {
    expect(found(text)).toContain(expected)
  })

  test('nothing is said about a good change', () => {
    expect(found(POST.replace(/title: .*/, 'title: A press page that works for reporters, too'))).toEqual([])
  })

  test('what is wrong with a new draft does not stop the site', () => {
    const draft = `${POST.replace('title:', 'draft: true\ntitle:')}\n[x](/blogs)\n`
    const objections = check(texts, { 'content/blog/new.md': draft })
    expect(objections).toMatchObject([{ severity: 'warning', code: 'dead-link', field: 'body' }])
  })

  test('what was wrong before is not said again', () => {
    const wrong = `${POST}\n[x](/blogs)\n`
    const before = new Map([...texts, [FILE, wrong]])
    expect(check(before, { [FILE]: `${wrong}\nMore.\n` })).toEqual([])
  })

  test('what comes with the change, or is newer than the published site, is there', () => {
    const picture = POST.replace(/^image: .*/m, 'image: blog/new.webp')
    expect(found(picture, { 'content/media/blog/new.webp': true })).toEqual([])
    const newer = new Map([
      ...texts,
      ['content/blog/saved-today.md', POST.replace(/^title: .*/m, 'title: Saved today')],
    ])
    expect(check(newer, { [FILE]: `${POST}\n[x](/blog/saved-today) and [y](/blog/tag/new)\n` })).toEqual([])
  })

  test('a picture may be too small where its size is known', () => {
    const naming = (picture: string) => POST.replace(/^image: .*/m, `image: ${picture}`)
    const small = { width: 300, height: 200 }
    expect(found(naming('blog/new.webp'), { 'content/media/blog/new.webp': small })).toEqual(['small-picture in image'])
    const withPicture = new Map([...texts, ['content/media/blog/published.webp', undefined]])
    expect(check(withPicture, { [FILE]: naming('blog/published.webp') })).toMatchObject([{ code: 'small-picture' }])
  })

  test('a link to what is gone gets a message, and a link that an old address keeps does not', () => {
    const links = new Map([...texts, ['content/blog/other.md', `${POST}\n[x](/blog/post)\n`]])
    const to = 'content/blog/moved.md'
    const lost = check(links, { [FILE]: null, [to]: POST })
    const said = lost.map(({ file, code }) => `${code} of ${file}`)
    expect(said).toContain('dead-link of content/blog/other.md')
    expect(said).toContain('lost-address of published-urls.txt')
    const kept = POST.replace('title:', 'aliases:\n  - /blog/post\ntitle:')
    expect(check(links, { [FILE]: null, [to]: kept })).toEqual([])
    const address = CASE_STUDY.replace('content/case-studies', '/case-study').replace('.yaml', '')
    const linked = new Map([...texts, ['content/blog/third.md', `${POST}\n[x](${address})\n`]])
    const client = check(linked, { [CASE_STUDY]: null }).map(({ file }) => file)
    expect(client).toContain('content/blog/third.md')
    expect(client.some((file) => file.startsWith('content/portfolio/'))).toBe(true)
  })
})

test('a page is public if the published site has it, and every page is where the site is unknown', () => {
  const known = { content: {}, pages: published, pictures: [] }
  expect(wasPublic(known, FILE)).toBe(true)
  expect(wasPublic(known, 'content/blog/new.md')).toBe(false)
  expect(wasPublic(null, 'content/blog/new.md')).toBe(true)
})
