/**
 * A switch of a form is on or off, and a list of texts has items or none. A file may say neither, and a save must not add
 * `false` or `[]` to it.
 */
import type { Field } from '@sveltia/cms'
import type { FileFormat } from '.'
import type { Fields } from './alike'
import { SOURCE } from './form-data'

/** The same format, in which a switch that is off and an empty list of texts stay out of a file that does not have them. */
export function withSwitches({ fromFile, toFile }: FileFormat, fields: readonly Field[]): FileFormat {
  const switches = fields.filter(({ widget }) => widget === 'boolean').map(({ name }) => name)
  const lists = fields.filter(isListOfTexts).map(({ name }) => name)
  // The CMS writes an empty list into a form that has none as soon as it shows it, and would offer to save that.
  const empty = Object.fromEntries(lists.map((name) => [name, []]))
  return {
    fromFile: (text) => ({ ...empty, ...fromFile(text) }),
    toFile(data) {
      const off = [
        ...switches.filter((name) => data[name] === false),
        ...lists.filter((name) => Array.isArray(data[name]) && data[name].length === 0),
      ]
      if (off.length === 0) return toFile(data)
      const source = data[SOURCE]
      const before: Fields = typeof source === 'string' ? fromFile(source) : {}
      const isSaid = ([name]: [string, unknown]) => !off.includes(name) || Object.hasOwn(before, name)
      return toFile(Object.fromEntries(Object.entries(data).filter(isSaid)))
    },
  }
}

const isListOfTexts = (field: Field): boolean =>
  field.widget === 'list' && !('fields' in field) && !('field' in field) && !('types' in field)
