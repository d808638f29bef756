/** An agency makes the site its own without changing a file of the project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../../../scripts/lib/fingerprint'
import { classOf, OWNERSHIP } from '../../../scripts/publishing/upgrade/ownership'
import { createProject, filesBelow, type Project, siteOf } from '../../../tests/whole-site/support/project'
import { BRAND, colorsOf, OLD, rebrand, shapesOf } from './support/rebrand'

const SOURCES = /^(?!node_modules|dist|\.cache|\.generated)/

let project: Project
let changed: string[]
let oldFiles: Set<string>
let old: Record<string, readonly RegExp[]>
let sample: Map<string, string>
let site: Map<string, string>

const bytesOf = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((file) => SOURCES.test(file))
      .map((file) => [file, fingerprint(readFileSync(join(folder, file)))]),
  )

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')

beforeAll(async () => {
  project = await createProject()
  const before = bytesOf(project.folder)
  // This picture marks pages with invented facts. It carries no name, and goes when the facts are true.
  const icons = filesBelow('public').filter((file) => file !== 'share-sample.png')
  oldFiles = new Set(icons.map((file) => fingerprint(readFileSync(join('public', file)))))
  old = {
    name: [OLD.name],
    typefaces: [OLD.fonts],
    colors: colorsOf(project.folder).map(literal),
    logo: shapesOf(project.folder).map(literal),
    menu: [OLD.menu],
    'hidden tool': [literal(`/tools/${BRAND.hiddenTool}`)],
  }
  project.build()
  sample = siteOf(project)
  await rebrand(project.folder)
  const after = bytesOf(project.folder)
  const all = new Set([...before.keys(), ...after.keys()])
  changed = [...all].filter((file) => before.get(file) !== after.get(file))
  project.build()
  site = siteOf(project)
}, 600_000)
afterAll(() => project.remove())

test('rebranding changes files of the agency only', () => {
  const ownership = JSON.parse(readFileSync(OWNERSHIP, 'utf8'))
  expect(changed.length).toBeGreaterThan(20)
  expect(changed.filter((file) => classOf(file, ownership) !== 'yours')).toEqual([])
})

describe('the built site', () => {
  test.each(['name', 'typefaces', 'colors', 'logo', 'menu', 'hidden tool'])('has nothing of the old %s', (what) => {
    const patterns = old[what] ?? []
    const filesWith = (files: Map<string, string>, pattern: RegExp) =>
      [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file)
    expect(patterns.length).toBeGreaterThan(0)
    for (const pattern of patterns) {
      expect(filesWith(sample, pattern), `${pattern} in the sample`).not.toEqual([])
      expect(filesWith(site, pattern), `${pattern}`).toEqual([])
    }
  })

  test('has no icon of the sample', () => {
    const kept = [...site].filter(([, bytes]) => oldFiles.has(fingerprint(Buffer.from(bytes, 'latin1'))))
    expect(kept.map(([file]) => file)).toEqual([])
  })

  test('shows the new name, logo and menu on every page', () => {
    const pages = [...site].filter(([file]) => file.endsWith('.html') && !file.startsWith('admin/'))
    expect(pages.length).toBeGreaterThan(50)
    const name = BRAND.name.replace('&', '&amp;')
    // The pages for frames on other sites have neither header nor footer.
    const wanted = (file: string) => (file.startsWith('embed/') ? [name] : [name, BRAND.logo.trim(), BRAND.menu])
    const isOurs = ([file, html]: [string, string]) => wanted(file).every((text) => html.includes(text))
    expect(pages.filter((page) => !isOurs(page)).map(([file]) => file)).toEqual([])
  })

  test('has the new colors, the new legal text and the other tools', () => {
    const styles = [...site].filter(([file]) => /^assets\/.*\.css$/.test(file)).map(([, css]) => css)
    expect(styles.some((css) => css.includes(BRAND.color))).toBe(true)
    expect(site.get('privacy-policy.html')).toContain(BRAND.legal)
    expect(site.has(`tools/${BRAND.hiddenTool}.html`)).toBe(false)
    expect(site.has(`embed/${BRAND.hiddenTool}.html`)).toBe(false)
    expect(site.has('tools/pr-health-checker.html')).toBe(true)
  })
})
