/** Fields of a file → the values a form shows. */
import { isMap, isScalar, isSeq } from 'yaml'
import type { FieldsDocument } from '../file-format/fields-document'
import { type Fields, type FileNode, isBare, nameOf, textOf } from './alike'

/** The name under which an entry carries the text it was read from through the CMS and back. */
export const SOURCE = '__source'

/**
 * Texts stay texts, numbers too: a form field for numbers reads them, and one for text would fail on a number. Only a
 * switch needs `true` and `false` to be what they mean. A name without a value is left out.
 */
export const formData = ({ contents }: FieldsDocument): Fields => shown(contents as FileNode) as Fields

function shown(node: FileNode): unknown {
  if (isMap(node)) {
    const filled = node.items.filter(({ value }) => !isBare(value as FileNode))
    return Object.fromEntries(filled.map(({ key, value }) => [nameOf(key), shown(value as FileNode)]))
  }
  if (isSeq(node)) return node.items.map((item) => shown(item as FileNode))
  if (!isScalar(node) || isBare(node)) return ''
  const text = textOf(node)
  return node.type === 'PLAIN' && /^(?:true|false)$/.test(text) ? text === 'true' : text
}
