/** Which item of a list in the file is which item of the list in the form. */
import { agreements, type FileNode, saysTheSame } from './alike'

/**
 * For each value the index of its old item, or nothing for a new one: equal items first, wherever they moved to, then
 * items that still have most in common, then what stands in the same place.
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
