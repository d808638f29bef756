/** Whatever step of writing fails, OUT is as it was or whole and new, and nothing is left beside it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EnvironmentError, environmentErrorOf } from './environment'
import type { OutputPlan } from './output'
import { type Written, writeOutput } from './write'

const disk = vi.hoisted(() => ({
  steps: [
    'chmod',
    'linkSync',
    'mkdir',
    'mkdtemp',
    'openSync',
    'readdir',
    'rename',
    'rm',
    'symlink',
    'writeFile',
    'writeSync',
  ],
  beforeStep: undefined as ((name: string) => void) | undefined,
  /** The functions of a module, with those that change the disk telling before they do. */
  watched(module: object): object {
    const wrap = ([name, value]: [string, unknown]) => {
      if (typeof value !== 'function' || !disk.steps.includes(name)) return [name, value]
      const tell = (...args: unknown[]) => {
        disk.beforeStep?.(name)
        return value(...args)
      }
      // What fails in a promise must not throw at once.
      return [name, name.endsWith('Sync') ? tell : async (...args: unknown[]) => tell(...args)]
    }
    return Object.fromEntries(Object.entries(module).map(wrap))
  },
}))
vi.mock('node:fs', async (importOriginal) => disk.watched(await importOriginal<object>()))
vi.mock('node:fs/promises', async (importOriginal) => disk.watched(await importOriginal<object>()))

let folder: string
let out: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-failures-'))
  out = join(folder, 'out')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const PATHS = ['blog.json', 'blog/a.json', 'blog/b.json', 'legal/c.json']
const version = (name: string, paths = PATHS): OutputPlan =>
  new Map(paths.map((path) => [path, { key: name, text: () => name }]))

/** The text of each file that OUT holds. */
async function state(): Promise<Record<string, string>> {
  const texts = PATHS.map(async (path) => [path, await readFile(join(out, path), 'utf8').catch(() => undefined)])
  return Object.fromEntries((await Promise.all(texts)).filter(([, text]) => text !== undefined))
}

const textsOf = (plan: OutputPlan): Record<string, string> =>
  Object.fromEntries([...plan].map(([path, { text }]) => [path, text()]))

/** Runs `work` with a disk that does `act` before its step of that number; whether it came to that step. */
async function atStep(number: number, act: (step: string) => void, work: () => Promise<unknown>) {
  let step = 0
  disk.beforeStep = (name) => {
    if (++step !== number) return
    disk.beforeStep = undefined
    act(name)
  }
  const result = await work().then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
  disk.beforeStep = undefined
  return { reached: step >= number, error: result }
}

async function emptied(path: string): Promise<void> {
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true })
}

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: made for a test`), { code })
}

/** How OUT is before a build, and what the build makes of it. */
type Case = { prepare: () => Promise<Written | undefined>; next: OutputPlan }

const remembered = async () => (await writeOutput(out, version('old'))).written
const cases: Record<string, Case> = {
  'nothing there': { prepare: async () => undefined, next: version('new') },
  'an older version': { prepare: () => remembered().then(() => undefined), next: version('new') },
  'an older version that is remembered, one file different': {
    prepare: remembered,
    next: new Map([...version('old'), ...version('new', ['blog/a.json'])]),
  },
  'an older version that is remembered, two files different': {
    prepare: remembered,
    next: new Map([...version('old'), ...version('new', ['blog/a.json', 'legal/c.json'])]),
  },
  'a copy of an older version': {
    prepare: async () => {
      await writeOutput(join(folder, 'first'), version('old'))
      await cp(join(folder, 'first/'), out, { recursive: true, dereference: true })
      await rm(join(folder, 'first'))
      for (const name of await readdir(folder)) if (name !== 'out') await rm(join(folder, name), { recursive: true })
      return undefined
    },
    next: version('new'),
  },
}

describe.each(Object.keys(cases))('a disk that fails, with %s', (name) => {
  const { prepare, next } = cases[name] as Case
  it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG', 'EACCES'])('%s at any step', async (code) => {
    for (let step = 1; ; step++) {
      await emptied(folder)
      const known = await prepare()
      const old = { state: await state(), beside: await readdir(folder) }
      const { reached, error } = await atStep(step, failing(code), () => writeOutput(out, next, known))
      if (!reached) {
        expect(step).toBeGreaterThan(3)
        return
      }
      const where = `step ${step}`
      expect(environmentErrorOf(error, out), where).toBeInstanceOf(EnvironmentError)
      // Once the new version is in its place, only the removal of the old one can fail.
      const now = await state()
      if (isDeepStrictEqual(now, old.state)) expect(await readdir(folder), where).toEqual(old.beside)
      else expect(now, where).toEqual(textsOf(next))
      await writeOutput(out, next, known)
      expect(await state(), where).toEqual(textsOf(next))
      expect(await readdir(folder), where).toHaveLength(2)
    }
  })
})

describe('somebody who puts something in the place of OUT', () => {
  const intruders: Record<string, () => void> = {
    'a file': () => writeFileSync(out, 'mine'),
    'a folder of theirs': () => {
      mkdirSync(out)
      writeFileSync(join(out, 'notes.txt'), 'mine')
    },
  }
  it.each(Object.keys(intruders))('%s, before the version is put there', async (name) => {
    const intrude = (step: string) => {
      if (step === 'symlink') intruders[name]?.()
    }
    // The intruder waits for the step that makes the link, whose number is not known.
    let error: Error | undefined
    for (let step = 1; step < 60 && !error; step++) {
      await emptied(folder)
      error = (await atStep(step, intrude, () => writeOutput(out, version('new')))).error
    }
    expect(error).toBeInstanceOf(EnvironmentError)
    const kept = (await lstat(out)).isFile() ? out : join(out, 'notes.txt')
    expect(await readFile(kept, 'utf8')).toBe('mine')
    expect(await readdir(folder)).toEqual(['out'])
  })
})

describe('a folder that may not be written to', () => {
  it('is left as it is', async () => {
    await writeOutput(out, version('old'))
    await chmod(folder, 0o555)
    const error = await withoutPrivileges(() => writeOutput(out, version('new')).catch((reason) => reason))
    await chmod(folder, 0o755)
    expect(environmentErrorOf(error, out)?.message).toContain('no permission to write there')
    expect(await state()).toEqual(textsOf(version('old')))
    expect(await readdir(folder)).toHaveLength(2)
  })
})

/** Nothing is forbidden to root, so root works as nobody meanwhile. */
async function withoutPrivileges<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
