/** A switch of a form is on or off, but a file may say neither; a save must not add "false" to each of those. */
import type { Field } from '@sveltia/cms'
import type { FileFormat } from '.'
import type { Fields } from './alike'
import { SOURCE } from './form-data'

/** The same format, in which a switch that is off stays out of a file that does not have it. */
export function withSwitches({ fromFile, toFile }: FileFormat, fields: readonly Field[]): FileFormat {
  const switches = fields.filter(({ widget }) => widget === 'boolean').map(({ name }) => name)
  return {
    fromFile,
    toFile(data) {
      const off = switches.filter((name) => data[name] === false)
      if (off.length === 0) return toFile(data)
      const source = data[SOURCE]
      const before: Fields = typeof source === 'string' ? fromFile(source) : {}
      const isSaid = ([name]: [string, unknown]) => !off.includes(name) || Object.hasOwn(before, name)
      return toFile(Object.fromEntries(Object.entries(data).filter(isSaid)))
    },
  }
}
