import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureSize } from '../../../src/schema/additions'
import { POST, png, writeSite } from '../../../tests/content/support/content'
import { fieldAt } from '../../lib/objections'
import { changeChecker } from './check-change'

describe('a change before it is made', () => {
  let root: string
  let check: ReturnType<typeof changeChecker>
  beforeAll(async () => {
    root = await writeSite()
    check = changeChecker(path.join(root, 'content'))
  })
  afterAll(() => rm(root, { recursive: true }))

  const objections = async (text: string, file = 'content/blog/post.md') =>
    (await check(new Map([[file, Buffer.from(text)]]))).map(({ code, field }) => `${code} in ${field}`)

  test.each([
    ['a dead link', `${POST}\n[x](/blogs)\n`, 'dead-link in body'],
    ['a link that runs a program', `${POST}\n[x](javascript:alert(1))\n`, 'unsafe-link in body'],
    ['a vector picture', POST.replace('press-kit.png', 'logo.svg'), 'svg-picture in image'],
    [
      'another page as an old address',
      POST.replace('title:', 'aliases:\n  - /contact\ntitle:'),
      'alias-is-a-page in aliases.0',
    ],
    ['a long title', POST.replace(/title: .*/, `title: ${'word '.repeat(66)}`), 'text-too-long in title'],
    ['a picture that does not exist', POST.replace('press-kit.png', 'gone.png'), 'missing-picture in image'],
  ])('%s is found, with its field', async (_, text, expected) => {
    expect(await objections(text)).toContain(expected)
  })

  test('nothing is said about a good change, and nothing is written', async () => {
    expect(await objections(POST.replace('title: ', 'title: Really, '))).toEqual([])
    expect(await objections(POST, 'content/blog/another.md')).toEqual([])
    expect(await readFile(path.join(root, 'content/blog/post.md'), 'utf8')).toBe(POST)
  })

  test('a picture that comes with the change is there, and may be too small', async () => {
    const withPicture = (picture: 'picture' | PictureSize) =>
      new Map<string, Uint8Array | 'picture' | PictureSize>([
        ['content/blog/post.md', Buffer.from(POST.replace('press-kit.png', 'new.png'))],
        ['content/media/new.png', picture],
      ])
    expect(await check(withPicture('picture'))).toEqual([])
    expect(await check(withPicture({ width: 800, height: 600, hash: '0' }))).toEqual([])
    expect(await check(withPicture({ width: 799, height: 600, hash: '0' }))).toMatchObject([
      { code: 'small-picture', severity: 'warning', field: 'image' },
    ])
  })

  test('a damaged picture of the folder is found where an entry would name it', async () => {
    await writeFile(path.join(root, 'content/media/half.png'), png(900, 600).subarray(0, 60))
    expect(await objections(POST.replace('press-kit.png', 'half.png'))).toEqual(['broken-picture in image'])
    await rm(path.join(root, 'content/media/half.png'))
  })

  test('who links to what is removed is named', async () => {
    const link = Buffer.from(`${POST}\n[x](/blog/other)\n`)
    expect(
      await check(
        new Map([
          ['content/blog/post.md', link],
          ['content/blog/other.md', Buffer.from(POST)],
        ]),
      ),
    ).toEqual([])
    const gone = await check(new Map([['content/case-studies/quiet-mole.yaml', null]]))
    expect(gone.map(({ file }) => file)).toContain('content/portfolio/startups.yaml')
  })

  test('a draft that is removed was public if its address is on the list', async () => {
    const draft = POST.replace('title:', 'draft: true\ntitle:')
    await writeFile(path.join(root, 'content/blog/seen.md'), draft)
    await writeFile(path.join(root, 'content/blog/unseen.md'), draft)
    await writeFile(path.join(root, 'published-urls.txt'), '/blog/seen A post\n')
    const codes = async (id: string) =>
      (await check(new Map([[`content/blog/${id}.md`, null]]))).map(({ code }) => code)
    expect(await codes('seen')).toContain('lost-address')
    expect(await codes('unseen')).not.toContain('lost-address')
  })
})

describe('the field of a place', () => {
  const text =
    '---\ntitle: One\nprocess:\n  - title: A\n    text: |\n      long\n      text\n  - title: B\ntags: [a, b]\n---\n\nWords.\n'
  test.each([
    [2, 8, 'title'],
    [3, 1, 'process'],
    [4, 12, 'process.0.title'],
    [7, 8, 'process.0.text'],
    [8, 12, 'process.1.title'],
    [9, 11, 'tags.1'],
    [12, 3, 'body'],
    [1, 1, undefined],
  ])('line %i, column %i', (line, column, field) => {
    expect(fieldAt(text, { line, column })).toBe(field)
  })
})
