import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOG_FILES, FILE_FOLDERS, SAMPLE_SHARE, TOP_FILES } from '../../scripts/lib/site-files'
import { DIST, hasPage, keyFile, origin } from './site'

/** A page, or its twin in Markdown. */
const isPage = (name: string) => /\.(?:html|md)$/.test(name)
const top = readdirSync(DIST, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))

test('every file at the top that is not a page is on the list of such files, or a file of public/', () => {
  const files = top.filter((entry) => entry.isFile() && !isPage(entry.name)).map(({ name }) => `/${name}`)
  const own = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile() && !isPage(entry.name))
  const leftOut = [SAMPLE_SHARE, ...(hasPage('/blog') ? [] : BLOG_FILES)]
  const written = [...TOP_FILES].filter((name) => !leftOut.includes(name))
  if (keyFile !== undefined) written.push(keyFile)
  expect(files.sort()).toEqual([...new Set([...written, ...own.map(({ name }) => `/${name}`)])].sort())
})

test('every folder without pages is on the list of such folders', () => {
  const folders = top.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const withoutPages = folders.filter(
    (name) => !readdirSync(`${DIST}/${name}`).some((file) => file.endsWith('.html')) || name === 'admin',
  )
  expect(withoutPages.sort()).toEqual(FILE_FOLDERS)
})

test('security.txt says where to report a vulnerability, at its own address', () => {
  const text = readFileSync(`${DIST}/.well-known/security.txt`, 'utf8')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/)
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`)
})

test('the license of each font lies beside the site', () => {
  const fonts = readdirSync('dist/assets').filter((file) => file.endsWith('.woff2'))
  // A theme may use the typefaces of the device.
  const licenses = fonts.length > 0 ? readdirSync('dist/assets/licenses') : []
  for (const font of fonts) {
    const license = licenses.find((name) => font.startsWith(name.replace('.txt', '')))
    expect(license, font).toBeDefined()
    expect(readFileSync(`dist/assets/licenses/${license}`, 'utf8')).toMatch(/licen[cs]e/i)
  }
})
