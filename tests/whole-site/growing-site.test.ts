/** Nothing that a visitor loads grows with the number of posts. Sizes in bytes, as files, before any compression. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOf } from '../../bench/posts/copy'
import { createProject, filesBelow, type Project } from './support/project'

const POSTS = 2_000
/** A page, with the data that travels in it. */
const PAGE = 100_000
/** What a page reads when a visitor goes there without a page load. */
const DATA = 32_000
/** A part of what a search reads: 1,000 posts at most, of some 300 bytes each. */
const SEARCH = 320_000

let project: Project
beforeAll(async () => {
  project = await createProject()
  const blog = join(project.folder, 'content/blog')
  const originals = readdirSync(blog).filter((name) => name.endsWith('.md'))
  for (let number = 0; number < POSTS; number++) {
    const name = originals[number % originals.length] ?? ''
    writeFileSync(
      join(blog, `${basename(name, '.md')}-${number}.md`),
      copyOf(readFileSync(join(blog, name), 'utf8'), number),
    )
  }
  project.build()
}, 600_000)
afterAll(() => project.remove())

/** The files of the site whose name fits, from the largest, each with its size. */
const sizes = (name: RegExp): [file: string, size: number][] =>
  filesBelow(join(project.folder, 'dist'))
    .filter((file) => name.test(file))
    .map((file): [string, number] => [file, statSync(join(project.folder, 'dist', file)).size])
    .sort(([, a], [, b]) => b - a)

test.each([
  { what: 'every page', name: /^(?!admin\/).*\.html$/, atLeast: POSTS, most: PAGE },
  // A table of a tool is what its writers made it, whatever the number of posts.
  { what: 'what every page reads', name: /^data\/(?!search\/|tables\/).*\.json$/, atLeast: POSTS, most: DATA },
  { what: 'every part of the search', name: /^data\/search\/.*\.json$/, atLeast: 2, most: SEARCH },
])('$what stays within its size with 2,000 posts', ({ name, atLeast, most }) => {
  const files = sizes(name)
  expect(files.length).toBeGreaterThanOrEqual(atLeast)
  expect(files.filter(([, size]) => size > most)).toEqual([])
})
