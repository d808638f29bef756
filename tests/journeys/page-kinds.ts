/** The pages of a kind are built in the same way: all services, say, or all lists of a tag. A page at the top is one alone. */
const kindOf = (path: string) => path.replace(/(?<=.)\/[^/]+$/, '/*')

/** The first page below each folder, and every page at the top. */
export function firstOfEachKind(paths: readonly string[]): string[] {
  const kinds = paths.map(kindOf)
  return paths.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
}
