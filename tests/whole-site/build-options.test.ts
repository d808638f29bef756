/** What the options of a build add to the site, and that a build without them takes it away again. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProject, filesBelow, type Project, siteOf } from './support/project'

let project: Project
let plain: Map<string, string>
beforeAll(async () => {
  project = await createProject()
  project.build()
  plain = siteOf(project)
}, 300_000)
afterAll(() => project.remove())

/** Paths that only the second site has. */
const added = (site: Map<string, string>): string[] => [...site.keys()].filter((path) => !plain.has(path))
const bytesOf = (path: string): Buffer => readFileSync(join(project.folder, 'dist', path))

test('--compress adds two files to each text file of 1 kB or more outside of the forms, and nothing else', () => {
  project.build(['--compress'])
  const files = added(siteOf(project))
  expect(files.length).toBeGreaterThan(200)
  for (const path of files) {
    const original = bytesOf(path.replace(/\.(?:br|gz)$/, ''))
    const unpacked = path.endsWith('.br') ? brotliDecompressSync(bytesOf(path)) : gunzipSync(bytesOf(path))
    expect(unpacked.equals(original), path).toBe(true)
  }
  const texts = [...plain.keys()].filter(
    (path) => path.endsWith('.html') && !path.startsWith('admin/') && bytesOf(path).length >= 1000,
  )
  expect(texts.filter((path) => !files.includes(`${path}.br`) || !files.includes(`${path}.gz`))).toEqual([])
})

test('--stubs adds a page to each old address', () => {
  project.build(['--stubs'])
  expect(added(siteOf(project))).toEqual(['.nojekyll', 'resources/our-customers.html'])
})

test('without options nothing of that is left', () => {
  project.build()
  expect([...siteOf(project).keys()]).toEqual([...plain.keys()])
})

test('on Vercel the site lies in the folder that Vercel publishes, without the files of other hosts', () => {
  expect(existsSync(join(project.folder, '.vercel'))).toBe(false)
  project.build([], { VERCEL: '1' })
  const published = filesBelow(join(project.folder, '.vercel/output/static'))
  const forOthers = ['_headers', '_redirects']
  expect(published).toEqual(filesBelow(join(project.folder, 'dist')).filter((path) => !forOthers.includes(path)))
})
