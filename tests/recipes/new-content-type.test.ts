/** docs/recipes/new-content-type.md, performed in a copy of the project. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFiles } from '../architecture/imports'
import { readRecipe } from './recipe'

const recipe = readRecipe('docs/recipes/new-content-type.md')

let project: string
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'recipe-'))
  for (const file of trackedFiles()) cpSync(file, join(project, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
  // Pictures that are rendered already need not be rendered again.
  if (existsSync('.cache/pictures')) cpSync('.cache/pictures', join(project, '.cache/pictures'), { recursive: true })
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(file))

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' })

test('a content type with a list and a page costs seven files by hand', () => {
  const byHand = new Set(recipe.map(({ file }) => file).filter((file) => !file.startsWith('content/')))
  expect([...byHand].sort()).toHaveLength(7)
})

test('the recipe gives a site with the list, the page, the form and the types', () => {
  for (const { file, apply } of recipe) {
    const path = join(project, file)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, apply(before))
  }
  run('npm', 'run', '--silent', 'describe')
  run('npm', 'run', '--silent', 'build')
  run('npx', 'tsc', '--noEmit')

  const built = (file: string) => readFileSync(join(project, 'dist', file), 'utf8')
  expect(built('talks.html')).toContain('The embargo in practice')
  expect(built('talks/embargo-in-practice.html')).toContain('The slides come after the talk.')
  expect(built('sitemap.xml')).toContain('/talks/embargo-in-practice')
  expect(existsSync(join(project, 'docs/editing/reference/talks.md'))).toBe(true)
})

test('the recipe changes no file of TypeScript that the project does not track', () => {
  const known = new Set(sourceFiles())
  const changed = recipe.filter(({ isChange }) => isChange).map(({ file }) => file)
  expect(changed.filter((file) => !known.has(file))).toEqual([])
})
