/** The program that renders pages, and what it may do to be fast. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFileReader } from '../../scripts/build-site/pages/read-generated'
import { openProgram, rendererOf } from '../../scripts/build-site/programs/programs'
import { noShells } from '../../src/components/kept-shell'
import type { SitePage } from '../../src/schema/entries'
import { examplesOf } from '../tier'

const CONTENT = '.generated/content'

const openSite = () => openProgram('site', { cache: '.cache', content: CONTENT }, () => undefined)

test('pages are rendered by React in its production mode, whatever NODE_ENV is', async () => {
  const { folder } = await openSite()
  const program = readdirSync(`${folder}/server`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(`${folder}/server/${file}`, 'utf8'))
    .join('\n')
  expect(program).toContain('renderToString')
  expect(program.match(/process\.env\.NODE_ENV|jsxDEVImpl|\breact[\w-]*\.development\b/g)).toBeNull()
})

test('every page is the same with a kept header and footer', { timeout: 120_000 }, async () => {
  const render = await rendererOf(await openSite())
  // As it was published: journeys that run meanwhile change the generated content.
  const read = createFileReader('dist/data')
  const shells = noShells()
  const pages = JSON.parse(readFileSync(`${CONTENT}/pages.json`, 'utf8')) as SitePage[]
  // No menu marks anything on the last two, so these have the same header and footer.
  const paths = [...examplesOf(pages.map(({ path }) => path)), '/404', '/case-study/404']
  for (const path of paths) {
    const alone = await render(path, read)
    // The second time, the state of the page is sure to be known.
    await render(path, read, shells)
    expect((await render(path, read, shells)).html === alone.html, path).toBe(true)
  }
  expect(shells.byState.size).toBeGreaterThan(0)
  expect(shells.byState.size).toBeLessThan(paths.length)
})
