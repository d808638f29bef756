/** The command line as other programs see it: exit codes and what goes where. */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../scripts/build-content/commands/build'
import { EnvironmentError } from '../../scripts/lib/environment-error'
import { cases, isDeep } from '../tier'
import { allBytes, type Run, run as runCommand, type Surroundings, start } from './support/command'
import { POST, writeSite } from './support/content'

/** In a folder without a cache, so that no other cache is touched. */
const run = (args: string[], surroundings?: Surroundings) => runCommand(args, { cwd: root, ...surroundings })

let root: string
let content: string
let out: string

beforeAll(async () => {
  root = await writeSite()
  content = join(root, 'content')
  out = join(root, 'out')
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('exit codes', { timeout: 60_000 }, () => {
  it('0: built; json is an empty list', async () => {
    expect(await run(['--content', content, '--out', out, '--format', 'json', '--no-cache'])).toEqual({
      code: 0,
      stdout: '[]\n',
      stderr: '',
    })
  })

  it('reads the folder that CONTENT_DIR names, unless an option names another one', async () => {
    const env = { CONTENT_DIR: 'nowhere' }
    expect((await run(['check', '--no-cache'], { env })).stderr).toContain('there is no folder nowhere')
    expect((await run(['check', '--no-cache', '--content', content], { env })).code).toBe(0)
  })

  it('1: mistakes in the content, and OUT is as it was', async () => {
    const before = await allBytes(out)
    await writeFile(join(content, 'blog/post.md'), POST.replace('Design', 'Desgin'))
    const { code, stdout, stderr } = await run(['--content', content, '--out', out, '--format', 'json'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'content/blog/post.md',
        line: 7,
        column: 11,
        severity: 'error',
        code: 'wrong-choice',
        message: 'category is "Desgin", but it must be one of Development, Design, Marketing or UX/UI.',
        hint: 'Did you mean "Design"? Write:\ncategory: Design',
      },
    ])
    const github = await run(['--content', content, '--out', out, '--format', 'github'])
    expect(github.stdout).toBe(
      '::error file=content/blog/post.md,line=7,col=11,title=wrong-choice::category is "Desgin", but it must be one of Development, Design, Marketing or UX/UI.%0ADid you mean "Design"? Write:%0Acategory: Design\n',
    )
    const pretty = await run(['--content', content, '--out', out])
    expect(pretty.stdout).toBe('')
    expect(pretty.stderr).toContain('content/blog/post.md:7:11 error (wrong-choice)')
    await writeFile(join(content, 'blog/post.md'), POST)
    expect(await allBytes(out)).toEqual(before)
  })

  it('2 and one line: what the command refuses', async () => {
    const { code, stdout, stderr } = await run(['--contnet', 'x'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^build:content: [^\n]+\n$/)
  })
})

describe('the command refuses', { timeout: 60_000 }, () => {
  it.each([
    ['an unknown option', () => ['--contnet', 'x']],
    ['an unknown format', () => ['--format', 'xml']],
    ['an impossible day', () => ['--now', '2024-02-30']],
    ['something left over', () => ['content']],
    ['an option without its value', () => ['--out']],
    ['no such folder', () => ['--content', join(root, 'nothing'), '--out', out]],
    ['OUT = DIR', () => ['--content', content, '--out', content]],
    ['OUT inside DIR', () => ['--content', content, '--out', join(content, 'blog/out')]],
    ['OUT around DIR', () => ['--content', content, '--out', root]],
    ['OUT inside DIR by way of a link', () => ['--content', content, '--out', join(root, 'way/out')]],
    ['OUT with files that no build wrote', () => ['--content', content, '--out', join(root, 'mine')]],
    // Node's recursive mkdir never ends here.
    ['OUT where no folder can be made', () => ['--content', content, '--out', '/proc/nothing/out']],
    ['OUT below a file', () => ['--content', content, '--out', join(content, '../mine/notes.txt/out')]],
  ])('%s', async (_, args) => {
    await mkdir(join(root, 'mine'), { recursive: true })
    await writeFile(join(root, 'mine/notes.txt'), 'mine')
    await symlink(content, join(root, 'way')).catch(() => undefined)
    await expect(build.run(args())).rejects.toThrow(EnvironmentError)
    expect(await readdir(join(root, 'mine'))).toEqual(['notes.txt'])
  })
})

describe('a file in OUT that no build wrote', { timeout: 60_000 }, () => {
  const args = () => ['--content', content, '--out', out]
  const NOTICE = /^removed from .*out, because no build wrote it: "foreign.json" and "old\/"\nBuilt /
  const addForeignFiles = async () => {
    await run(args())
    await writeFile(join(out, 'foreign.json'), '{}')
    await mkdir(join(out, 'old'))
  }

  it('is removed with a notice', async () => {
    await addForeignFiles()
    expect(await run(args())).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(NOTICE) })
    expect(await run(args())).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(/^Built /) })
  })

  if (isDeep)
    it('is removed without a word for other programs', async () => {
      await addForeignFiles()
      expect(await run([...args(), '--format', 'json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
      expect(await readdir(out)).not.toContain('foreign.json')
    })
})

describe('a reader that closes the pipe early', { timeout: 60_000 }, () => {
  /** Runs the command while no program reads one of its streams. */
  async function runUnread(stream: 'stdout' | 'stderr', args: string[]): Promise<Run> {
    const { child, ended } = start(args, { cwd: root })
    child[stream]?.destroy()
    return ended
  }

  it('changes neither the exit code of a build nor what it writes', async () => {
    const unread = await runUnread('stderr', ['--content', content, '--out', join(root, 'unread'), '--no-cache'])
    expect(unread).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await allBytes(join(root, 'unread'))).toEqual(await allBytes(out))
  })

  if (isDeep) {
    it('changes nothing for content with mistakes', async () => {
      await writeFile(join(content, 'blog/broken.md'), POST.replace('Design', 'Desgin'))
      for (const format of ['json', 'github'])
        expect(await runUnread('stdout', ['--content', content, '--out', out, '--format', format])).toEqual({
          code: 1,
          stdout: '',
          stderr: '',
        })
      expect(await runUnread('stderr', ['--content', content, '--out', out])).toMatchObject({ code: 1, stdout: '' })
      await rm(join(content, 'blog/broken.md'))
    })

    it('changes nothing for the help, and for a mistake in the arguments', async () => {
      expect(await runUnread('stdout', ['--help'])).toEqual({ code: 0, stdout: '', stderr: '' })
      expect(await runUnread('stderr', ['--unknown'])).toEqual({ code: 2, stdout: '', stderr: '' })
    })
  }

  it('differs from a disk that takes no more', async () => {
    const shell = 'ulimit -f 0; exec "$@" > help.txt'
    const stderr = 'build:content: cannot print: the file is too large for the disk (EFBIG)\n'
    expect(await run(['--help'], { shell })).toEqual({ code: 2, stdout: '', stderr })
  })
})

describe('output', { timeout: 120_000 }, () => {
  it('is whole through a pipe that must be emptied many times', async () => {
    const many = await writeSite()
    const files = cases(300, 1_500)
    for (let i = 0; i < files; i++) {
      await writeFile(
        join(many, `content/blog/broken-${i}.md`),
        POST.replace('2024-01-15', 'some day').replace('Design', 'Desgin'),
      )
    }
    const { code, stdout } = await run([
      '--content',
      join(many, 'content'),
      '--out',
      join(many, 'out'),
      '--format',
      'json',
    ])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toHaveLength(2 * files)
    await rm(many, { recursive: true })
  })
})
