/** Fields written into the text: visitors see them, and they do nothing. */

import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { isFieldName } from '../../../../lib/schema/field-names'
import { lineAt } from '../../line-at'
import type { IndexedMessage } from './rule'

/** More lines of fields than any file has. */
const MOST_LINES = 200

function isField(line: string): boolean {
  const name = /^([a-z]\w*):(?:\s|$)/i.exec(line)?.[1]
  return name !== undefined && isFieldName(name)
}

/** The lines of a list or of a longer text. */
const belongsToField = (line: string): boolean => /^\s*- |^\s{2,}\S/.test(line)

/** The fields that a text begins with. */
export function fieldsInText(text: string): IndexedMessage[] {
  const start = text.search(/\S/)
  if (start === -1) return []
  const fence = text.startsWith('---', start) ? /^---[ \t]*\n\s*/.exec(text.slice(start))?.[0].length : 0
  if (fence === undefined) return []
  const first = start + fence
  if (fence === 0 && !isField(lineAt(text, start))) return []
  const lines = text.slice(first).split('\n', MOST_LINES)
  const after = lines.findIndex((line, number) => !isField(line) && (number === 0 || !belongsToField(line)))
  if (after === 0) return []
  const fields = after === -1 ? lines : lines.slice(0, after)
  const message: Message = {
    code: 'fields-in-text',
    severity: 'error',
    text: `${fields.length === 1 ? 'This is a field, but it is' : 'These are fields, but they are'} below the second line of three hyphens, where the text of the page starts.`,
    hint:
      fence === 0
        ? `Move this above the second line of three hyphens:\n${fields.join('\n')}`
        : 'Move the fields that are missing above up to the others. Then remove the rest of them, with the lines of three hyphens around them.',
  }
  return [{ index: first, message }]
}
