/** The program that renders pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openProgram } from '../../scripts/build-site/bundle/programs'

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
