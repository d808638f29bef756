import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesOfLiveSite, changesSince } from './changes'

describe('the live site', () => {
  const says = (body: unknown) =>
    changesOfLiveSite('https://birchway.press/', (() => Promise.resolve(Response.json(body))) as typeof fetch)

  test('says which pages its build changed', async () => {
    expect(await says({ changed: ['/', '/blog/a'] })).toEqual(['/', '/blog/a'])
    expect(await says({ changed: null })).toBeNull()
  })

  test.each([{}, null, { changed: 'all' }, { changed: ['https://other.example/'] }])(
    'is not guessed from %j',
    async (body) => {
      await expect(says(body)).rejects.toThrow(
        'https://birchway.press/changes.json does not say which pages changed; deploy a new build first',
      )
    },
  )
})

describe('since a commit', () => {
  let folder: string
  let content: string
  const commits: string[] = []
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'announce-'))
    content = join(folder, 'content')
    await mkdir(content)
    git('init', '--quiet')
    for (const lines of ['', '/a 1 -\n/b 2 -\nde:/a 3 -\n', '/a 1 -\n/c 2 2026-03-01\nde:/a 33 2026-03-01\n']) {
      if (lines !== '') await writeFile(join(folder, 'published-words.txt'), lines)
      git('add', '.')
      git('commit', '--quiet', '--allow-empty', '--message', 'Record')
      commits.push(git('rev-parse', 'HEAD').trim())
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('pages changed that have other words in the record of today', () => {
    expect(changesSince(commits[1] ?? '', content, undefined)).toEqual(['/b', '/c'])
    expect(changesSince(commits[1] ?? '', content, 'de')).toEqual(['/a'])
    expect(changesSince(commits[2] ?? '', content, undefined)).toEqual([])
  })

  test('a link to the content has the record of the folder that it leads to', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'announce-link-'))
    const link = join(elsewhere, 'content')
    await symlink(content, link, 'junction')
    expect(changesSince(commits[1] ?? '', link, undefined)).toEqual(['/b', '/c'])
    await rm(elsewhere, { recursive: true })
  })

  test('nothing is known where no record had begun', () => {
    expect(changesSince(commits[0] ?? '', content, undefined)).toBeNull()
    expect(changesSince(commits[1] ?? '', content, 'fr')).toBeNull()
  })

  test.each(['0000000', '--output=x'])('the commit %s is not known', (commit) => {
    expect(() => changesSince(commit, content, undefined)).toThrow(`Git does not know the commit ${commit} here`)
  })
})
