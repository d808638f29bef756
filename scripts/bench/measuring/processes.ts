/** Processes with all their children: started as a group, ended as one, and asked for what they use. Linux only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuTicks } from './proc'

export type Running = {
  pid: number
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  /** Ends it and its children. */
  end: () => Promise<void>
}

export type Surroundings = {
  cwd: string
  /** File for everything that is printed. */
  log: string
  env?: Record<string, string>
  /** Ends it too. */
  stop: AbortSignal
}

/** Starts a command as a group of its own, so that it can be ended together with its children. */
export function start([program = '', ...args]: readonly string[], { cwd, log, env, stop }: Surroundings): Running {
  stop.throwIfAborted()
  const output = openSync(log, 'w')
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    // Some watchers end together with their input, so it stays open.
    stdio: ['pipe', output, output],
    detached: true,
  })
  closeSync(output)
  const terminate = () => signal(child, 'SIGTERM')
  stop.addEventListener('abort', terminate)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => stop.removeEventListener('abort', terminate))
  const end = async () => {
    terminate()
    const force = setTimeout(() => signal(child, 'SIGKILL'), 10_000)
    await ended.catch(() => undefined)
    clearTimeout(force)
  }
  return { pid: child.pid ?? 0, ended, end }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A process and all that it started, whichever of its threads did. */
export function withDescendants(pid: number): number[] {
  const children = orNothing(() => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)),
  )
  return [pid, ...children.flatMap((child) => withDescendants(Number(child)))]
}

/** Processes may end while they are looked at. */
function orNothing(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}

const WINDOW_MS = 300
const QUIET_WINDOWS = 4
/** Three hundredths of a second. */
const IDLE_TICKS = 3

/** Waits until a process and its children have nothing to do. */
export async function untilQuiet(pid: number, stop: AbortSignal): Promise<void> {
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
