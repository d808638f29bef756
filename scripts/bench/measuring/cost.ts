/** What one run of a command costs, from its start to its end, its children included. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { peakMemory } from './proc'
import { start, withDescendants } from './processes'
import { parseTimes, TIMES } from './time-output'

/** Seconds, and the memory of the largest process in MiB. */
export type Cost = { wall: number; cpu: number; memory: number }

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
export async function costOf(command: readonly string[], { cwd, notes, stop }: Surroundings): Promise<Cost> {
  const [times, printed, peak] = ['times', 'printed', 'peak'].map((name) => path.join(notes, name)) as Three
  const isExact = existsSync(GNU_TIME)
  const whole = isExact ? [GNU_TIME, '--quiet', '--format=%M', `--output=${peak}`, ...command] : command
  const script = `TIMEFORMAT='${TIMES}'; printed=$1; shift; time "$@" >"$printed" 2>&1`
  const { pid, ended, end } = start(['bash', '-c', script, 'bash', printed, ...whole], { cwd, log: times, stop })
  try {
    const polled = isExact ? Number.NaN : await peakUntil(ended, pid)
    const code = await ended
    stop.throwIfAborted()
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${lastOf(printed)}`)
    const memory = isExact ? Number(readFileSync(peak, 'utf8')) / 1024 : polled
    return { ...parseTimes(readFileSync(times, 'utf8')), memory }
  } finally {
    await end()
  }
}

type Three = [string, string, string]

async function peakUntil(ended: Promise<unknown>, pid: number): Promise<number> {
  let isRunning = true
  const noteEnd = () => {
    isRunning = false
  }
  ended.then(noteEnd, noteEnd)
  let peak = 0
  while (isRunning) {
    for (const each of withDescendants(pid)) peak = Math.max(peak, peakOf(each))
    await sleep(ASK_EVERY_MS)
  }
  return peak
}

function peakOf(pid: number): number {
  try {
    return peakMemory(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? 0
  } catch {
    return 0
  }
}

/** The end of what a command printed. */
export const lastOf = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
