import { partsOf } from '../../entry/kind'
import type { FileFormat } from '.'

/**
 * The format of a file by its name.
 * @param formats the format of each kind of file, by its collection, or by `collection/file` for single files
 */
export function formatOfFile(formats: ReadonlyMap<string, FileFormat>, file: string): FileFormat | undefined {
  const { folder, name } = partsOf(file)
  return formats.get(folder) ?? formats.get(name)
}
