/**
 * Values of a form → the document they came from. Whatever the form did not change stays as a person wrote it: comments,
 * order, quotes, blocks, and fields that the form does not know.
 */
import { isMap, isNode, isScalar, isSeq, Pair as NewPair, type Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import type { FieldsDocument } from '../file-format/fields-document'
import { type ScalarValue, scalarOf } from '../file-format/scalars'
import { type Fields, type FileNode, holdsNothing, isFields, isNothing, nameOf, own, saysTheSame } from './alike'
import { matchItems } from './match-items'

type AnyNode = NonNullable<FileNode> | Scalar | YAMLMap | YAMLSeq

/** Makes the document say what `data` says. */
export function mergeInto(document: FieldsDocument, data: Fields): void {
  keepHeading(document.contents, data)
  mergeFields(document.contents, data, false)
}

/** The node for a value, made from the existing node, if any. */
function merged(node: AnyNode | null | undefined, value: unknown, inFlow: boolean): AnyNode {
  if (node && saysTheSame(node as FileNode, value)) return node
  if (Array.isArray(value)) {
    const list = isSeq(node) ? node : replacing(node, new YAMLSeq())
    withCommentOfFirst(list, () => mergeItems(list, value, inFlow))
    return list
  }
  if (isFields(value)) {
    const map = isMap(node) ? node : replacing(node, new YAMLMap())
    mergeFields(map, value, inFlow || map.flow === true)
    return map
  }
  const scalar = scalarOf((value ?? '') as ScalarValue, isScalar(node) ? node : undefined, inFlow)
  if (!isScalar(node)) return replacing(node, scalar)
  node.value = scalar.value
  node.type = scalar.type
  return node
}

/** A value of another kind takes over what was said about the old one. */
function replacing<Made extends Scalar | YAMLMap | YAMLSeq>(node: AnyNode | null | undefined, made: Made): Made {
  const comments = [node?.commentBefore, node?.comment].filter(Boolean).join('\n')
  if (comments !== '') made.commentBefore = comments
  if (node?.spaceBefore) made.spaceBefore = true
  return made
}

function mergeFields(map: YAMLMap, data: Fields, inFlow: boolean): void {
  map.items = map.items.filter((pair) => stays(pair, data))
  for (const pair of map.items) {
    const value = own(data, nameOf(pair.key))
    if (isNothing(value)) continue
    const change = () => {
      pair.value = merged(pair.value as FileNode, value, inFlow)
    }
    if (isMap(pair.value)) withCommentOfFirst(pair.value, change)
    else change()
  }
  addFields(map, data, inFlow)
}

/** A field that the form left empty goes, unless it was empty before. */
function stays({ key, value }: Pair, data: Fields): boolean {
  if (!isNothing(own(data, nameOf(key)))) return true
  return holdsNothing(value as FileNode) || (isSeq(value) && value.items.length === 0)
}

/** New fields go after the field that they follow in the form. */
function addFields(map: YAMLMap, data: Fields, inFlow: boolean): void {
  let position = -1
  for (const [name, value] of Object.entries(data)) {
    const present = map.items.findIndex(({ key }) => nameOf(key) === name)
    if (present >= 0) position = present
    else if (!isNothing(value)) {
      const at = position === -1 ? map.items.length : position + 1
      map.items.splice(at, 0, new NewPair(keyOf(name), merged(undefined, value, inFlow)))
      position = at
    }
  }
}

function keyOf(name: string): Scalar {
  const key = new Scalar(name)
  key.type = /^[A-Za-z_][\w-]*$/.test(name) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE
  return key
}

function mergeItems(list: YAMLSeq, values: readonly unknown[], inFlow: boolean): void {
  const old = list.items as AnyNode[]
  const within = inFlow || (list.flow === true && old.length > 0)
  const sample = old.at(-1)
  const example = sample && withoutComments(sample.clone() as AnyNode)
  list.items = matchItems(old as FileNode[], values).map((match, index) =>
    merged(match === undefined ? (example?.clone() as AnyNode | undefined) : old[match], values[index], within),
  )
  // The parser reads `[]` as brackets to be kept; a list that is filled or emptied looks like any other.
  if (old.length === 0 || list.items.length === 0) list.flow = list.items.length === 0
  const first = list.items[0] as AnyNode | undefined
  if (first && first !== old[0]) first.spaceBefore = false
}

/**
 * The comment above the first item, or field, belongs to it and goes with it; the parser keeps it with the whole, and
 * writes blank lines around it only there.
 */
function withCommentOfFirst(whole: YAMLMap | YAMLSeq, change: () => void): void {
  const first = whole.commentBefore ? firstOf(whole) : undefined
  if (first) moveComment(whole, first)
  change()
  if (first && firstOf(whole) === first) moveComment(first, whole)
}

function firstOf(whole: YAMLMap | YAMLSeq): AnyNode | undefined {
  const first = isMap(whole) ? whole.items[0]?.key : whole.items[0]
  return isNode(first) ? (first as AnyNode) : undefined
}

function moveComment(from: AnyNode, to: AnyNode): void {
  to.commentBefore = from.commentBefore
  to.spaceBefore = from.spaceBefore
  from.commentBefore = undefined
  from.spaceBefore = undefined
}

/** A new item looks like the others (quotes, brackets, blocks), but what was said about them is not about it. */
function withoutComments(node: AnyNode): AnyNode {
  node.comment = undefined
  node.commentBefore = undefined
  node.spaceBefore = undefined
  if (isSeq(node)) for (const item of node.items) withoutComments(item as AnyNode)
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      withoutComments(key as AnyNode)
      if (value) withoutComments(value as AnyNode)
    }
  }
  return node
}

/** What is said at the top of a file, above a blank line, is about the file, and stays when its first field goes. */
function keepHeading(map: YAMLMap, data: Fields): void {
  const [first, ...rest] = map.items
  if (!first || stays(first, data) || !isScalar(first.key)) return
  const comment = first.key.commentBefore ?? ''
  const end = comment.lastIndexOf('\n\n')
  const next = rest.find((pair) => stays(pair, data))
  if (end === -1 || !isScalar(next?.key)) return
  next.key.commentBefore = [comment.slice(0, end), next.key.commentBefore].filter(Boolean).join('\n\n')
}
