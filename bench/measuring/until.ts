/** Waiting for a program that goes on running. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuTicks } from './proc'
import { lastOf, orNothing, type Running, withDescendants } from './processes'

const POLL_MS = 1
/** Whatever takes longer never comes. */
const PATIENCE_MS = 300_000

/** Waits until something is true. Throws when the program that makes it true ends, or takes too long. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  { log, hasEnded }: Running,
  stop: AbortSignal,
): Promise<void> {
  const started = performance.now()
  while (!(await isTrue())) {
    stop.throwIfAborted()
    if (hasEnded()) throw new Error(`the watching program ended: ${lastOf(log)}`)
    if (performance.now() - started > PATIENCE_MS) throw new Error(`the watching program is stuck: ${lastOf(log)}`)
    await sleep(POLL_MS)
  }
}

const WINDOW_MS = 300
/** Longer than a second: what waits for a pause, such as saving a cache, is done by then. */
const QUIET_WINDOWS = 5
/** Three hundredths of a second. */
const IDLE_TICKS = 3

/** Waits until a process and its children have nothing to do. */
export async function untilQuiet({ pid }: Running, stop: AbortSignal): Promise<void> {
  let before = ticksOf(pid)
  for (let quiet = 0; quiet < QUIET_WINDOWS; ) {
    await sleep(WINDOW_MS, undefined, { signal: stop })
    const ticks = ticksOf(pid)
    quiet = ticks - before < IDLE_TICKS ? quiet + 1 : 0
    before = ticks
  }
}

function ticksOf(pid: number): number {
  const stats = withDescendants(pid).flatMap((each) => orNothing(() => [readFileSync(`/proc/${each}/stat`, 'utf8')]))
  return stats.map(cpuTicks).reduce((sum, ticks) => sum + ticks, 0)
}
