/** What a build says while it works: a line for each step, and how far long steps have come. */

export type Log = {
  say: (line: string) => void
  /** @returns what to call after each item of a step */
  progress: (what: string, total: number) => (done: number) => void
}

/** What takes less time than this says nothing of its progress. */
const INTERVAL_MS = 3_000

/** @param write prints a text */
export function createLog(write: (text: string) => unknown, now: () => number = () => performance.now()): Log {
  const started = now()
  const say = (line: string) => write(`${((now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`)
  const progress: Log['progress'] = (what, total) => {
    const begun = now()
    let next = begun + INTERVAL_MS
    return (done) => {
      const time = now()
      if (time < next || done >= total) return
      next = time + INTERVAL_MS
      const rate = done / ((time - begun) / 1000)
      const counts = `${done.toLocaleString('en')} of up to ${total.toLocaleString('en')} ${what}`
      say(`${counts}, ${rate.toFixed(0)} a second, about ${Math.ceil((total - done) / rate)} s left`)
    }
  }
  return { say, progress }
}
