/**
 * How many items are in rows of two before the rows of three begin, so that no row has a hole.
 * A single item takes a row of its own.
 */
export function inPairs(count: number): number {
  const left = count % 3
  if (left === 0 || count === 1) return 0
  return left === 2 ? 2 : 4
}
