/** Whatever step of writing fails, OUT is as it was or whole and new, and nothing is left beside it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OutputPlan, type Written, writeOutput } from '../../scripts/build-content/output/write'
import { EnvironmentError, explained } from '../../scripts/lib/environment-error'
import { isDeep } from '../tier'
import { beforeEachStep } from './support/disk-steps'

let folder: string
let out: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-failures-'))
  out = join(folder, 'out')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const PATHS = ['blog.json', 'blog/a.json', 'blog/b.json', 'legal/c.json']
const version = (name: string, paths = PATHS): OutputPlan =>
  new Map(paths.map((path) => [path, { key: () => name, text: () => name }]))

/** The text of each file that OUT holds. */
async function state(): Promise<Record<string, string>> {
  const texts = PATHS.map(async (path) => [path, await readFile(join(out, path), 'utf8').catch(() => undefined)])
  return Object.fromEntries((await Promise.all(texts)).filter(([, text]) => text !== undefined))
}

const textsOf = (plan: OutputPlan): Record<string, string> =>
  Object.fromEntries([...plan].map(([path, { text }]) => [path, String(text())]))

/** Runs `work`, and does `act` before the step of that number; whether it came to that step. */
async function atStep(number: number, act: (step: string) => void, work: () => Promise<unknown>) {
  let step = 0
  const stop = beforeEachStep((name) => {
    // A lock that cannot be removed is ignored by others as soon as this process ends.
    if (name !== 'unlink' && ++step === number) act(name)
  })
  const error = await work()
    .then(
      () => undefined,
      (reason: NodeJS.ErrnoException) => reason,
    )
    .finally(stop)
  return { reached: step >= number, error }
}

async function emptied(path: string): Promise<void> {
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true })
}

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: made for a test`), { code })
}

/** How OUT is before a build, and what the build makes of it. */
type Case = { prepare: () => Promise<Written | undefined>; next: OutputPlan }

const REMEMBERED = 'an older version that is remembered, two files different'

const remembered = async () => (await writeOutput(out, version('old'))).written
const cases: Record<string, Case> = {
  'nothing there': { prepare: async () => undefined, next: version('new') },
  'an older version': { prepare: () => remembered().then(() => undefined), next: version('new') },
  'an older version that is remembered, one file different': {
    prepare: remembered,
    next: new Map([...version('old'), ...version('new', ['blog/a.json'])]),
  },
  [REMEMBERED]: {
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

const CODES = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG', 'EACCES']

it.each(CODES)('%s is explained in one line', (code) => {
  expect(explained({ code }, 'cannot build')).toEqual(expect.any(EnvironmentError))
})

describe.each(isDeep ? Object.keys(cases) : ['an older version', REMEMBERED])('a disk that fails, with %s', (name) => {
  const { prepare, next } = cases[name] as Case
  it.each(isDeep ? CODES : CODES.slice(0, 1))('%s at any step', async (code) => {
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
      expect(explained(error, `cannot build into ${out}`), where).toBeInstanceOf(EnvironmentError)
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
    expect(explained(error, `cannot build into ${out}`)).toMatchObject({
      message: expect.stringContaining('no permission to write there'),
    })
    expect(await state()).toEqual(textsOf(version('old')))
    expect(await readdir(folder)).toHaveLength(2)
  })
})

/** Nothing is forbidden to root, so root works as another user meanwhile. */
async function withoutPrivileges<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
