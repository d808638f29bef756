/** Fields that stand in the text: they are shown to visitors, and do nothing. */

import { fieldNames } from '../field-names'
import type { Finding } from '../problems/problem'
import type { Slip } from '.'

/** More lines of fields than any file has. */
const MOST_LINES = 200

const isField = (line: string): boolean => fieldNames.has(/^([a-z]\w*):(?:\s|$)/i.exec(line)?.[1] ?? '')

const firstLine = (text: string, start: number): string => {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? undefined : end)
}

/** The lines of a list or of a longer text. */
const belongsToField = (line: string): boolean => /^\s*- |^\s{2,}\S/.test(line)

/** The fields that a text begins with. */
export function fieldsInText(text: string): Slip[] {
  const start = text.search(/\S/)
  if (start === -1) return []
  const fence = text.startsWith('---', start) ? /^---[ \t]*\n\s*/.exec(text.slice(start))?.[0].length : 0
  if (fence === undefined) return []
  const first = start + fence
  if (fence === 0 && !isField(firstLine(text, start))) return []
  const lines = text.slice(first).split('\n', MOST_LINES)
  const after = lines.findIndex((line, number) => !isField(line) && (number === 0 || !belongsToField(line)))
  if (after === 0) return []
  const fields = after === -1 ? lines : lines.slice(0, after)
  const finding: Finding = {
    code: 'fields-in-text',
    message: `Here ${fields.length === 1 ? 'is a field' : 'are fields'} below the second line of three hyphens, where the text of the page stands.`,
    hint:
      fence === 0
        ? `Move this above the second line of three hyphens:\n${fields.join('\n')}`
        : 'Move what is missing above up to the other fields, and remove the rest together with its lines of three hyphens.',
  }
  return [{ index: first, finding, severity: 'error' }]
}
