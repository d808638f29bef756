/** Processes with all their children: started and ended together. Linux only. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { EnvironmentError } from '../../scripts/lib/environment-error'

export type Running = {
  pid: number
  /** File with everything that it printed. */
  log: string
  hasEnded: () => boolean
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  /** Ends it and its children. */
  end: () => Promise<void>
}

type Surroundings = {
  cwd: string
  log: string
  env?: Record<string, string>
  /** Ends it too. */
  stop: AbortSignal
}

/** Starts a command. */
export function start([program = '', ...args]: readonly string[], { cwd, log, env, stop }: Surroundings): Running {
  if (process.platform !== 'linux') throw new EnvironmentError('measuring needs Linux')
  stop.throwIfAborted()
  const output = openSync(log, 'w')
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    // Some watchers end together with their input, so it stays open.
    stdio: ['pipe', output, output],
    // Ctrl+C is for us, who then end it in order.
    detached: true,
  })
  closeSync(output)
  let hasEnded = false
  const tell = (name: NodeJS.Signals) => {
    // Its number may belong to somebody else by then.
    if (!hasEnded) tellAll(child.pid, name)
  }
  const terminate = () => tell('SIGTERM')
  stop.addEventListener('abort', terminate)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  }).finally(() => {
    hasEnded = true
    stop.removeEventListener('abort', terminate)
  })
  const end = async () => {
    terminate()
    const force = setTimeout(() => tell('SIGKILL'), 10_000)
    await ended.catch(() => undefined)
    clearTimeout(force)
  }
  return { pid: child.pid ?? 0, log, hasEnded: () => hasEnded, ended, end }
}

/** Some children may lead groups of their own, so each gets the signal. */
function tellAll(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return
  for (const each of withDescendants(pid)) {
    try {
      process.kill(each, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The end of what a command printed. */
export const lastOf = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n')

/** A process and all that it started, whichever of its threads did. */
export function withDescendants(pid: number): number[] {
  const children = orNothing(() => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)),
  )
  return [pid, ...children.flatMap((child) => withDescendants(Number(child)))]
}

/** What /proc says; nothing of a process that ends while it is looked at. */
export function orNothing(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
