import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ask } from '../../ask'

const PAUSE_MS = 50

/**
 * Resolves when a program that was just started answers.
 * @throws Error with what it said when it ends before that
 */
export async function untilItAnswers(program: ChildProcess, ask: Ask): Promise<void> {
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (bytes) => (said += bytes))
  while (!(await ask('/').catch(() => undefined))) {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error(`The server ended: ${said}`)
    await wait(PAUSE_MS)
  }
}
