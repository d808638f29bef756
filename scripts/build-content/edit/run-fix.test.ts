import { chmod, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { POST, smallSite, writeSite } from '../../../tests/content/support/content'
import { buildContent } from '..'
import { replaceFile, runFix } from './fix'

describe('fixing a content folder', () => {
  let root: string
  let content: string
  beforeAll(async () => {
    root = await writeSite({
      'blog/post.md': POST.replace('How to brief an agency', 'Launch day: what we learned'),
      'blog/broken.md': POST.replace('How to brief an agency', '"never closed'),
      'blog/latin.md': Buffer.from(`${POST}caf\xe9: `, 'latin1'),
      'blog/windows.md': POST.replaceAll('\n', '\r\n'),
    })
    content = join(root, 'content')
    await symlink(join(content, 'blog/post.md'), join(content, 'blog/link.md'))
    await chmod(join(content, 'blog/post.md'), 0o640)
  })
  afterAll(() => rm(root, { recursive: true }))

  const read = (path: string) => readFile(join(content, path), 'utf8')
  const EXPECTED = [
    { file: 'content/blog/post.md', fixes: [{ line: 2, what: 'Put quotes around a text with a colon.' }] },
    {
      file: 'content/blog/windows.md',
      fixes: [{ line: 1, what: 'Changed the line ends to those of every other file (LF, no byte order mark).' }],
    },
  ]

  it('says what it would do without doing it', async () => {
    expect((await runFix({ content, write: false })).fixed).toEqual(EXPECTED)
    expect(await read('blog/post.md')).toContain('title: Launch day: what we learned\n')
    expect(await read('blog/windows.md')).toContain('\r\n')
  })

  it('fixes what it can, keeps permissions, and leaves nothing else behind', async () => {
    const before = { broken: await read('blog/broken.md'), names: await readdir(join(content, 'blog')) }
    expect((await runFix({ content, write: true })).fixed).toEqual(EXPECTED)
    expect(await read('blog/post.md')).toBe(POST.replace('How to brief an agency', '"Launch day: what we learned"'))
    expect((await stat(join(content, 'blog/post.md'))).mode & 0o777).toBe(0o640)
    expect(await read('blog/windows.md')).toBe(POST)
    expect(await read('blog/broken.md')).toBe(before.broken)
    expect(await readdir(join(content, 'blog'))).toEqual(before.names)
    expect((await runFix({ content, write: true })).fixed).toEqual([])
  })

  it('does not write over what somebody saved in the meantime', async () => {
    const path = join(content, 'blog/post.md')
    const was = await readFile(path)
    await writeFile(path, 'saved in the meantime')
    await expect(replaceFile(path, was, 'fixed')).rejects.toThrow(/post\.md was changed in the meantime; run again$/)
    expect(await readFile(path, 'utf8')).toBe('saved in the meantime')
    expect((await readdir(join(content, 'blog'))).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('needs a folder', async () => {
    await expect(runFix({ content: join(root, 'none'), write: true })).rejects.toThrow('there is no folder')
  })
})

test('the content of the site has nothing to fix', async () => {
  expect((await runFix({ content: 'content', write: false })).fixed).toEqual([])
})

describe('a site', () => {
  it('is built to the same pages once it is fixed', async () => {
    const source = String(smallSite()['settings/site.yaml'])
    const root = await writeSite({ 'settings/site.yaml': source.replaceAll(': ', ':   ') })
    try {
      const path = join(root, 'content/settings/site.yaml')
      const build = () => buildContent({ content: join(root, 'content'), out: join(root, 'out'), now: '2024-06-01' })
      expect((await build()).changed).toBe(true)
      expect((await runFix({ content: join(root, 'content'), write: true })).fixed).toHaveLength(1)
      expect(await readFile(path, 'utf8')).toBe(source)
      expect((await build()).changed).toBe(false)
    } finally {
      await rm(root, { recursive: true })
    }
  })
})
