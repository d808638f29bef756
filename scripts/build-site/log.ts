/** What a build says while it works: a line for each step, and how far long steps have come. */
import { createProgress } from './progress'

/** Where lines go: `process.stderr`, or what a test looks at. */
export type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

export type Log = {
  say: (line: string) => void
  /** @returns what to call after each item of a step */
  progress: (what: string, total: number) => (done: number) => void
}

/** Goes to the start of the line and erases it. */
const ERASE = '\r\x1b[2K'

/** A terminal shows progress in one line that changes; anything else gets a plain line every three seconds. */
const INTERVAL_MS = { terminal: 250, plain: 3_000 }

export function createLog(to: Terminal, now: () => number = () => performance.now()): Log {
  const started = now()
  let isErasable = false
  const stamped = (line: string) => `${((now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`
  const write = (text: string) => {
    to.write(isErasable ? ERASE + text : text)
    isErasable = false
  }
  const say = (line: string) => write(`${stamped(line)}\n`)
  const show = (line: string) => {
    // A line that goes on in the next one could not be erased.
    write(stamped(line).slice(0, (to.columns ?? 80) - 1))
    isErasable = true
  }
  return {
    say,
    progress: (what, total) =>
      to.isTTY
        ? createProgress(what, total, show, INTERVAL_MS.terminal, now)
        : createProgress(what, total, say, INTERVAL_MS.plain, now),
  }
}
