/** The command line as other programs see it: exit codes and what goes where. */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBytes, run as runCommand } from './testing/command'
import { POST, writeSite } from './testing/content'

/** In a folder without a cache, so that nobody's is touched. */
const run = (args: string[]) => runCommand(args, { cwd: root })

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
        message: 'category is "Desgin", and it must be one of Development, Design, Marketing or UX/UI.',
        hint: 'Did you mean "Design"? Write:\ncategory: Design',
      },
    ])
    const github = await run(['--content', content, '--out', out, '--format', 'github'])
    expect(github.stdout).toBe(
      '::error file=content/blog/post.md,line=7,col=11,title=wrong-choice::category is "Desgin", and it must be one of Development, Design, Marketing or UX/UI.%0ADid you mean "Design"? Write:%0Acategory: Design\n',
    )
    const pretty = await run(['--content', content, '--out', out])
    expect(pretty.stdout).toBe('')
    expect(pretty.stderr).toContain('content/blog/post.md:7:11 error (wrong-choice)')
    await writeFile(join(content, 'blog/post.md'), POST)
    expect(await allBytes(out)).toEqual(before)
  })

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
  ])('2 and one line: %s', async (_, args) => {
    await mkdir(join(root, 'mine'), { recursive: true })
    await writeFile(join(root, 'mine/notes.txt'), 'mine')
    await symlink(content, join(root, 'way')).catch(() => undefined)
    const { code, stdout, stderr } = await run(args())
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^build:content: [^\n]+\n$/)
    expect(await readdir(join(root, 'mine'))).toEqual(['notes.txt'])
  })
})

describe('output', { timeout: 120_000 }, () => {
  it('is whole through a pipe with 1,500 broken files', async () => {
    const many = await writeSite()
    for (let i = 0; i < 1_500; i++) {
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
    expect(JSON.parse(stdout)).toHaveLength(3_000)
    await rm(many, { recursive: true })
  })
})
