/** The text of a line, for printing a diagnostic together with it. */
import { once } from '../../lib/once'
import type { ListedFile } from './list'
import { readSource } from './read-file'

/**
 * Reads a file when one of its lines is asked for: most builds print no diagnostics.
 * @param other texts of files outside the content folder, by their names
 */
export function lineFinder(
  files: readonly ListedFile[],
  other: Readonly<Record<string, string>>,
): (file: string, line: number) => string | undefined {
  const listed = once(() => new Map(files.map((file) => [file.file, file])))
  // Diagnostics come in the order of the files, so the last file is enough: it is often asked for again.
  let last: { file: string; lines: readonly string[] } | undefined
  return (file, line) => {
    if (last?.file !== file) last = { file, lines: (other[file] ?? textOf(listed().get(file))).split('\n') }
    return last.lines[line - 1]
  }
}

const textOf = (file: ListedFile | undefined): string => (file && readSource(file).text) ?? ''
