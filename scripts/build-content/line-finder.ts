/** The text of a line, for printing a problem together with it. */
import { PUBLISHED_URLS, type PublishedUrls } from './published-urls'
import type { ListedFile } from './read'
import { readSource } from './source-file'

/** Lines are read when a problem is printed: most builds print none. */
export function lineFinder(
  files: readonly ListedFile[],
  oncePublic: PublishedUrls | undefined,
): (file: string, line: number) => string | undefined {
  const listed = new Map(files.map((file) => [file.file, file]))
  const texts = new Map<string, string[]>([[PUBLISHED_URLS, oncePublic?.text.split('\n') ?? []]])
  return (file, line) => {
    const lines = texts.get(file) ?? linesIn(listed.get(file))
    texts.set(file, lines)
    return lines[line - 1]
  }
}

const linesIn = (file: ListedFile | undefined): string[] => (file && readSource(file).text?.split('\n')) ?? []
