/** What takes less time than this says nothing of its progress. */
const PATIENCE_MS = 3_000

/**
 * Says how far a long step has come, with the rate and the time left.
 * @param say shows a line
 * @param interval milliseconds between two lines
 * @returns what to call after each item
 */
export function createProgress(
  what: string,
  total: number,
  say: (line: string) => void,
  interval: number,
  now: () => number,
): (done: number) => void {
  const started = now()
  let next = started + PATIENCE_MS
  return (done) => {
    const time = now()
    if (time < next || done >= total) return
    next = time + interval
    const rate = done / ((time - started) / 1000)
    const left = Math.ceil((total - done) / rate)
    say(
      `${done.toLocaleString('en')} of up to ${total.toLocaleString('en')} ${what}, ${rate.toFixed(0)} a second, about ${left} s left`,
    )
  }
}
