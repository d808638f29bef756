import { fieldsOf, fieldTree } from '../../../schema/field-tree'
import { type Draft, LOCALE } from '../../cms/hook-types'
import { labelOf } from '../../cms/labels'
import { kindOf } from '../../entry/kind'
import type { Objection } from './objections'

/**
 * Pictures of a form that say nothing to people who cannot see them. A picture may be decoration, so this is a question, and
 * it is asked only when the picture or its words changed. Words that a picture needs are a required field, and those of a
 * picture in a text are checked with the text.
 */
export function picturesWithoutWords({ currentValues, originalValues }: Draft, file = ''): Objection[] {
  const kind = kindOf(file)
  if (!kind) return []
  const [now, before] = [currentValues[LOCALE], originalValues[LOCALE] ?? {}]
  const fields = fieldsOf(fieldTree(kind.schema))
  return fields.flatMap(({ name, node }): Objection | [] => {
    const words = `${name}Alt`
    if (node.field?.role !== 'picture' || !fields.some((other) => other.name === words && !other.isNeeded)) return []
    const isSame = (field: string) => (now[field] || '') === (before[field] || '')
    if (!now[name] || now[words] || (isSame(name) && isSame(words))) return []
    return {
      file,
      severity: 'warning',
      code: 'missing-alt',
      field: words,
      message: `${labelOf(words)} is empty: people who cannot see the picture learn nothing of it.`,
      hint: 'Write what it shows. Leave it empty only if the picture is decoration.',
    }
  })
}
