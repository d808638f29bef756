import { expect, test } from 'vitest'
import { type Awaited, awaitBuild } from './await-build'

const SITE = 'https://birchway.press'

/** Asks a site that shows one build after the other, and says how often it was asked. */
async function asked(builds: (object | number)[], awaited: Awaited, minutes = 1): Promise<number> {
  let time = 0
  let times = 0
  const answer = () => {
    const build = builds[Math.min(times++, builds.length - 1)]
    return typeof build === 'number' ? new Response('', { status: build }) : Response.json(build)
  }
  const clock = { now: () => time, sleep: async (milliseconds: number) => (time += milliseconds) }
  await awaitBuild(SITE, awaited, minutes, (() => Promise.resolve(answer())) as typeof fetch, clock)
  return times
}

const build = (commit: string, builtAt = '2026-03-01T09:00:00Z') => ({ commit, builtAt })

test('nothing is asked when no build is awaited', async () => {
  expect(await asked([500], {})).toBe(0)
})

test('a build of the commit is awaited, also while the host answers with errors', async () => {
  expect(await asked([build('a'), 503, 404, build('b')], { commit: 'b' })).toBe(4)
})

test('a build of a time or later is awaited', async () => {
  const after = Date.parse('2026-03-01T09:05:00Z') / 1000
  expect(await asked([build('a'), build('a', '2026-03-01T09:05:00Z')], { after })).toBe(2)
})

test('the wait has an end', async () => {
  await expect(asked([build('a')], { commit: 'b' })).rejects.toThrow(
    `${SITE} did not show a build of the commit b within 1 minute`,
  )
  await expect(asked([build('a')], { after: 1e12 }, 0)).rejects.toThrow('did not show a new build')
})
