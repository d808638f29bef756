import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml'
import { changeFiles, type Migration } from './migration'

export const offices: Migration = {
  number: 4,
  says: 'Makes `office` in pages/contact.yaml the first of a list, `offices`.',
  change: (texts) => changeFiles(texts, /^content\/(?:[a-z]{2}\/)?pages\/contact\.yaml$/, (_, text) => withList(text)),
}

function withList(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false })
  const { contents } = document
  if (document.errors.length > 0 || !isMap(contents) || contents.has('offices')) return text
  const key = contents.items.find((pair) => isScalar(pair.key) && pair.key.value === 'office')?.key
  const group = contents.get('office')
  if (!isScalar(key) || !key.range || !isMap(group) || !group.range) return text
  const [start, end] = group.range
  const list = group.flow ? `[${text.slice(start, end)}]` : item(text.slice(start, end), group)
  return `${text.slice(0, key.range[0])}offices${text.slice(key.range[1], start)}${list}${text.slice(end)}`
}

/** The same lines as the one item of a list, each two columns further in. */
function item(lines: string, { items: [first] }: YAMLMap): string {
  const isKey = isScalar(first?.key)
  return isKey ? `- ${lines.replace(/\n(?=[^\r\n])/g, '\n  ')}` : lines
}
