/** A build that is killed while it writes: OUT is always one whole state, and the next build repairs what is left. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeOutput } from '../../scripts/build-content/output/write'
import { bundle } from './support/bundle'
import { ALONE, beside, textsIn } from './support/out-folder'
import { planOf } from './support/plan'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kill-test-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('a build that is killed before any step of its writing', { timeout: 180_000 }, () => {
  const old = Object.fromEntries(
    ['blog.json', 'blog/a.json', 'blog/b.json', 'legal/c.json'].map((path) => [path, 'old']),
  )
  const cases: Record<string, { before: typeof old | null; next: typeof old }> = {
    'the first build': { before: null, next: old },
    'every file different': { before: old, next: { 'blog.json': 'new', 'blog/a.json': 'new', 'blog/d.json': 'new' } },
    'two files different': { before: old, next: { ...old, 'blog/a.json': 'new', 'legal/c.json': 'new' } },
    'one file different': { before: old, next: { ...old, 'blog/b.json': 'new' } },
  }
  let script: string
  beforeAll(async () => {
    script = await bundle('tests/content/support/write-and-die.ts', join(root, 'script'))
  })

  it.each(Object.keys(cases))('%s', async (name) => {
    const { before, next } = cases[name] as (typeof cases)[string]
    const out = join(root, 'steps', name, 'out')
    const steps: string[] = JSON.parse((await writeUntil(0)).stdout)
    expect(steps.length).toBeGreaterThan(5)
    for (const [index, step] of steps.entries()) {
      expect(await writeUntil(index + 1)).toEqual({ signal: 'SIGKILL', status: null, stdout: '', stderr: '' })
      const where = `before step ${index + 1}, ${step}`
      if (before || (await beside(out)).includes('out'))
        expect([before, next], where).toContainEqual(await textsIn(out))
      await writeOutput(out, planOf(next))
      expect(await textsIn(out), where).toEqual(next)
      expect(await beside(out), where).toEqual(ALONE)
    }

    /** Writes in a process of its own, which is killed before the step of that number. */
    async function writeUntil(step: number) {
      await rm(join(out, '..'), { recursive: true, force: true })
      await mkdir(join(out, '..'), { recursive: true })
      const args = [script, out, JSON.stringify(before), JSON.stringify(next), String(step)]
      const { signal, status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      return { signal, status, stdout, stderr }
    }
  })
})
