/**
 * The one form in which content files are kept: the same fields, texts and comments always make the same file, so that
 * a change in a form changes the line of that value and no other.
 */
import { joinAtFences, splitAtFences } from './fences'
import { readFields, writeFields } from './fields-document'
import { normalizeLines } from './line-endings'

/**
 * A file in canonical form. Of a Markdown body only the end of the file is touched: exactly one line break.
 * @throws UnreadableFields
 */
export function canonicalText(format: 'md' | 'yaml', source: string): string {
  const { text } = normalizeLines(source)
  if (format === 'yaml') return canonicalFields(text)
  const { fields, body } = splitAtFences(text)
  return joinAtFences({ fields: canonicalFields(fields), body: canonicalBody(body) })
}

/** Once is not always enough: a comment that has found its place may need a blank line the next time. */
function canonicalFields(text: string): string {
  const once = writeFields(readFields(text)).trim()
  const twice = writeFields(readFields(once)).trim()
  return twice === '' ? '' : `${twice}\n`
}

const canonicalBody = (body: string): string => (body.trim() === '' ? '' : `${body.trimEnd()}\n`)
