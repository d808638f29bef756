/** Whatever is lost or damaged between two builds, the second one gives the same site, byte for byte. */
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, filesBelow, type Project, siteOf } from './support/project'

let project: Project
let expected: Map<string, string>
beforeAll(async () => {
  project = await createProject()
  project.build()
  expected = siteOf(project)
}, 300_000)
afterAll(() => project.remove())

/** Builds again, and compares the site without printing megabytes. */
function expectSameSite(after: string): void {
  project.build()
  const now = siteOf(project)
  expect([...now.keys()], after).toEqual([...expected.keys()])
  expect(
    [...expected].filter(([file, bytes]) => now.get(file) !== bytes).map(([file]) => file),
    after,
  ).toEqual([])
}

const inProject = (path: string) => join(project.folder, path)

describe('what is removed comes back', () => {
  test.each([
    { kind: 'a page', file: /^about\.html$/ },
    { kind: 'a page of a list', file: /^blog\/tag\/[^/]+\.html$/ },
    { kind: 'a redirect', file: /^_redirects$/ },
    { kind: 'what a page reads', file: /^data\/blog\/[^/]+\.json$/ },
    { kind: 'what a search reads', file: /^data\/search\/.*\.json$/ },
    { kind: 'a script', file: /^assets\/.*\.js$/ },
    { kind: 'a style sheet', file: /^assets\/.*\.css$/ },
    { kind: 'a script of the forms', file: /^admin\/assets\/.*\.js$/ },
    { kind: 'the page of the forms', file: /^admin\/index\.html$/ },
    { kind: 'a picture', file: /^media\/.*\.avif$/ },
    { kind: 'the picture for sharing', file: /^share\.png$/ },
    { kind: 'the sitemap', file: /^sitemap\.xml$/ },
    { kind: 'a feed', file: /^feed\.xml$/ },
  ])('$kind', ({ file }) => {
    const removed = [...expected.keys()].find((name) => file.test(name))
    expect(removed).toBeDefined()
    rmSync(join(project.folder, 'dist', removed ?? ''))
    expectSameSite(`${removed} was removed`)
  })

  test.each(['dist', '.generated', '.cache/site', '.cache/content', '.cache/programs', '.cache/commands', '.cache'])(
    'the whole of %s',
    (folder) => {
      expect(statSync(inProject(folder)).isDirectory()).toBe(true)
      rmSync(inProject(folder), { recursive: true })
      expectSameSite(`${folder} was removed`)
    },
  )
})

describe('a line that somebody adds to what a build runs from its cache does not run', () => {
  const LINE = "import 'node:fs'; process.getBuiltinModule('node:fs').writeFileSync('ran.txt', '');\n"

  test.each([
    /^\.cache\/programs\/site-[^/]+\/server\/entry-server\.mjs$/,
    /^\.cache\/programs\/site-[^/]+\/server\/assets\/.*\.mjs$/,
    /^\.cache\/commands\/build-site-[^/]+\.mjs$/,
    /^\.cache\/commands\/(?!build-site-)[^/]+\.mjs$/,
  ])('%s', (pattern) => {
    const changed = filesBelow(inProject('.cache')).filter((name) => pattern.test(`.cache/${name}`))
    expect(changed).not.toEqual([])
    for (const name of changed) {
      const file = inProject(`.cache/${name}`)
      writeFileSync(file, LINE + readFileSync(file, 'utf8'))
    }
    // Without it, no page is rendered, and the program does not run.
    rmSync(inProject('.cache/site'), { recursive: true })
    expectSameSite('a line was added')
    expect(existsSync(inProject('ran.txt'))).toBe(false)
  })
})

// Where the disk allows it, both are names of one file.
test.each(['dist/assets', 'dist/admin/assets'])(
  'a script in %s that somebody changed in place is written again',
  (folder) => {
    const scripts = filesBelow(inProject(folder)).filter((name) => name.endsWith('.js'))
    expect(scripts).not.toEqual([])
    for (const name of scripts) appendFileSync(inProject(`${folder}/${name}`), '\n// changed')
    expectSameSite('scripts were changed')
  },
)

describe('what a build keeps for the next one may be damaged', () => {
  const DAMAGE: Record<string, (text: string) => string> = {
    'cut off': (text) => text.slice(0, text.length / 2),
    empty: () => '',
    'an empty object': () => '{}',
    'an empty list': () => '[]',
    nothing: () => 'null',
  }

  test.each([
    { record: 'of the site', folder: '.cache/site', name: /^[^/]+\.json$/ },
    { record: 'of the content', folder: '.cache/content', name: /./ },
    { record: 'of the programs', folder: '.cache/programs', name: /^[^/]+\/[^/]+\.json$/ },
    { record: 'of the commands', folder: '.cache/commands', name: /^[^/]+\.json$/ },
  ])('the record $record', ({ folder, name }) => {
    const records = filesBelow(inProject(folder)).filter((file) => name.test(file))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      const path = join(inProject(folder), record)
      for (const [how, damage] of Object.entries(DAMAGE)) {
        const whole = readFileSync(path, 'utf8')
        writeFileSync(path, damage(whole))
        expectSameSite(`${record}, ${how}`)
      }
    }
  })
})
