import { describe, expect, test } from 'vitest'
import type { Run } from './run'
import { type Result, runSteps } from './run-steps'
import type { Step } from './steps'

/** Plays commands: each runs until it is ended by its name. */
function playCommands() {
  const started: string[] = []
  const ends = new Map<string, (run: Run) => void>()
  return {
    started,
    runCommand: ([name = '']: string[]) => {
      started.push(name)
      return new Promise<Run>((resolve) => ends.set(name, resolve))
    },
    async end(name: string, succeeded = true) {
      ends.get(name)?.({ succeeded, seconds: 1, output: `${name} said this` })
      await new Promise(setImmediate)
    },
  }
}

const step = (name: string, after: string[] = [], count?: Step['count']): Step => ({
  name,
  command: [name],
  after,
  count,
})

describe('the steps of a test run', () => {
  test('run side by side, and each starts once the steps that it needs have ended', async () => {
    const { started, end, runCommand } = playCommands()
    const ended: string[] = []
    const steps = [step('site', ['content']), step('lint'), step('content'), step('journeys', ['site', 'content'])]
    const all = runSteps(steps, ({ name }) => ended.push(name), runCommand)
    await new Promise(setImmediate)
    expect(started).toEqual(['content', 'lint'])
    await end('content')
    expect(started).toEqual(['content', 'lint', 'site'])
    await end('site')
    await end('journeys')
    await end('lint')
    expect(ended).toEqual(['content', 'site', 'journeys', 'lint'])
    expect((await all).map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['site', 1, 0],
      ['lint', 1, 0],
      ['content', 1, 0],
      ['journeys', 1, 0],
    ])
  })

  test('do not run after a failure of what they need, and count as failed', async () => {
    const { started, end, runCommand } = playCommands()
    const steps = [step('content'), step('site', ['content']), step('journeys', ['site'])]
    const all = runSteps(steps, () => {}, runCommand)
    await new Promise(setImmediate)
    await end('content', false)
    const [content, site, journeys] = (await all) as [Result, Result, Result]
    expect(started).toEqual(['content'])
    expect(content).toMatchObject({ passed: 0, failed: 1, output: 'content said this' })
    expect(site).toMatchObject({ passed: 0, failed: 1, output: 'Did not run, because it needs: content\n' })
    expect(journeys).toMatchObject({ passed: 0, failed: 1, output: 'Did not run, because it needs: site\n' })
  })

  test('count their tests, and a run that broke off as one failure at least', async () => {
    const { end, runCommand } = playCommands()
    const steps = [
      step('good', [], async () => ({ passed: 7, failed: 0 })),
      step('bad', [], async () => ({ passed: 5, failed: 2 })),
      step('broken off', [], async () => ({ passed: 5, failed: 0 })),
      step('without a report', [], () => Promise.reject(new Error('There is no report.'))),
    ]
    const all = runSteps(steps, () => {}, runCommand)
    await new Promise(setImmediate)
    await end('good')
    for (const name of ['bad', 'broken off', 'without a report']) await end(name, false)
    expect((await all).map(({ passed, failed }) => [passed, failed])).toEqual([
      [7, 0],
      [5, 2],
      [5, 1],
      [0, 1],
    ])
  })
})
