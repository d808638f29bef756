/** The text of a line, for printing a diagnostic together with it. */
import type { ListedFile } from './list'
import { readSource } from './source-file'

/**
 * Reads a file when one of its lines is asked for: most builds print no diagnostics.
 * @param other texts of files outside the content folder, by their names
 */
export function lineFinder(
  files: readonly ListedFile[],
  other: Readonly<Record<string, string>>,
): (file: string, line: number) => string | undefined {
  const listed = new Map(files.map((file) => [file.file, file]))
  const texts = new Map(Object.entries(other).map(([file, text]) => [file, text.split('\n')]))
  return (file, line) => {
    const lines = texts.get(file) ?? linesIn(listed.get(file))
    texts.set(file, lines)
    return lines[line - 1]
  }
}

const linesIn = (file: ListedFile | undefined): string[] => (file && readSource(file).text?.split('\n')) ?? []
