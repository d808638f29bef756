/** The Markdown twins of pages, and llms.txt, which leads to them. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributes, below, fileFor, hasPage, markup, origin, pages, paths, read } from './site'

const alternate = (file: string) => /<link rel="alternate" type="text\/markdown" href="\/([^"]+)"/.exec(read(file))?.[1]

/** Pages with a twin: all but the further pages of lists. */
const twinned = paths.filter((path) => !/\/page\/\d+$/.test(path))

test.each(twinned)('%s names its twin, which has its headings', (path) => {
  const file = fileFor(path) ?? ''
  const twin = alternate(file)
  expect(twin).toBe(`${path === '/' ? 'index' : path.slice(1)}.md`)
  const text = read(twin ?? '')
  expect(text.startsWith(`---\nurl: ${origin}${path}\nindex: ${origin}/llms.txt\n---\n\n`)).toBe(true)
  expect(text).toMatch(/^# \S/m)
  expect(text).not.toMatch(/<\/?(?:div|span|p|a|section|dl|dt|dd)\b|\]\(\/|\(opens in a new tab\)|undefined/)
  // Headings of a form or a menu are left out with it, and code may hold lines that look like headings.
  const leftOut = /<(nav|form|template)\b.*?<\/\1>/gs
  const main = /<main.*<\/main>/s.exec(markup(file))?.[0].replace(leftOut, '') ?? ''
  const headings = (main.match(/<h[1-6][^>]*>/g) ?? []).filter((tag) => !tag.includes('sr-only'))
  const inTwin = text.replace(/^ *```.*?^ *```$/gms, '').match(/^[-\d. ]*#{1,6} /gm)
  // A tool shows an example of its result, which is not part of what it says.
  if (!path.startsWith('/tools/')) expect(inTwin).toHaveLength(headings.length)
})

test('a page that search engines leave out has no twin', () => {
  const listed = new Set(twinned.map(fileFor))
  const others = pages.filter((file) => !listed.has(file))
  expect(others.length).toBeGreaterThan(0)
  for (const file of others) {
    expect(alternate(file), file).toBeUndefined()
    expect(existsSync(`dist/${file.replace(/\.html$/, '.md')}`), file).toBe(false)
  }
})

/** The posts on the first page of the blog. */
const newest: string[] = hasPage('/blog')
  ? JSON.parse(read('data/blog/page/1.json')).entries.map(({ slug }: { slug: string }) => `/blog/${slug}`)
  : []

test('llms.txt leads to the twins of all pages but the search, older posts and the further lists of the blog', () => {
  const linked = [...read('llms.txt').matchAll(/\]\((https?:[^)]+)\)/g)].flatMap(([, address = '']) =>
    address.startsWith(`${origin}/`) && !address.endsWith('/llms-full.txt') ? address.slice(origin.length + 1) : [],
  )
  const older = below('/blog').filter((path) => !newest.includes(path))
  const expected = paths.filter(
    (path) => !/^\/(?:search$|blog\/(?:category|tag|author|page)\/)/.test(path) && !older.includes(path),
  )
  expect(new Set(linked)).toEqual(new Set(expected.map((path) => `${path === '/' ? 'index' : path.slice(1)}.md`)))
})

test('llms-full.txt is listed in llms.txt, and has the words of every twin, each once', () => {
  expect(read('llms.txt')).toContain(`](${origin}/llms-full.txt)`)
  const full = read('llms-full.txt')
  for (const path of twinned) {
    const [, body = ''] = read(`${path === '/' ? 'index' : path.slice(1)}.md`).split(/\n---\n\n/)
    expect(full.split(`\n---\n\n<${origin}${path}>\n\n${body}`), path).toHaveLength(2)
  }
})

test('no twin is in the sitemap', () => {
  expect(attributes(read('sitemap.xml'), 'href')).toEqual([])
  expect(read('sitemap.xml')).not.toContain('.md<')
})
