/** For bash's TIMEFORMAT: elapsed, user and system time, of a process and all of its children. */
export const TIMES = '%3R %3U %3S'

/** In seconds. */
export type Times = { wall: number; cpu: number }

/** Reads what bash printed. Its last line counts: bash itself may have said something before. */
export function parseTimes(text: string): Times {
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  // In some languages bash writes a decimal comma.
  const seconds = last.split(' ').map((part) => Number(part.replace(',', '.')))
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = seconds
  if (seconds.length !== 3 || !Number.isFinite(wall + user + system)) {
    throw new Error(`bash printed no times but ${JSON.stringify(text)}`)
  }
  return { wall, cpu: user + system }
}
