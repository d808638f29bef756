/** A site in two languages: two pages, a post, the navigation and the settings in German, as `sample/translations` has them. */
import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, filesBelow, type Project, siteOf } from '../../../tests/whole-site/support/project'

const SETTING = 'languages:\n  - language: de\n    url: https://de.example.com\n'
const TOOLS = readdirSync('sample/translations/de/tools').map((file) => `/tools/${file.replace('.yaml', '')}`)
const TRANSLATED = ['/about', '/contact', '/blog/embargo-or-exclusive', ...TOOLS]

let project: Project
let before: Map<string, string>
beforeAll(async () => {
  project = await createProject()
  project.build()
  before = siteOf(project)
  appendFileSync(join(project.folder, 'content/settings/site.yaml'), SETTING)
  cpSync('sample/translations/de', join(project.folder, 'content/de'), { recursive: true })
  project.build()
  project.build(['--language', 'de'])
}, 600_000)
afterAll(() => project.remove())

const page = (folder: string, path: string) =>
  readFileSync(join(project.folder, folder, `${path.slice(1)}.html`), 'utf8')
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))

describe('the site in the first language', () => {
  test('differs by the addresses of translations alone', () => {
    const alternates = /<link rel="alternate" hreflang="[^"]*" href="[^"]*">/g
    const html = [...siteOf(project)].filter(([file]) => file.endsWith('.html') && !file.startsWith('admin/'))
    expect(html.length).toBeGreaterThan(100)
    const named = html
      .filter(([, text]) => text.search(alternates) >= 0)
      .map(([file]) => `/${file.replace('.html', '')}`)
    expect(named.sort()).toEqual([...TRANSLATED].sort())
    // The settings are part of the program, whose files are named by their bytes.
    const plain = (text = '') => text.replace(alternates, '').replace(/[\w-]+-[\w-]{8}(?=\.(?:js|css|woff2))/g, '')
    for (const [file, text] of html) expect(plain(text) === plain(before.get(file)), file).toBe(true)
  })

  test('has a feed and a sitemap as before', () => {
    const site = siteOf(project)
    for (const file of ['feed.xml', 'feed.json', 'sitemap.xml', 'llms.txt'])
      expect(site.get(file)).toBe(before.get(file))
  })
})

describe('the site in German', () => {
  test('has every page of the site', () => {
    const pages = (folder: string) => filesBelow(join(project.folder, folder)).filter((file) => file.endsWith('.html'))
    const groupsOfPost = /^blog\/(?:tag|author)\//
    const [first, german] = ['dist', 'dist-de'].map((folder) =>
      pages(folder).filter((file) => !groupsOfPost.test(file)),
    )
    expect(german).toEqual(first)
  })

  test.each(TRANSLATED)('%s is German, and names its other addresses', (path) => {
    const html = page('dist-de', path)
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="de"/)
    const head = headOf(html)
    expect(head).toContain(`<link rel="alternate" hreflang="en" href="https://www.example.com${path}">`)
    expect(head).toContain(`<link rel="alternate" hreflang="de" href="https://de.example.com${path}">`)
    expect(head).toContain(`<link rel="canonical" href="https://de.example.com${path}"`)
    expect(head).not.toContain('noindex')
    expect(html).not.toMatch(/<main[^>]* lang="en"/)
    expect(html).toContain('Zum Inhalt springen')
    expect(html).not.toMatch(/Skip to content|min read|Main menu/)
  })

  test.each(['/startups', '/services/media-relations', '/blog/brief-an-agency', '/case-study/xreal', '/resources'])(
    '%s is shown in English, says so in German, and is closed to search engines',
    (path) => {
      const html = page('dist-de', path)
      expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="de"/)
      expect(html).toMatch(/<main[^>]* lang="en"/)
      expect(html).toContain('gibt es bisher nur auf Englisch')
      expect(headOf(html)).toContain('<meta name="robots" content="noindex">')
      expect(headOf(html)).not.toContain('canonical')
    },
  )

  test.each(TOOLS)('%s says in German that the tool is in English, and marks it', (path) => {
    const html = page('dist-de', path)
    expect(html).toContain('Dieses Werkzeug gibt es bisher nur auf Englisch.')
    expect(html).toMatch(/data-island="tool"[^>]* lang="en"/)
    expect(html).not.toMatch(/<main[^>]* lang=/)
  })

  test('days, reading times and prices are written as Germans write them', () => {
    expect(page('dist-de', '/blog/embargo-or-exclusive')).toMatch(
      /\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) 20\d\d/,
    )
    expect(page('dist-de', '/blog/embargo-or-exclusive')).toMatch(/\d+ Min\. Lesezeit/)
  })

  test('its sitemap and feeds have the translated pages only', () => {
    const read = (file: string) => readFileSync(join(project.folder, 'dist-de', file), 'utf8')
    const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/de\.example\.com([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(listed.sort()).toEqual([...TRANSLATED].sort())
    expect([...read('feed.xml').matchAll(/<entry>/g)]).toHaveLength(1)
  })
})
