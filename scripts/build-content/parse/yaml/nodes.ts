/** The nodes of a YAML text, each with its place. Apart from the parser, which builds with nothing to parse do not load. */
import type { Place } from '../../../lib/diagnostics/diagnostic'
import type { Path } from '../../../lib/schema/walk'

export type TextNode = { kind: 'text'; text: string; quoted: boolean; source: string; place: Place }
type ListNode = { kind: 'list'; items: YamlNode[]; place: Place }
export type FieldsNode = { kind: 'fields'; fields: Map<string, Field>; place: Place }
/** A field or list item with nothing in it. */
type EmptyNode = { kind: 'empty'; place: Place }
export type YamlNode = TextNode | ListNode | FieldsNode | EmptyNode
export type Field = { place: Place; value: YamlNode }

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
      const field: Field | undefined = node.kind === 'fields' ? node.fields.get(step) : undefined
      key = field?.place
      node = field?.value
    }
  }
  return { node, key, parent }
}

/** Gives the place of the value at a path. It keeps the nodes alone, not the text that they were read from. */
export const placesIn =
  (root: YamlNode) =>
  (path: Path): Place => {
    const { node, key, parent } = nodeAt(root, path)
    return node?.place ?? key ?? parent.place
  }
