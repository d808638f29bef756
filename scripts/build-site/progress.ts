/** Says how far a long step has come: every three seconds, with the rate and the time left. */

const INTERVAL_MS = 3_000

/**
 * @param say prints a line
 * @returns what to call after each item
 */
export function createProgress(
  what: string,
  total: number,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (done: number) => void {
  const started = now()
  let last = started
  return (done) => {
    const time = now()
    if (time - last < INTERVAL_MS || done >= total) return
    last = time
    const rate = done / ((time - started) / 1000)
    const left = Math.ceil((total - done) / rate)
    say(
      `${done.toLocaleString('en')} of up to ${total.toLocaleString('en')} ${what}, ${rate.toFixed(0)} a second, about ${left} s left`,
    )
  }
}
