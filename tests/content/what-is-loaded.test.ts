/** A build that has nothing to parse must not load what parses: that alone takes longer than the rest of it. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** An import that is there when the program runs, and is not called for later. */
const STATIC_IMPORT = /^(?:import|export)(?! type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** Everything that a file needs to start: our own files by their paths, packages by their names. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    const name = from ?? alone ?? ''
    if (name.startsWith('.')) needed(resolved(join(dirname(file), name)), found)
    else found.add(name)
  }
  return found
}

const resolved = (path: string): string =>
  [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((candidate) => existsSync(candidate)) ?? path

const PARSERS = ['satteri', 'remark', 'unified', 'yaml', 'gray-matter', 'highlight.js/lib/common']

test('a build that parses needs the parsers', () => {
  expect([...needed('scripts/build-content/parse/entry.ts')]).toEqual(expect.arrayContaining(PARSERS))
})

test.each(['cli.ts', 'commands/build.ts', 'commands/watch.ts', 'incremental/cache.ts'])(
  '%s starts without them',
  (file) => {
    const found = needed(`scripts/build-content/${file}`)
    expect(PARSERS.filter((parser) => found.has(parser))).toEqual([])
  },
)
