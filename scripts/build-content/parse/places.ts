/** Where the values of a file are. */
import type { Place } from '../../lib/diagnostics/diagnostic'
import type { Path } from '../../lib/schema/walk'
import type { YamlNode } from './yaml'

/** The node at a path, as far down as the file goes. */
export function nodeAt(root: YamlNode, path: Path): { node?: YamlNode; key?: Place; parent: YamlNode } {
  let node: YamlNode | undefined = root
  let parent: YamlNode = root
  let key: Place | undefined
  for (const step of path) {
    if (node === undefined) break
    parent = node
    if (typeof step === 'number') node = node.kind === 'list' ? node.items[step] : undefined
    else {
      const field: { place: Place; value: YamlNode } | undefined =
        node.kind === 'fields' ? node.fields.get(step) : undefined
      key = field?.place
      node = field?.value
    }
  }
  return { node, key, parent }
}

/** The place of the value at a path. */
export const placeOf = (root: YamlNode, path: Path): Place => {
  const { node, key, parent } = nodeAt(root, path)
  return node?.place ?? key ?? parent.place
}
