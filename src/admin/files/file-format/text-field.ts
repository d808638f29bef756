import { Pair, Scalar } from 'yaml'
import { newFields, writeFields } from './fields-document'
import { scalarOf } from './scalars'

/** `name: text`, with quotes where the text needs them. */
export function textField(name: string, text: string): string {
  const document = newFields()
  document.contents.items.push(new Pair(new Scalar(name), scalarOf(text, undefined, false)))
  return writeFields(document).trimEnd()
}
