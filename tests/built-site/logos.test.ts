/** The SVG logos of clients and outlets, as a visitor's browser gets them. The sample has none; other sites do. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import { SAXParser } from 'sax'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { ATTRIBUTES, ELEMENTS, NOTES } from '../../scripts/lib/svg/allowed'
import { LOGO_ID } from '../../src/content/picture-address'
import { DIST, pages, read } from './site'

type Entry = { name: string; logo: string; inTextColor?: boolean }
type Part = { name: string; attributes: Record<string, string> }
/** A logo on a page: the element that draws it, and what is in it. */
type Drawn = { address: string; root: Part; parts: Part[] }

const PAGES = 'content/pages'
const SVG = 'http://www.w3.org/2000/svg'

/** Every SVG logo that the content names. */
const entries = readdirSync(PAGES)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => entriesIn(parseYaml(readFileSync(`${PAGES}/${file}`, 'utf8'))))

function entriesIn(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return []
  const { logo } = value as Partial<Entry>
  return logo?.endsWith('.svg') ? [value as Entry] : Object.values(value).flatMap(entriesIn)
}

const isPublishedSvg = (address: string) => /^\/media\/.*\.svg(?:#|$)/.test(address)

/** The SVG logos in a part of a page. */
function drawnIn(node: DefaultTreeAdapterTypes.Node): Drawn[] {
  const inside = tree.isElementNode(node) ? elementsIn(node) : []
  const found = inside
    .map(({ attributes: { src, href = src ?? '' } }) => href)
    .filter((address) => isPublishedSvg(address))
  const [root, ...parts] = inside
  if (root && (root.name === 'img' || root.name === 'svg')) return found.map((address) => ({ address, root, parts }))
  return 'childNodes' in node ? node.childNodes.flatMap(drawnIn) : []
}

function elementsIn(element: DefaultTreeAdapterTypes.Element): Part[] {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
  return [
    { name: element.tagName, attributes },
    ...element.childNodes.filter((child) => tree.isElementNode(child)).flatMap(elementsIn),
  ]
}

/** The elements of an XML file, and the words between them. */
function readXml(text: string): { parts: Part[]; words: string } {
  const parts: Part[] = []
  let words = ''
  const parser = new SAXParser(true, { trim: true })
  parser.onopentag = ({ name, attributes }) => parts.push({ name, attributes: attributes as Part['attributes'] })
  parser.ontext = parser.oncdata = (more) => {
    words += more
  }
  parser.onerror = (error) => {
    throw error
  }
  parser.write(text).close()
  return { parts, words }
}

const onPages = pages.map((file) => ({ file, drawn: drawnIn(parse(read(file))) })).filter(({ drawn }) => drawn.length)

/** Every published one, by its path in dist/: also those that no page draws. */
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => isPublishedSvg(`/${file}`))

describe('SVG logos', () => {
  test('each that the content names is on a page, by the name of its client, and no other one is', () => {
    const named = entries.map(({ name, inTextColor = false }) => `${name}, ${inTextColor ? 'svg' : 'img'}`)
    const shown = onPages.flatMap(({ drawn }) =>
      drawn.map(({ root: { name, attributes } }) => `${attributes.alt ?? attributes['aria-label']}, ${name}`),
    )
    expect([...new Set(shown)].sort()).toEqual([...new Set(named)].sort())
  })

  test('a page draws each as one picture without anything else', () => {
    const inText = { svg: ['width', 'height', 'role', 'aria-label'], use: ['href', 'width', 'height'] }
    for (const { drawn } of onPages) {
      for (const { address, root, parts } of drawn.filter(({ root }) => root.name === 'svg')) {
        expect(root.attributes.role).toBe('img')
        expect(Object.keys(root.attributes).sort()).toEqual(inText.svg.toSorted())
        expect(parts.map(({ name }) => name)).toEqual(['use'])
        const [pathname = '', id] = address.slice(1).split('#')
        expect(files).toContain(pathname)
        expect(id).toBe(LOGO_ID)
        expect(Object.keys(parts[0]?.attributes ?? {}).sort()).toEqual(inText.use.toSorted())
      }
    }
  })

  test('each file is made of allowed shapes alone and names nothing outside of itself', () => {
    for (const file of files) {
      const { parts, words } = readXml(read(file))
      expect(words, file).toBe('')
      expect(parts[0], file).toMatchObject({ name: 'svg', attributes: { id: LOGO_ID } })
      const ids = parts.flatMap(({ attributes }) => attributes.id ?? [])
      expect(ids, file).toEqual([...new Set(ids)])
      for (const { name, attributes } of parts) {
        expect(ELEMENTS.has(name) && !NOTES.has(name), `<${name}> in ${file}`).toBe(true)
        const { xmlns = SVG, ...others } = attributes
        expect(xmlns, file).toBe(SVG)
        for (const [attribute, value] of Object.entries(others)) {
          expect(ATTRIBUTES.has(attribute), `${attribute} of <${name}> in ${file}`).toBe(true)
          if (attribute === 'href') expect(ids, file).toContain(value.slice(1))
          for (const [, inside] of value.matchAll(/url\(([^)]*)\)/g)) expect(inside, file).toMatch(/^#/)
          expect(value, file).not.toMatch(/\/\/|javascript:|data:/i)
        }
      }
    }
  })
})
