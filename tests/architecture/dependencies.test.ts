/** docs/dependencies.md says what each package is for, and the site imports no other one. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const declared = Object.keys({ ...dependencies, ...devDependencies })
/** Packages, modules of Node, and packages that have types alone. */
const isDeclared = (name: string) => name === 'node' || [name, `@types/${name}`].some((it) => declared.includes(it))

test('the page on dependencies names each package of package.json once, and no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (`.*?) \|/gm)
  const named = Array.from(rows, ([, cell = '']) => Array.from(cell.matchAll(/`(.+?)`/g), ([, name]) => name)).flat()
  expect(named.sort()).toEqual(declared.sort())
})

test('src imports declared packages only', () => {
  const undeclared = sourceFiles()
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[a-z][\w.-]*)/g))
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('@words/') && !isDeclared(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(undeclared).toEqual([])
})
