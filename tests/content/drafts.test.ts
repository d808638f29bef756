/** A draft with mistakes stops nothing, and is shown nowhere before it is right. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { hasErrors } from '../../scripts/lib/diagnostics'
import { type Built, build, cleanUp, POST, withBody } from './support/content'

afterAll(cleanUp)

const asDraft = (text: string) => text.replace('title:', 'draft: true\ntitle:')
const read = async ({ out }: Built, name: string) => JSON.parse(await readFile(path.join(out, `${name}.json`), 'utf8'))
const posts = async ({ out }: Built) =>
  (await readdir(path.join(out, 'blog'))).filter((name) => /^\w+\.json$/.test(name))

const MISTAKES = {
  'a missing field': POST.replace(/^excerpt: .*\n/m, ''),
  'a dead link': withBody('See [this](/nowhere).'),
  'a link that runs a program': withBody('[x](javascript:alert(1))'),
  'a picture that does not exist': POST.replace('press-kit.png', 'gone.png'),
  'an address that is another page': POST.replace('title:', 'aliases:\n  - /contact\ntitle:'),
  'a tag without an address': POST.replace('- briefing', '- "???"'),
}

describe.each([true, false])('with hidden posts: %s', (includeHidden) => {
  test.each(Object.entries(MISTAKES))('a draft with %s is left out', async (_, text) => {
    const built = await build({ 'blog/post.md': POST, 'blog/unfinished.md': asDraft(text) }, { includeHidden })
    expect(built.diagnostics.length).toBeGreaterThan(0)
    expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(built.leftOut).toMatchObject([{ file: 'content/blog/unfinished.md', isUnfinished: true }])
    expect(await posts(built)).toEqual(['post.json'])
    const pages: { path: string }[] = await read(built, 'pages')
    expect(pages.map(({ path }) => path)).not.toContain('/blog/unfinished')
    expect(await read(built, 'redirects')).toEqual([])
  })
})

test('a preview shows a draft as soon as it is right', async () => {
  const built = await build({ 'blog/draft.md': asDraft(POST) }, { includeHidden: true })
  expect(built.leftOut).toEqual([])
  expect(await posts(built)).toContain('draft.json')
})

test.each(Object.entries(MISTAKES))('%s stops the site outside of a draft', async (_, text) => {
  expect(hasErrors((await build({ 'blog/unfinished.md': text })).diagnostics)).toBe(true)
})

test('a picture that only a draft names may be none', async () => {
  const damaged = { 'media/new.png': Buffer.from('no picture') }
  const draft = asDraft(POST.replace('press-kit.png', 'new.png'))
  expect(hasErrors((await build({ ...damaged, 'blog/unfinished.md': draft })).diagnostics)).toBe(false)
  const both = { ...damaged, 'blog/unfinished.md': draft, 'blog/post.md': POST.replace('press-kit.png', 'new.png') }
  expect(hasErrors((await build(both)).diagnostics)).toBe(true)
})
