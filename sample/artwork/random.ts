/** Chance that repeats: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  between(from: number, to: number): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** FNV-1a, 32 bits. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32, started from a text. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + (to - from) * next()
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  const pick = <T>(from: readonly [T, ...T[]]): T => from[whole(0, from.length - 1)] ?? from[0]
  return { next, between, whole, pick }
}
