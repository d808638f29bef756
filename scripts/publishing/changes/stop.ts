/** Ctrl-C, a closed terminal and the end of a session, for commands that put everything back first. */
import { spawn } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'

/** Somebody asked a command to stop. The message says what became of what it had done. */
export class Stopped extends Error {}

/** What shells give a command that Ctrl-C ended. */
export const STOPPED = 130

/** A signal to stop, from now until the end of the process. Further ones change nothing, so that none ends the way back. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

/** Whether somebody asked to stop, also during work that Node could not interrupt. */
export async function isStopped(signal: AbortSignal): Promise<boolean> {
  // Node hears signals while it waits for input, and a timer that is due comes before that. Between these two, it has waited once.
  await setImmediate()
  await setImmediate()
  return signal.aborted
}

/** Throws where somebody asked to stop. */
async function goOn(signal: AbortSignal): Promise<void> {
  if (await isStopped(signal)) throw new Stopped()
}

type Child = { folder: string; signal: AbortSignal; isShown?: boolean; shell?: boolean }

/** Runs a program. Throws Stopped, after the program has ended, if somebody asked to stop. */
export async function run({ folder, signal, isShown, shell }: Child, command: string, ...args: string[]) {
  await goOn(signal)
  const child = spawn(command, args, {
    cwd: folder,
    shell,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
    })
  }
  const end = () => child.kill()
  signal.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      // Programs that it started may keep its output open.
      child
        .on('exit', (status) => signal.aborted && resolve(status))
        .on('close', resolve)
        .on('error', reject)
    })
    await goOn(signal)
    return { code, ...said }
  } finally {
    signal.removeEventListener('abort', end)
  }
}
