/** What somebody else put into OUT is removed if a build made OUT; anything else in the place of OUT is refused. */
import { spawnSync } from 'node:child_process'
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planOf } from '../../../tests/content/support/plan'
import { EnvironmentError } from '../../lib/environment-error'
import { MANIFEST } from './owned-folder'
import { isIntact, writeOutput } from './write'

let folder: string
let out: string
let elsewhere: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owned-folder-'))
  out = join(folder, 'project/out')
  elsewhere = join(folder, 'elsewhere')
  await mkdir(elsewhere)
  await writeFile(join(elsewhere, 'notes.txt'), 'mine')
  await writeFile(join(elsewhere, 'b.json'), 'b')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const PLAN = planOf({ 'a.json': 'a', 'blog/b.json': 'b' })

/** Every path in a folder that is not a folder itself, without following links. */
async function pathsIn(place: string): Promise<string[]> {
  const entries = await readdir(`${place}/`, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  return paths.map((path) => path.slice(place.length + 1)).sort()
}

async function expectOnlyThePlan(): Promise<void> {
  expect(await pathsIn(out)).toEqual([MANIFEST, 'a.json', 'blog/b.json'])
  expect(await readFile(join(out, 'blog/b.json'), 'utf8')).toBe('b')
  expect((await lstat(join(out, 'blog/b.json'))).isFile()).toBe(true)
  expect((await lstat(`${out}/blog`)).isDirectory()).toBe(true)
  expect(await readdir(join(folder, 'project'))).toHaveLength(2)
  expect(await readFile(join(elsewhere, 'notes.txt'), 'utf8')).toBe('mine')
  expect(await readFile(join(elsewhere, 'b.json'), 'utf8')).toBe('b')
}

const additions: Record<string, { add: () => Promise<unknown>; removed: string[] }> = {
  'a JSON file': { add: () => writeFile(join(out, 'x.json'), '{}'), removed: ['x.json'] },
  'a file among those of a collection': {
    add: () => writeFile(join(out, 'blog/x.json'), '{}'),
    removed: ['blog/x.json'],
  },
  'a hidden file': { add: () => writeFile(join(out, '.DS_Store'), ''), removed: ['.DS_Store'] },
  'several, named in order': {
    add: async () => {
      await writeFile(join(out, 'z.json'), '')
      await writeFile(join(out, 'blog/y.json'), '')
    },
    removed: ['blog/y.json', 'z.json'],
  },
  'a folder, named once': {
    add: async () => {
      await mkdir(join(out, 'old/older'), { recursive: true })
      await writeFile(join(out, 'old/one.txt'), '')
      await writeFile(join(out, 'old/older/two.txt'), '')
    },
    removed: ['old/'],
  },
  'an empty folder': { add: () => mkdir(join(out, 'blog/empty')), removed: ['blog/empty/'] },
  'a link to a file': { add: () => symlink(join(elsewhere, 'notes.txt'), join(out, 'x.json')), removed: ['x.json'] },
  'a link to a folder': { add: () => symlink(elsewhere, join(out, 'elsewhere')), removed: ['elsewhere'] },
  'a link that leads nowhere': { add: () => symlink('nowhere', join(out, 'x.json')), removed: ['x.json'] },
  'a pipe': { add: async () => spawnSync('mkfifo', [join(out, 'pipe')]), removed: ['pipe'] },
  // Other systems do not take such a name.
  ...(process.platform === 'linux' && {
    'a name that is not UTF-8': {
      add: () => writeFile(Buffer.concat([Buffer.from(`${out}/blog/`), Buffer.from([0xff])]), ''),
      removed: ['blog/\ufffd'],
    },
  }),
  'a folder in the place of a file': {
    add: async () => {
      await unlink(join(out, 'blog/b.json'))
      await mkdir(join(out, 'blog/b.json'))
    },
    removed: ['blog/b.json/'],
  },
  'a link in the place of a file, with the same text behind it': {
    add: async () => {
      await unlink(join(out, 'blog/b.json'))
      await symlink(join(elsewhere, 'b.json'), join(out, 'blog/b.json'))
    },
    removed: ['blog/b.json'],
  },
  'a link in the place of a folder, with the same files behind it': {
    add: async () => {
      await rm(join(out, 'blog'), { recursive: true })
      await symlink(elsewhere, join(out, 'blog'))
    },
    removed: ['blog'],
  },
}

describe.each(Object.keys(additions))('%s in OUT', (name) => {
  const { add, removed } = additions[name] as (typeof additions)[string]

  it('is removed by the next build, which says so', async () => {
    const { written } = await writeOutput(out, PLAN)
    await add()
    expect(await isIntact(out, written)).toBe(false)
    expect(await writeOutput(out, PLAN)).toMatchObject({ removed })
    await expectOnlyThePlan()
  })

  it('is removed by a build that remembers what it wrote', async () => {
    const { written } = await writeOutput(out, PLAN)
    await add()
    expect(await writeOutput(out, PLAN, written)).toMatchObject({ removed })
    await expectOnlyThePlan()
  })

  it('is removed from a copy of OUT', async () => {
    await writeOutput(join(folder, 'first/out'), PLAN)
    await cp(join(folder, 'first/out/'), out, { recursive: true, dereference: true })
    await add()
    expect(await writeOutput(out, PLAN)).toMatchObject({ removed })
    await expectOnlyThePlan()
  })
})

const strangers: Record<string, () => Promise<unknown>> = {
  'a folder with a file that no build wrote': async () => {
    await mkdir(out)
    await writeFile(join(out, 'notes.txt'), 'mine')
  },
  'a folder with an empty folder in it': () => mkdir(join(out, 'blog'), { recursive: true }),
  'a file': () => writeFile(out, 'mine'),
  'a link to somewhere else': () => symlink(elsewhere, out),
  'a link to a version that is a link itself': async () => {
    await symlink(elsewhere, join(folder, 'project/.out.version-x'))
    await symlink('.out.version-x', out)
  },
  'a build whose manifest is gone': async () => {
    await writeOutput(out, PLAN)
    await unlink(join(out, MANIFEST))
  },
  'a build whose manifest is a link': async () => {
    await writeOutput(out, PLAN)
    await rename(join(out, MANIFEST), join(folder, 'manifest'))
    await symlink(join(folder, 'manifest'), join(out, MANIFEST))
  },
}

it.each(Object.keys(strangers))('%s is refused, and nothing is changed', async (name) => {
  await mkdir(join(folder, 'project'))
  await strangers[name]?.()
  const before = await readdir(folder, { recursive: true })
  await expect(writeOutput(out, PLAN)).rejects.toThrow(EnvironmentError)
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})

describe('what killed builds left beside OUT', () => {
  const leftovers: Record<string, () => Promise<unknown>> = {
    'a version': () => mkdir(join(folder, 'project/.out.version-abandoned/blog'), { recursive: true }),
    'a file of a version': () => writeFile(join(folder, 'project/.out.version-file-999999'), ''),
    'a link': () => symlink('.out.version-abandoned', join(folder, 'project/.out.link-999999')),
    'a lock': () => writeFile(join(folder, 'project/.out.lock-999999999-x-y'), ''),
  }
  it.each(Object.keys(leftovers))('%s is removed, also when OUT is up to date', async (name) => {
    const { written } = await writeOutput(out, PLAN)
    expect(await isIntact(out, written)).toBe(true)
    await leftovers[name]?.()
    expect(await isIntact(out, written)).toBe(false)
    expect(await writeOutput(out, PLAN)).toMatchObject({ changed: false, removed: [] })
    await expectOnlyThePlan()
  })
})
