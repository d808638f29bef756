/** The last part of a path: `content/blog/a.md` → `a.md`. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
