import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordBuild } from './build-record'

let folder: string
const home = process.cwd()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-record-'))
  process.chdir(folder)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  process.chdir(home)
  await rm(folder, { recursive: true })
})

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { encoding: 'utf8' })

describe('build.json', () => {
  test('says when, in UTC and without parts of a second', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T00:30:15.250+02:00'), toFake: ['Date'] })
    expect(await recordBuild('2026-03-01', {})).toEqual({
      builtAt: '2026-02-28T22:30:15Z',
      day: '2026-03-01',
      commit: null,
      modified: null,
    })
  })

  test.each([
    ['the folder of Git is elsewhere', 'GIT_DIR', '/nowhere'],
    ['there is no Git', 'PATH', ''],
    ['the folder belongs to another user', 'GIT_TEST_ASSUME_DIFFERENT_OWNER', '1'],
  ])('does not say that nothing was changed when %s', async (_, name, value) => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Start')
    vi.stubEnv(name, value)
    expect(await recordBuild('2026-03-01', {})).toMatchObject({ commit: null, modified: null })
  })

  test('names the commit, and whether files differ from it', async () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Start')
    const commit = git('rev-parse', 'HEAD').trim()
    expect(await recordBuild('2026-03-01', {})).toMatchObject({ commit, modified: false })
    execFileSync('touch', ['new.txt'])
    expect(await recordBuild('2026-03-01', {})).toMatchObject({ commit, modified: true })
  })

  test('repeats exactly where SOURCE_DATE_EPOCH is set', async () => {
    const record = await recordBuild('2026-03-01', { SOURCE_DATE_EPOCH: '1700000000' })
    expect(record.builtAt).toBe('2023-11-14T22:13:20Z')
    expect(await recordBuild('2026-03-01', { SOURCE_DATE_EPOCH: '1700000000' })).toEqual(record)
  })

  test.each(['soon', '-1', '1.5', '99999999999999999'])('refuses SOURCE_DATE_EPOCH=%s', async (epoch) => {
    await expect(recordBuild('2026-03-01', { SOURCE_DATE_EPOCH: epoch })).rejects.toThrow(
      `SOURCE_DATE_EPOCH is "${epoch}"; it is a number of seconds since 1970`,
    )
  })
})
