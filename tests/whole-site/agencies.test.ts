/**
 * Agencies that share nothing with the site that is here put their own files in its place. Nothing of the project changes for
 * that, the whole gate stays green, and a newer release keeps what is theirs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchCheck } from '../../scripts/launch-check'
import { readProject } from '../../scripts/launch-check/project'
import { classOf, OWNERSHIP } from '../../scripts/publishing/upgrade/ownership'
import { agencies, moveIn } from './support/agency'
import { namesOfSite } from './support/names-of-site'
import { filesBelow } from './support/project'
import { cloneOf, createFirstRelease, furnish, type Repository } from './support/releases'

/** A file that the first release has and the next one does not. */
const RETIRED = 'src/lib/retired.ts'

/** The programs of the forms, which are made of code alone; their library names many companies. */
const FORMS = /^admin\/assets\//

/** Whether a tool cites a company as the source of a rule. It can be a client, too. */
const isCited = (name: string) =>
  filesBelow('src/tools').some((file) => readFileSync(join('src/tools', file), 'utf8').includes(name))

/** The addresses of these agencies are invented, so every visit is answered here. */
const answers = async () => undefined

describe.each(agencies)('the site of %s', (agency) => {
  let root: string
  let release: Repository
  let site: Repository

  // A release and an adoption, each with a commit of all files.
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'agency-'))
    release = createFirstRelease(join(root, 'release'), RETIRED)
    site = cloneOf(release, join(root, 'site'))
    furnish(site)
    site.run('adopt', '--', 'HEAD')
    moveIn(agency, site)
  }, 600_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('is made of files of the agency alone', () => {
    const ownership = JSON.parse(site.read(OWNERSHIP))
    const changed = site.git('diff', '--name-only', 'v1.0.0', 'HEAD').trim().split('\n')
    const isOurs = (file: string) => classOf(file, ownership) !== 'yours' && !file.startsWith('sample/')
    expect(changed.length).toBeGreaterThan(20)
    expect(changed.filter(isOurs)).toEqual([])
  })

  // The journeys alone take minutes; on a busy machine the whole takes many more.
  test('passes the whole gate', { timeout: 3_600_000 }, () => {
    const { status, stdout } = site.run('test')
    // What failed there stands in its report.
    const failures = stdout.split('\n').filter((line) => /FAIL|✘|×|›|Error:/.test(line))
    expect(stdout.trimEnd().split('\n').at(-1), failures.join('\n')).toMatch(/^\d+ passed, 0 failed$/)
    expect(status).toBe(0)
  })

  test('is ready to go live', async () => {
    const content = join(site.folder, 'content')
    const { project, diagnostics } = await readProject(site.folder, content, '2026-01-15')
    expect(diagnostics).toEqual([])
    expect(await launchCheck(project, answers, answers)).toEqual([])
  })

  test('has no name of the site that was there before', () => {
    const names = namesOfSite('content').filter((name) => !isCited(name))
    const pattern = new RegExp(`\\b(?:${names.map(literal).join('|')})\\b`, 'i')
    const dist = join(site.folder, 'dist')
    const found = filesBelow(dist)
      .filter((file) => /\.(?:html|js|css|json|md|txt|xml|svg)$/.test(file) && !FORMS.test(file))
      .flatMap((file) => {
        const name = pattern.exec(readFileSync(join(dist, file), 'utf8'))?.[0]
        return name === undefined ? [] : `${file}: ${name}`
      })
    expect(names.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })

  test('keeps every file of the agency through an upgrade', () => {
    release.edit('package.json', '"version": "1.0.0"', '"version": "1.1.0"')
    release.git('rm', '--quiet', RETIRED)
    release.write('src/lib/new.ts', 'export const isNew = true\n')
    release.commit('Release 1.1.0')
    const before = site.git('ls-tree', '-r', 'HEAD', 'content', 'theme', 'public', 'src/admin/settings.ts')
    const { status, stdout } = site.run('upgrade', '--', '--from', release.folder)
    expect(stdout).toMatch(/0 gone, 0 addresses lost/)
    expect(status).toBe(0)
    expect(site.git('ls-tree', '-r', 'HEAD', 'content', 'theme', 'public', 'src/admin/settings.ts')).toBe(before)
    expect(site.git('ls-files', 'sample', 'published-urls.txt', 'src/lib/new.ts').trim()).toBe('src/lib/new.ts')
  })
})

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
