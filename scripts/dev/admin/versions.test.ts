import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContentFiles, revisionOf } from './content-files'
import { commitsIn, fileAt, historyOf } from './git-history'
import { keepVersions } from './kept-versions'

const POST = 'content/blog/post.md'
let project: string

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'versions-'))
  await mkdir(path.join(project, 'content/blog'), { recursive: true })
})
afterEach(() => rm(project, { recursive: true }))

describe('kept versions', () => {
  const open = () => {
    const kept = keepVersions(path.join(project, 'kept'))
    return { kept, files: openContentFiles(path.join(project, 'content'), kept.keep) }
  }

  test('hold every byte of a file before it was changed, removed or made', async () => {
    const { kept, files } = open()
    expect(await kept.list()).toEqual([])
    const write = (text: string, base?: string) => files.write(POST, async () => Buffer.from(text), base)
    await write('One\r\n')
    await write('Two', revisionOf(Buffer.from('One\r\n')))
    await files.remove(POST, revisionOf(Buffer.from('Two')))
    const [removed, changed, created] = await kept.list()
    expect([removed?.did, changed?.did, created?.did]).toEqual(['removed', 'changed', 'created'])
    expect((await kept.read(removed?.id ?? '')).toString()).toBe('Two')
    expect((await kept.read(changed?.id ?? '')).toString()).toBe('One\r\n')
    await expect(kept.read(created?.id ?? '')).rejects.toThrow('no such version')
    await expect(kept.read('../../package')).rejects.toThrow('no such version')
  })

  test('name what a renamed file was called before', async () => {
    const { kept, files } = open()
    await files.write(POST, async () => Buffer.from('One'), undefined, 'content/blog/old.md')
    await files.write(POST, async () => Buffer.from('Two'), revisionOf(Buffer.from('One')), 'content/blog/old.md')
    expect((await kept.list()).map(({ did, from }) => [did, from])).toEqual([
      ['changed', undefined],
      ['created', 'content/blog/old.md'],
    ])
  })

  test('say nothing about a save that was refused', async () => {
    const { kept, files } = open()
    await writeFile(path.join(project, POST), 'One')
    await expect(files.write(POST, async () => Buffer.from('Two'), 'stale')).rejects.toThrow('not what it was')
    expect(await kept.list()).toEqual([])
  })
})

describe('the history in Git', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'pipe' })

  test('names who changed a file, also under its former name', async () => {
    git('init', '-q')
    git('config', 'user.name', 'Committer')
    git('config', 'user.email', 'committer@example.com')
    const commit = (subject: string) => git('commit', '-q', '--author', 'Ana <ana@example.com>', '-m', subject)
    await writeFile(path.join(project, 'content/blog/old.md'), 'A long enough text to be known again.\n')
    git('add', '.')
    commit('A post | with signs')
    git('mv', 'content/blog/old.md', POST)
    commit('Another name')
    const content = path.join(project, 'content')
    const history = await historyOf(content, 'blog/post.md')
    expect(history.map(({ author, subject, path }) => [author, subject, path])).toEqual([
      ['Ana', 'Another name', POST],
      ['Ana', 'A post | with signs', 'content/blog/old.md'],
    ])
    const first = history[1]
    expect((await fileAt(content, first?.commit ?? '', first?.path ?? '')).toString()).toMatch(/^A long/)
    await expect(fileAt(content, '--output=x', POST)).rejects.toThrow('no such version')
  })

  test('is empty where there is no repository', async () => {
    await rm(path.join(project, '.git'), { recursive: true, force: true })
    expect(await historyOf(path.join(project, 'content'), 'blog/post.md')).toEqual([])
    expect(commitsIn('')).toEqual([])
  })
})
