/** What one run of a command costs, from its start to its end, its children included. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { peakMemory } from './proc'
import { lastOf, orNothing, type Running, start, withDescendants } from './processes'
import { parseTimes, TIMES } from './time-output'

/** Seconds, and the memory of the largest process in MiB. */
export type Cost = { wall: number; cpu: number; memory: number }

/** What a command cost, and what it printed. */
type Ran = Cost & { printed: string }

type Surroundings = {
  cwd: string
  /** Folder for what is printed meanwhile. */
  notes: string
  stop: AbortSignal
}

/** Knows the peak exactly. Without it, processes are asked every few milliseconds. */
const GNU_TIME = '/usr/bin/time'
const ASK_EVERY_MS = 5

/** Runs a command. Throws with the end of what it printed when it fails. */
export async function costOf(command: readonly string[], { cwd, notes, stop }: Surroundings): Promise<Ran> {
  const times = path.join(notes, 'times')
  const printed = path.join(notes, 'printed')
  const peak = path.join(notes, 'peak')
  const isExact = existsSync(GNU_TIME)
  const whole = isExact ? [GNU_TIME, '--quiet', '--format=%M', `--output=${peak}`, ...command] : command
  const script = `TIMEFORMAT='${TIMES}'; printed=$1; shift; time "$@" >"$printed" 2>&1`
  const running = start(['bash', '-c', script, 'bash', printed, ...whole], { cwd, log: times, stop })
  try {
    const polled = isExact ? Number.NaN : await polledPeak(running)
    const code = await running.ended
    stop.throwIfAborted()
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${lastOf(printed)}`)
    const memory = isExact ? Number(readFileSync(peak, 'utf8')) / 1024 : polled
    return { ...parseTimes(readFileSync(times, 'utf8')), memory, printed: readFileSync(printed, 'utf8') }
  } finally {
    await running.end()
  }
}

async function polledPeak({ pid, hasEnded }: Running): Promise<number> {
  let peak = 0
  while (!hasEnded()) {
    for (const each of withDescendants(pid)) peak = Math.max(peak, peakOf(each))
    await sleep(ASK_EVERY_MS)
  }
  return peak
}

function peakOf(pid: number): number {
  const [status = ''] = orNothing(() => [readFileSync(`/proc/${pid}/status`, 'utf8')])
  return peakMemory(status) ?? 0
}
