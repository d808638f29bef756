/** Which item of a list in the file is which item of the list in the form. */
import { agreements, type FileNode, saysTheSame } from './alike'

/**
 * For each value the index of its old item, or nothing for a new one: equal items at the ends of the list and in their places
 * first, then wherever they moved to, then items that still have most in common, then the one in the same place.
 */
export function matchItems(items: readonly FileNode[], values: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = values.map(() => undefined)
  const free = new Set(items.keys())
  const take = (choose: (value: unknown, index: number) => number | undefined) => {
    for (const [index, value] of values.entries()) {
      if (matches[index] !== undefined) continue
      const chosen = choose(value, index)
      if (chosen === undefined) continue
      matches[index] = chosen
      free.delete(chosen)
    }
  }
  const isSame = (old: number, value: unknown) => free.has(old) && saysTheSame(items[old], value)
  const shift = items.length - values.length
  const start = values.findIndex((value, index) => !isSame(index, value))
  const end = values.findLastIndex((value, index) => !isSame(index + shift, value))
  take((_, index) => (start === -1 || index < start ? index : undefined))
  take((_, index) => (index > end && free.has(index + shift) ? index + shift : undefined))
  take((value, index) => (isSame(index, value) ? index : undefined))
  take((value) => [...free].find((old) => saysTheSame(items[old], value)))
  take((value, index) => mostAlike(items, free, value, index))
  take((_, index) => (free.has(index) ? index : undefined))
  return matches
}

function mostAlike(
  items: readonly FileNode[],
  free: ReadonlySet<number>,
  value: unknown,
  index: number,
): number | undefined {
  const ranked = [...free]
    .map((old) => ({ old, score: agreements(items[old], value), distance: Math.abs(old - index) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance)
  return ranked[0]?.old
}
