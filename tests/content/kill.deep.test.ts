/** Builds that are killed at any moment, that run at the same time or that find the disk full: OUT is always one whole state. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, start } from './support/command'
import { POST, writeSite } from './support/content'
import { ALONE, beside, textsIn } from './support/out-folder'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kill-test-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('the command', { timeout: 600_000 }, () => {
  type Version = { content: string; texts: Record<string, string> }
  const POSTS = 300
  /** Two states of a site. */
  let versions: [Version, Version]
  /** How long a build takes here, undisturbed. */
  let duration: number

  beforeAll(async () => {
    const first = await prepare('first', (number) => POST.replace('first call', `first call of ${number}`))
    const started = performance.now()
    const second = await prepare('second', (number) => `${POST}\nChanged ${number}.\n`)
    duration = performance.now() - started
    versions = [first, second]
  })

  async function prepare(name: string, post: (number: number) => string): Promise<Version> {
    const files = Array.from({ length: POSTS }, (_, number) => [`blog/post-${number}.md`, post(number)])
    const site = await writeSite(Object.fromEntries(files))
    const content = join(root, name)
    await cp(join(site, 'content'), content, { recursive: true })
    await rm(site, { recursive: true })
    const out = join(root, `${name}-built/out`)
    expect((await begin({ content }, out).ended).code).toBe(0)
    return { content, texts: await textsIn(out) }
  }

  const begin = ({ content }: Pick<Version, 'content'>, out: string) =>
    start(['--content', content, '--out', out, '--now', '2024-06-01', '--format', 'json'], { cwd: root })

  /** Which version OUT is; -1 when it is neither, so mixed. */
  async function versionOf(out: string): Promise<number> {
    const texts = JSON.stringify(sorted(await textsIn(out)))
    return versions.findIndex((version) => JSON.stringify(sorted(version.texts)) === texts)
  }
  const sorted = (texts: Record<string, string>) => Object.entries(texts).sort()

  async function expectHealed(out: string, version: 0 | 1): Promise<void> {
    expect(await begin(versions[version], out).ended).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
    expect(await versionOf(out)).toBe(version)
    expect(await beside(out)).toEqual(ALONE)
  }

  /** Moments in the life of a build. */
  const moments = (numRuns: number): number[] => fc.sample(fc.double({ min: 0.2, max: 1, noNaN: true }), numRuns)

  async function killed({ child, ended }: ReturnType<typeof begin>, moment: number): Promise<void> {
    const timer = setTimeout(() => child.kill('SIGKILL'), moment * duration)
    await ended
    clearTimeout(timer)
  }

  it('killed at random moments, again and again', async () => {
    const out = join(root, 'killed/out')
    await begin(versions[0], out).ended
    for (const [round, moment] of moments(12).entries()) {
      await killed(begin(versions[round % 2 === 0 ? 1 : 0], out), moment)
      expect([0, 1]).toContain(await versionOf(out))
    }
    await expectHealed(out, 0)
    await expectHealed(out, 1)
  })

  it('killed while another build runs', async () => {
    const out = join(root, 'crowded/out')
    for (const moment of moments(6)) {
      const other = begin(versions[0], out).ended
      await killed(begin(versions[1], out), moment)
      expect(await other).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
      expect([0, 1]).toContain(await versionOf(out))
    }
    await expectHealed(out, 1)
  })

  it('many at once', async () => {
    const out = join(root, 'many/out')
    const runs = await Promise.all(
      Array.from({ length: 10 }, (_, n) => begin(versions[n % 2 === 0 ? 0 : 1], out).ended),
    )
    for (const { code, stderr } of runs) {
      expect([0, 2]).toContain(code)
      expect(stderr).toMatch(code === 0 ? /^$/ : /^build:content: another process is writing[^\n]+\n$/)
    }
    expect(runs.some(({ code }) => code === 0)).toBe(true)
    expect([0, 1]).toContain(await versionOf(out))
    expect(await beside(out)).toEqual(ALONE)
  })

  it('on a disk that takes no large files', async () => {
    const out = join(root, 'full/out')
    await begin(versions[0], out).ended
    const before = await beside(out)
    const args = ['--content', versions[1].content, '--out', out, '--no-cache']
    const { code, stdout, stderr } = await run(args, { cwd: root, shell: 'ulimit -f 1; exec "$@"' })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^build:content: cannot build into [^\n]+: the file is too large for the disk[^\n]+\n$/)
    expect(await versionOf(out)).toBe(0)
    expect(await beside(out)).toEqual(before)
  })
})
