/** Versions of pictures for the dark scheme, wherever the picture is shown. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PictureSize } from '../../src/schema/additions'
import { attributes, DIST, hasPage, markup, pages, read } from './site'

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

const isNight = (source: string | undefined) => source?.includes('data-night') ?? false

test('a night version comes right before the source that it replaces, as AVIF, and only for the dark scheme', () => {
  for (const { file, inside } of shown) {
    const [start] = /\/media\/[^ "]+?\.[0-9a-f]{8}\./.exec(attributes(inside, 'src')[0] ?? '') ?? []
    const sources = sourcesOf(inside)
    const days = sources.filter((source) => !isNight(source))
    for (const day of days) {
      const night = sources[sources.indexOf(day) - 1]
      expect(isNight(night), `${file} ${day}`).toBe(withNight.has(start ?? ''))
      if (!night || !isNight(night)) continue
      const [within] = attributes(day, 'media')
      expect(attributes(night, 'media')).toEqual([
        `screen and ${within ? `${within} and ` : ''}(prefers-color-scheme: dark)`,
      ])
      expect(attributes(night, 'type')).toEqual(['image/avif'])
      expect(night).toContain('.night.')
    }
    expect(sources.filter(isNight)).toHaveLength(withNight.has(start ?? '') ? days.length : 0)
  }
})

test('phones get a portrait crop of the front page and of every case study with a picture', () => {
  const cropped = new Set(shown.filter(({ inside }) => inside.includes('.portrait-')).map(({ file }) => file))
  const withPicture = pages.filter((file) => file.startsWith('case-study/') && markup(file).includes('<picture>'))
  expect([...cropped].sort()).toEqual(['index.html', ...withPicture].sort())
})

test('feeds and shared links show the same to all', () => {
  for (const file of ['feed.xml', 'feed.json', 'llms.txt'].filter((name) => hasPage(`/${name}`)))
    expect(read(file), file).not.toContain('.night.')
  for (const file of pages) expect(/<meta [^>]*\.night\.[^>]*>/.exec(read(file)), file).toBeNull()
})
