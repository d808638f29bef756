/** The generated files by their names without `.json`, each with its key: the same for the same bytes. */
export type GeneratedKeys = ReadonlyMap<string, string>

/** @param written what the pipeline says of the files that it wrote, by their paths */
export const keysIn = (written: Iterable<[path: string, { key: string }]>): GeneratedKeys =>
  new Map(Array.from(written, ([path, { key }]) => [path.replace(/\.json$/, ''), key]))
