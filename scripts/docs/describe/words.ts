/** What belongs into a field, in the words of people who write. */
import type { FieldNode } from '../../../src/schema/field-tree'
import { oneOf } from '../../lib/diagnostics/words'

const ROLES: Record<string, string> = {
  date: 'A day, as YYYY-MM-DD',
  link: 'A path of this site, or an `https:`, `mailto:` or `tel:` address',
  webAddress: 'An `https:` address',
  email: 'An email address',
  path: 'A path of this site, starting with `/`',
  timeZone: 'The name of a time zone, such as `Europe/London`',
  language: 'The code of a language, such as `fr` or `en-GB`',
  currency: 'The code of a currency, such as `USD` or `EUR`',
  amount: 'A number, with a point before cents',
  logo: 'An SVG, PNG or WebP file, by its path below `content/media`',
  category: 'The name of a category of `settings/site.yaml`',
  message: 'Words, with the values in braces that the English ones have',
  focalPoint: 'Two percentages in steps of 5, from the left and from the top',
}

const ONE_OF_GROUPS = 'A group of fields that depends on its `kind`'

/** The kind of value, and what limits it: `A list of at least 6; each: one line of text`. */
export function kindInWords(schema: FieldNode): string {
  const { field } = schema
  if (schema.const !== undefined) return `The word \`${schema.const}\``
  if (schema.enum) return `One of ${oneOf(schema.enum.map((choice) => `\`${choice}\``))}`
  if (field?.role === 'reference') {
    const id = `The name of a file in \`content/${field.collection}\`, without its ending`
    return field.allowText ? `${id}, or other words` : id
  }
  if (schema.type === 'array') return listInWords(schema)
  if (schema.oneOf) return ONE_OF_GROUPS
  if (schema.type === 'object') return 'A group of fields'
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'integer')
    return `A whole number${schema.minimum === undefined ? '' : `, at least ${schema.minimum}`}`
  if (field?.role === 'text') return `One line of text${roomIn(schema)}`
  if (field?.role === 'sentence') {
    return `One line of text${roomIn(schema)}; ${field.slots.map((slot) => `\`{${slot}}\``).join(', ')} stand for what a visitor says`
  }
  if (field?.role === 'paragraphs') return `Text${roomIn(schema)}; a blank line starts a new paragraph`
  if (field?.role === 'date' && field.mayHaveHour) return `${ROLES.date}, or a day and an hour, as YYYY-MM-DD HH:MM`
  if (field?.role === 'picture') {
    return `A picture at least ${field.width} pixels wide, by its path below \`content/media\``
  }
  if (schema.pattern && !field) return 'A name of lowercase letters, digits and single hyphens'
  return ROLES[field?.role ?? ''] ?? 'One line of text'
}

const roomIn = ({ maxLength }: FieldNode): string =>
  maxLength === undefined ? '' : ` of at most ${maxLength} characters`

function listInWords({ items, minItems, maxItems }: FieldNode): string {
  const count = countInWords(minItems, maxItems)
  const each = lowered(kindInWords(items ?? {}))
  return `A list${count === '' ? '' : ` of ${count}`}; each: ${each}`
}

function countInWords(min = 0, max = Number.POSITIVE_INFINITY): string {
  if (min === max) return `exactly ${min}`
  const bounds = [min > 0 ? `at least ${min}` : '', max < Number.POSITIVE_INFINITY ? `at most ${max}` : '']
  return bounds.filter(Boolean).join(' and ')
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What an editor program says beside a wrong value. */
export function remedyInWords(schema: FieldNode): string | undefined {
  const example = schema.example === undefined ? '' : ` For example: ${schema.example}`
  if (schema.const !== undefined || schema.oneOf || schema.type === 'object' || schema.type === 'array')
    return undefined
  return `${plain(kindInWords(schema))} is needed here.${example}`
}

/** Without the marks that only Markdown needs. */
export const plain = (text: string): string => text.replaceAll('`', '')
