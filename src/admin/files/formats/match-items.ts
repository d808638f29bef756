/** Which item of a list in the file is which item of the list in the form. */
import { agreements, type FileNode, saysTheSame } from './alike'

/**
 * For each value the index of its old item, or nothing for a new one: equal items first, wherever they moved to, then
 * items that still have most in common, then the one in the same place.
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
  const inOrder = longestSequence(items, values)
  take((_, index) => inOrder.get(index))
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

/**
 * The most items that are equal and in the same order as before: value index → item index. Where several ways keep as
 * many, an item that is equal to the one in its place stays there.
 */
function longestSequence(items: readonly FileNode[], values: readonly unknown[]): Map<number, number> {
  const same = items.map((item) => values.map((value) => saysTheSame(item, value)))
  // longest[i][j]: how many of the items from i on can be found among the values from j on.
  const longest = Array.from({ length: items.length + 1 }, () => new Array<number>(values.length + 1).fill(0))
  const from = (i: number, j: number): number => longest[i]?.[j] ?? 0
  for (let i = items.length - 1; i >= 0; i--) {
    for (let j = values.length - 1; j >= 0; j--) {
      const row = longest[i] as number[]
      row[j] = same[i]?.[j] ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1))
    }
  }
  const inPlace = new Map([...values.keys()].filter((i) => same[i]?.[i]).map((i) => [i, i]))
  if (inPlace.size === from(0, 0)) return inPlace
  const found = new Map<number, number>()
  for (let i = 0, j = 0; i < items.length && j < values.length; ) {
    if (same[i]?.[j]) found.set(j++, i++)
    else if (from(i + 1, j) >= from(i, j + 1)) i++
    else j++
  }
  return found
}
