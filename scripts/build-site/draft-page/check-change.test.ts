import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Changes } from '../../../src/admin/before-save/objections'
import { changeChecker } from './check-change'
import { wasPublic } from './known'

const texts = new Map(
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .map((file) => [file, /\.(?:md|yaml)$/.test(file) ? readFileSync(file, 'utf8') : undefined]),
)
const FILE = 'content/blog/press-page-that-works.md'
const POST = texts.get(FILE) ?? ''
const published = ['/blog/press-page-that-works', '/blog/tag/press'].map((path) => ({ path, indexed: true }))
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
    ['a heading that no other page has', `${POST}\n[x](/blog/brief-an-agency#nothing)\n`, 'dead-anchor in body'],
    ['a vector picture', POST.replace(/^image: .*/m, 'image: blog/logo.svg'), 'svg-picture in image'],
    ['a picture that is nowhere', POST.replace(/^image: .*/m, 'image: blog/gone.webp'), 'missing-picture in image'],
    ['another page', POST.replace('title:', 'aliases:\n  - /contact\ntitle:'), 'alias-is-a-page in aliases.0'],
    ['a long title', POST.replace(/title: .*/, `title: ${'word '.repeat(66)}`), 'text-too-long in title'],
    ['no words for a picture', `${POST}\n![](blog/brief-an-agency.webp)\n`, 'missing-alt in body'],
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

  test('who names what is gone is told, and nobody whose link an old address keeps', () => {
    const links = new Map([...texts, ['content/blog/other.md', `${POST}\n[x](/blog/press-page-that-works)\n`]])
    const to = 'content/blog/press-page.md'
    const lost = check(links, { [FILE]: null, [to]: POST })
    const said = lost.map(({ file, code }) => `${code} of ${file}`)
    expect(said).toContain('dead-link of content/blog/other.md')
    expect(said).toContain('lost-address of published-urls.txt')
    const kept = POST.replace('title:', 'aliases:\n  - /blog/press-page-that-works\ntitle:')
    expect(check(links, { [FILE]: null, [to]: kept })).toEqual([])
    const client = check(texts, { 'content/case-studies/oneplus.yaml': null }).map(({ file }) => file)
    expect(client).toContain('content/pages/home.yaml')
    expect(client.some((file) => file.startsWith('content/portfolio/'))).toBe(true)
  })
})

test('a page is public that the published site has, and every page where nobody knows what it has', () => {
  const known = { content: {}, pages: published, pictures: [] }
  expect(wasPublic(known, FILE)).toBe(true)
  expect(wasPublic(known, 'content/blog/new.md')).toBe(false)
  expect(wasPublic(null, 'content/blog/new.md')).toBe(true)
})
