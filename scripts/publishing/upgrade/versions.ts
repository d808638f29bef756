/** Versions as https://semver.org orders them: numbers as numbers, and `1.1.0-rc.1` before `1.1.0`. */

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/

export const isVersion = (text: string): boolean => VERSION.test(text)

/** Whether a version comes after another one. What stands behind a `+` does not count. */
export function isNewer(one: string, other: string): boolean {
  const [, ...numbers] = VERSION.exec(one) ?? []
  const [, ...otherNumbers] = VERSION.exec(other) ?? []
  const order = compareLists(numbers.slice(0, 3), otherNumbers.slice(0, 3))
  if (order !== 0) return order > 0
  const [before, otherBefore] = [numbers[3], otherNumbers[3]]
  if (before === undefined || otherBefore === undefined) return before === undefined && otherBefore !== undefined
  return compareLists(before.split('.'), otherBefore.split('.')) > 0
}

/** Part by part; of two lists with the same beginning, the longer one is later. */
function compareLists(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const otherPart = other[index]
    if (otherPart === undefined) return 1
    const order = compareParts(part, otherPart)
    if (order !== 0) return order
  }
  return one.length - other.length
}

/** Numbers come before words. */
function compareParts(one: string, other: string): number {
  if (one === other) return 0
  const [isNumber, isOtherNumber] = [one, other].map((part) => /^\d+$/.test(part))
  if (isNumber && isOtherNumber) return BigInt(one) < BigInt(other) ? -1 : BigInt(one) > BigInt(other) ? 1 : 0
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return one < other ? -1 : 1
}
