import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DIST, pages, read } from './site'

/** Sizes in bytes after Brotli. A content page may load this much script once it is used … */
const HYDRATED = 100_000
/** … and run this much before. */
const BEFORE_INTENT = 2_000
/** Both typefaces together, as files. */
const FONTS = 80_000

const compressed = (text: string | Buffer) => brotliCompressSync(text).length

type Boot = { entry: string; preload: string[] }
const bootOf = (html: string): Boot | undefined => {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  return json === undefined ? undefined : JSON.parse(json)
}

/** The entry, what it imports at once, and the chunks of the page's own route. */
function scriptsOf({ entry, preload }: Boot, component: RegExp): string[] {
  const own = readFileSync(path.join(DIST, entry), 'utf8')
  const lazy = [...own.matchAll(/"(\.\/|assets\/)([\w.-]+\.js)"|`\.\/([\w.-]+\.js)`/g)]
    .map((match) => match[2] ?? match[3] ?? '')
    .filter((name) => component.test(name))
    .map((name) => `/assets/${name}`)
  return [...new Set([entry, ...preload, ...lazy])]
}

describe('budgets', () => {
  test('script that runs before a visitor does anything stays below 2 kB', () => {
    for (const file of pages) {
      const inline = /<script>(.*?)<\/script>/s.exec(read(file))?.[1] ?? ''
      expect(compressed(inline), file).toBeLessThanOrEqual(BEFORE_INTENT)
    }
  })

  test.each(['index.html', 'services/media-relations.html', 'case-study/oneplus.html', 'blog/brief-an-agency.html'])(
    'scripts of %s stay below 100 kB once it is hydrated',
    (file) => {
      const boot = bootOf(read(file))
      if (!boot) throw new Error(`${file} carries no boot data`)
      const component = new RegExp(`^(?:${file === 'index.html' ? 'routes|index' : file.split('/')[0]})`)
      const files = scriptsOf(boot, component)
      const sum = files.reduce((total, name) => total + compressed(readFileSync(path.join(DIST, name))), 0)
      expect(files.length).toBeGreaterThan(1)
      expect(sum).toBeLessThanOrEqual(HYDRATED)
    },
  )

  test('fonts stay below 80 kB', () => {
    const fonts = [...read('index.html').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
      ([, href]) => href ?? '',
    )
    expect(fonts).toHaveLength(2)
    const sum = fonts.reduce((total, href) => total + readFileSync(path.join(DIST, href)).length, 0)
    expect(sum).toBeLessThanOrEqual(FONTS)
  })
})
