/** Versions of pictures for the dark scheme, wherever the picture is shown. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PictureSize } from '../../src/schema/additions'
import { attributes, DIST, markup, pages, read } from './site'

type Known = { pictures: ({ path: string } & PictureSize)[] }
const { pictures } = JSON.parse(read('admin/known.json')) as Known
const withoutEnding = (file: string) => file.replace(/\.\w+$/, '')
/** The pictures that have a night version, as their addresses begin. */
const withNight = new Set(
  pictures.flatMap(({ path, hash, night }) => (night ? `/media/${withoutEnding(path)}.${hash}.` : [])),
)

const shown = pages.flatMap((file) =>
  [...markup(file).matchAll(/<picture>(.*?)<\/picture>/gs)].map(([, inside = '']) => ({ file, inside })),
)
const sourcesOf = (inside: string) => [...inside.matchAll(/<source [^>]*>/g)].map(([source]) => source)

test('every address in a picture is that of a file', () => {
  expect(shown.length).toBeGreaterThan(0)
  const named = shown.flatMap(({ inside }) => [
    ...attributes(inside, 'src'),
    ...['srcset', 'srcSet'].flatMap((name) => attributes(inside, name)).flatMap((set) => set.split(', ')),
  ])
  const files = new Set(named.map((candidate) => candidate.split(' ')[0] ?? ''))
  expect([...files].filter((file) => !existsSync(path.join(DIST, file)))).toEqual([])
})

test('a night version comes first, as AVIF, and only for the dark scheme', () => {
  for (const { file, inside } of shown) {
    const [start] = /\/media\/[^ "]+?\.[0-9a-f]{8}\./.exec(attributes(inside, 'src')[0] ?? '') ?? []
    const sources = sourcesOf(inside)
    const nights = sources.filter((source) => source.includes('data-night'))
    expect(nights, `${file} ${start}`).toEqual(withNight.has(start ?? '') ? sources.slice(0, 1) : [])
    expect(nights.flatMap((source) => attributes(source, 'type'))).toEqual(nights.length === 0 ? [] : ['image/avif'])
    for (const source of nights) {
      expect(attributes(source, 'media')).toEqual(['screen and (prefers-color-scheme: dark)'])
      expect(source).toContain('.night.')
    }
  }
})

test('feeds and shared links show the same to everybody', () => {
  for (const file of ['feed.xml', 'feed.json', 'llms.txt']) expect(read(file), file).not.toContain('.night.')
  for (const file of pages) expect(/<meta [^>]*\.night\.[^>]*>/.exec(read(file)), file).toBeNull()
})
