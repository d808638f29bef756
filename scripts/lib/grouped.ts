/** Things by each of their keys, both in the order in which they come. */
export function grouped<Key, Thing>(
  things: Iterable<Thing>,
  keysOf: (thing: Thing) => Iterable<Key>,
): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    for (const key of keysOf(thing)) {
      const group = groups.get(key)
      if (group) group.push(thing)
      else groups.set(key, [thing])
    }
  }
  return groups
}
