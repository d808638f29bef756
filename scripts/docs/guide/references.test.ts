/** What the documents name exists: pages, headings, pictures and commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagesBelow, readPage } from './pages'

const PICTURES = 'docs/editing/pictures'
const pages = ['README.md', 'CONTRIBUTING.md', 'GOVERNANCE.md', 'SECURITY.md', ...pagesBelow('docs')].map(readPage)
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

describe.each(pages)('$file', ({ file, text, addresses }) => {
  it('has links and pictures that lead somewhere', () => {
    const lost = addresses.filter((address) => !/^[a-z]+:/.test(address) && !leadsSomewhere(address, file))
    expect(lost).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
    const direct = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name)
    expect([...commands, ...direct].filter((name) => !scripts.includes(name ?? ''))).toEqual([])
  })
})

it('leads from the index to every page of the guide', () => {
  const index = readPage('docs/editing/README.md').addresses
  const pages = readdirSync('docs/editing').filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(pages.filter((name) => !index.includes(name))).toEqual([])
})

it('shows every picture of the guide', () => {
  const shown = pages.flatMap(({ file, addresses }) => addresses.map((address) => join(dirname(file), address)))
  const unused = readdirSync(PICTURES).filter((name) => !shown.includes(join(PICTURES, name)))
  expect(unused).toEqual([])
})

function leadsSomewhere(address: string, from: string): boolean {
  const [path = '', anchor] = address.split('#')
  const target = path === '' ? from : normalize(join(dirname(from), decodeURIComponent(path)))
  if (!existsSync(target)) return false
  return anchor === undefined || readPage(target).anchors.has(anchor)
}
