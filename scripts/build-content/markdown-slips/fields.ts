/** Fields that stand in the text: they are shown to visitors, and do nothing. */

import { fieldNames } from '../field-names'
import type { Slip } from '.'

/** The first paragraph of a text, when it consists of nothing but fields of the site. */
export function fieldsInText(text: string): Slip[] {
  const start = text.search(/\S/)
  if (start === -1) return []
  const fence = text.startsWith('---', start) ? /^---[ \t]*\n\s*/.exec(text.slice(start))?.[0].length : 0
  if (fence === undefined) return []
  const first = start + fence
  const end = text.slice(first).search(/\n[ \t]*\n|\n---/)
  const paragraph = end === -1 ? text.slice(first) : text.slice(first, first + end)
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  const isField = (line: string): boolean => fieldNames.has(/^([a-z]\w*):(?:\s|$)/i.exec(line)?.[1] ?? '')
  const [line = ''] = lines
  if (!isField(line) || !lines.every((other) => isField(other) || /^\s*- |^\s{2,}\S/.test(other))) return []
  const finding = {
    code: 'fields-in-text',
    message: `Here ${lines.length === 1 ? 'is a field' : 'are fields'} below the second line of three hyphens, where the text of the page stands.`,
    hint:
      fence === 0
        ? `Move this above the second line of three hyphens:\n${paragraph.trim()}`
        : 'Move what is missing above up to the other fields, and remove the rest together with its lines of three hyphens.',
  }
  return [{ index: first, finding, severity: 'error' }]
}
