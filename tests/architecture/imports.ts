/** The imports of the project as a graph: every TypeScript file, and the files that it names, type-only imports included. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g

/** Files that Git tracks, or would: everything but what `.gitignore` names. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(file))

/** Each file with the files of the project that it imports. Packages and generated files are left out. */
export function importGraph(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name)
      return [file, [...new Set(names.flatMap((name) => resolve(file, name, known)))]]
    }),
  )
}

function resolve(file: string, name: string, known: ReadonlySet<string>): string[] {
  if (!/^(?:\.|@\/|@words\/)/.test(name)) return []
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(file), name)
    : name.replace(/^@words\//, 'src/words/').replace(/^@\//, 'src/')
  const found = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((f) => known.has(f))
  return found === undefined ? [] : [found]
}

/** Groups of files that import each other in a circle, directly or through others (Tarjan's algorithm). */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next)
        low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, order.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}
