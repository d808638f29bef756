/** `npm run start-fresh` replaces the sample by a small site, or changes nothing. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesBelow } from '../../../tests/whole-site/support/project'
import { cloneOf, createFirstRelease, furnish, type Repository } from '../../../tests/whole-site/support/releases'

const ANSWERS = {
  name: 'Fjord & Pine',
  url: 'https://fjord.press',
  email: 'hello@fjord.press',
  language: 'fr',
  currency: 'EUR',
  color: '#0b5fa5',
}
const FLAGS = Object.entries(ANSWERS).flatMap(([name, value]) => [`--${name}`, value])

let root: string
let release: Repository
let site: Repository
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'start-fresh-'))
  release = createFirstRelease(join(root, 'release'), 'src/lib/retired.ts')
  site = cloneOf(release, join(root, 'site'))
  furnish(site)
}, 600_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const start = (...options: string[]) => site.run('start-fresh', '--', ...options)

/** A module that presses Ctrl-C in its process as soon as a function of `node:fs` gets a path that begins like this. */
const stopBefore = (step: string, path: string) =>
  `data:text/javascript,${encodeURIComponent(`
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const original = fs.${step}
fs.${step} = (...args) => {
  if (String(args[0]).startsWith('${path}')) process.kill(process.pid, 'SIGINT')
  return original(...args)
}
syncBuiltinESMExports()
`)}`

const isUntouched = () => site.git('status', '--porcelain') === '' && existsSync(join(site.folder, 'sample'))

describe('nothing is changed', () => {
  test('without an answer, where no person can be asked', () => {
    expect(start(...FLAGS.slice(0, 2))).toEqual({
      status: 2,
      stdout: '',
      stderr: 'start-fresh: --url is missing; --help lists the options\n',
    })
    expect(isUntouched()).toBe(true)
  })

  test('while something is not committed', () => {
    site.write('content/blog/unfinished.md', 'Words.\n')
    const { status, stderr } = start(...FLAGS)
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'start-fresh: there are changes that are not committed; commit them or put them aside first\n',
    })
    rmSync(join(site.folder, 'content/blog/unfinished.md'))
  })

  test.each([
    ['before anything is written', 'readFileSync', 'package.json'],
    ['while the new content is checked', 'promises.writeFile', '.cache/start-fresh/content/settings/site.yaml'],
    ['while the old content goes', 'rmSync', 'sample/'],
    ['while the new one is written', 'writeFileSync', '.README.md'],
  ])('when it is stopped %s', (_, step, path) => {
    const args = ['--import', stopBefore(step, path), 'scripts/run.mjs', 'publishing/start-fresh', ...FLAGS]
    const { status } = spawnSync(process.execPath, args, { cwd: site.folder, stdio: 'ignore' })
    expect(status).not.toBe(0)
    expect(isUntouched()).toBe(true)
  })
})

describe('the new site', () => {
  beforeAll(() => {
    expect(start(...FLAGS)).toMatchObject({ status: 0, stderr: '' })
    site.commit('Our own site')
  }, 600_000)

  test('has nothing of the sample, and a record of what it was made from', () => {
    for (const gone of ['sample', 'published-urls.txt']) expect(existsSync(join(site.folder, gone)), gone).toBe(false)
    const named = filesBelow(site.folder).filter(
      (file) => /^(?:content|theme|public)\/|^README/.test(file) && /longwire/i.test(site.read(file)),
    )
    expect(named).toEqual([])
    expect(JSON.parse(site.read('upgrades/base.json')).packageJson.version).toBe('1.0.0')
    expect(JSON.parse(site.read('package.json')).name).toBe('fjord-pine')
  })

  test('is what launch-check finds unfinished, with addresses that have no owner', () => {
    const { stdout } = site.run('launch-check', '--', '--format', 'json')
    const found: { code: string; file: string }[] = JSON.parse(stdout)
    const codes = new Set(found.filter(({ file }) => file.startsWith('content/')).map(({ code }) => code))
    expect([...codes].sort()).toEqual(['links-not-visited', 'placeholder-address', 'unfinished'])
    const written = filesBelow(join(site.folder, 'content')).filter((file) =>
      /^(?!(?:tools|tables)\/).*\.(?:md|yaml)$/.test(file),
    )
    const finished = written.filter((file) => !found.some((one) => one.file === `content/${file}`))
    expect(finished).toEqual(['pages/not-found.yaml', 'pages/search.yaml', 'settings/navigation.yaml'])
  })

  test('builds, and a newer release brings nothing back', () => {
    expect(site.run('build')).toMatchObject({ status: 0 })
    release.edit('package.json', '"version": "1.0.0"', '"version": "1.1.0"')
    const { stdout } = site.run('upgrade', '--', '--from', release.folder, '--dry-run')
    expect(stdout).toBe(
      'An upgrade from release 1.0.0 to 1.1.0 would do this. Nothing was changed.\nWhat you deleted stays deleted:\n  published-urls.txt\n  sample/\nIt installs no packages.\nMigrations of the content: 0.\n',
    )
  })

  test('is not replaced a second time', () => {
    const { status, stderr } = start(...FLAGS)
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /^start-fresh: the content is no longer the sample \(content\/.*; to do so all the same, add --replace-my-content\n$/,
    )
  })
})
