/** Gives a field of a content file another name. Every other byte stays: values, quotes, comments, line ends and the body. */

import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { splitAtFences } from '../../../../src/lib/fenced-text'

/**
 * Returns the text with the field renamed, or the same text when there is no such field, when the new name is taken, or
 * when the fields cannot be read.
 * @param file its path, whose end says which format it has
 * @param path names from the outermost field to the renamed one; a list on the way stands for each of its items
 */
export function renameField(file: string, text: string, path: readonly string[], name: string): string {
  const { start, fields } = fieldsIn(file, text)
  const document = parseDocument(fields, { schema: 'failsafe', prettyErrors: false })
  if (document.errors.length > 0) return text
  let renamed = text
  // From the last to the first, so that the places of those before stay what they are.
  for (const [from, to] of places(document.contents, path, name).sort(([a], [b]) => b - a)) {
    renamed = renamed.slice(0, start + from) + name + renamed.slice(start + to)
  }
  return renamed
}

function fieldsIn(file: string, text: string): { start: number; fields: string } {
  if (!file.endsWith('.md')) return { start: 0, fields: text }
  const fields = splitAtFences(text.replace(/^\ufeff/, ''))?.fields ?? ''
  return { start: text.indexOf('\n') + 1, fields }
}

type Place = [from: number, to: number]

/** The place of the field's name in the file. */
function places(node: unknown, [first, ...rest]: readonly string[], name: string): Place[] {
  if (isSeq(node)) return node.items.flatMap((item) => places(item, [first ?? '', ...rest], name))
  if (!isMap(node)) return []
  const pair = pairOf(node, first)
  if (rest.length > 0) return pair ? places(pair.value, rest, name) : []
  const range = isScalar(pair?.key) ? pair.key.range : undefined
  return range && !pairOf(node, name) ? [[range[0], range[1]]] : []
}

const pairOf = (map: YAMLMap, name: string | undefined): Pair | undefined =>
  map.items.find(({ key }) => isScalar(key) && key.value === name)
