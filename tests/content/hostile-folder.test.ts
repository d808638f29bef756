/** A content folder full of traps: nothing outside of it is read, and a build with little memory ends with an answer. */
import { truncateSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from './support/command'
import { POST, withBody, writeSite } from './support/content'

describe('a whole folder of traps', { timeout: 60_000 }, () => {
  let root: string
  const SECRET = 'what must not be read'

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'traps-'))
    await writeFile(join(root, 'secret.md'), POST.replace('How to brief', SECRET))
    return () => rm(root, { recursive: true, force: true })
  })

  /** Builds a site with little memory; what it says, and that OUT was not touched. */
  async function codesOf(prepare: (content: string) => Promise<unknown>): Promise<string[]> {
    const site = await writeSite()
    const content = join(site, 'content')
    await prepare(content)
    const args = ['--content', content, '--out', join(site, 'out'), '--format', 'json', '--no-cache']
    const { code, stdout, stderr } = await run(args, { cwd: root, node: ['--max-old-space-size=192'] })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).not.toContain(SECRET)
    expect(await readdir(site)).toEqual(['content'])
    await rm(site, { recursive: true })
    return JSON.parse(stdout).map(
      (diagnostic: { file: string; code: string }) => `${diagnostic.file} ${diagnostic.code}`,
    )
  }

  it('links to files, folders and devices', async () => {
    const codes = await codesOf(async (content) => {
      await symlink(join(root, 'secret.md'), join(content, 'blog/link.md'))
      await symlink('/dev/zero', join(content, 'blog/zero.md'))
      await symlink('/dev/zero', join(content, 'media/zero.png'))
      await symlink('loop.md', join(content, 'blog/loop.md'))
      await symlink(root, join(content, 'media/folder'))
      await symlink(root, join(content, 'elsewhere'))
    })
    expect(codes.sort()).toEqual([
      'content/blog/link.md link-instead-of-file',
      'content/blog/loop.md link-instead-of-file',
      'content/blog/zero.md link-instead-of-file',
      'content/elsewhere unknown-file',
      'content/media/folder link-instead-of-file',
      'content/media/zero.png link-instead-of-file',
    ])
  })

  it('files of many gigabytes', async () => {
    const codes = await codesOf(async (content) => {
      await writeFile(join(content, 'blog/huge.md'), POST)
      truncateSync(join(content, 'blog/huge.md'), 8 * 2 ** 30)
      truncateSync(join(content, 'media/press-kit.png'), 8 * 2 ** 30)
    })
    expect(codes.sort()).toEqual(['content/blog/huge.md file-too-large', 'content/media/press-kit.png file-too-large'])
  })

  it('bodies that would take too long', async () => {
    const bodies: Record<string, string> = {
      quotes: '>'.repeat(10_000),
      'quotes-with-lists': '> - '.repeat(3_000),
      numbers: '1. '.repeat(5_000),
      'deep-list': Array.from({ length: 2_000 }, (_, i) => `${'  '.repeat(i)}- x`)
        .join('\n')
        .slice(0, 900_000),
      emphasis: 'a**b'.repeat(50_000),
      asterisks: `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`,
      brackets: '['.repeat(50_000),
      links: '[a]('.repeat(50_000),
      'picture-marks': `${'!['.repeat(30_000)}a${'](b)'.repeat(30_000)}`,
      'lazy-lines': `> a\n${'b\n'.repeat(50_000)}`,
      'wide-table': `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${'|b|\n'.repeat(3_000)}`,
      tags: '<div>'.repeat(20_000),
      tables: '<table>'.repeat(3_000),
      misnested: '<a><div><b>'.repeat(3_000),
      'open-tags': '<b '.repeat(200_000),
      comments: '<!--'.repeat(100_000),
      entities: '&'.repeat(200_000),
      backticks: Array.from({ length: 1_200 }, (_, i) => '`'.repeat(i)).join(' '),
      notes: Array.from({ length: 20_000 }, (_, i) => `[^${i}]`).join(''),
      underscores: '_a __b '.repeat(30_000),
    }
    const codes = await codesOf((content) =>
      Promise.all(
        Object.entries(bodies).map(([id, text]) => writeFile(join(content, `blog/${id}.md`), withBody(text))),
      ),
    )
    // One answer for each, and nothing that only time or memory ended.
    expect(codes.map((code) => code.split(' ')[0]).sort()).toEqual(
      Object.keys(bodies)
        .map((id) => `content/blog/${id}.md`)
        .sort(),
    )
    for (const code of codes)
      expect(code).toMatch(/ (?:too-deep|too-many-marks|too-many-tags|too-long|table-too-large)$/)
  })
})
