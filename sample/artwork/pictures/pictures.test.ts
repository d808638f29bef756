import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../scripts/launch-check/sample'
import sharp, { drawingOf } from '../../../scripts/lib/sharp'
import { nightPath } from '../../../src/content/picture-address'
import { compose } from '../compose'
import { palette } from '../palette'
import { renderPicture } from '../render'
import { pictures } from '.'

/** Contrast of paper-coloured text on the lightest of the pixels given, as WCAG 2.2 reckons it. */
function contrastWithPaper(pixels: number[][]) {
  const luminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const paper = [1, 3, 5].map((at) => Number.parseInt(palette.paper.slice(at, at + 2), 16))
  return (luminance(paper) + 0.05) / (Math.max(...pixels.map(luminance)) + 0.05)
}

describe('the list of pictures', () => {
  test('names every file once', () => {
    const paths = pictures.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  test('gives each picture a composition of its own', () => {
    const drawings = pictures.map(compose)
    expect(new Set(drawings).size).toBe(pictures.length)
  })
})

describe('the dark scheme', () => {
  const { paper, ink } = palette
  const nights = pictures.filter(({ scheme }) => scheme === 'night')

  test('has a version of each picture on paper, with the same composition', () => {
    const onPaper = pictures.filter(({ scheme }) => scheme === 'paper')
    expect(nights.map(({ path }) => path)).toEqual(onPaper.map(({ path }) => nightPath(path)))
    expect(nights.map(({ seed }) => seed)).toEqual(onPaper.map(({ path, seed }) => seed ?? path))
  })

  test('has nothing of the paper, and no ink that would be lost', () => {
    for (const night of nights) expect(compose(night), night.path).not.toMatch(new RegExp(`${paper}|${ink}|multiply`))
  })

  test('is dark', async () => {
    for (const night of nights) {
      const small = drawingOf(compose(night)).resize(160).removeAlpha().greyscale()
      const { channels } = await sharp(await small.png().toBuffer()).stats()
      expect(channels[0]?.mean, night.path).toBeLessThan(110)
    }
  })

  test('comes with every drawing of the sample that is in the content', async () => {
    const { files } = await sample()
    const isSample = (path: string) => {
      const file = `content/media/${path}`
      return existsSync(file) && files.has(createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8))
    }
    const onPaper = pictures.filter(({ path, scheme }) => scheme === 'paper' && isSample(path))
    expect(onPaper.filter(({ path }) => !isSample(nightPath(path)))).toEqual([])
  })
})

describe('drawing', () => {
  test('gives the same drawing each time', () => {
    expect(pictures.map(compose)).toEqual(pictures.map(compose))
  })

  test('gives the same bytes each time', async () => {
    const picture = pictures.find(({ path }) => path === 'services/startup-pr.webp')
    if (!picture) throw new Error('The picture is missing from the list.')
    expect(await renderPicture(picture)).toEqual(await renderPicture(picture))
  })

  test('depends on no font of the machine', () => {
    for (const picture of pictures) expect(compose(picture)).not.toMatch(/<text|font-/)
  })
})

test('a detail is a square of its drawing, enlarged', async () => {
  const detail = pictures.find(({ path }) => path === 'case-studies/oppo-detail.webp')
  if (!detail) throw new Error('The picture is missing from the list.')
  const { width, height } = await sharp(await renderPicture(detail)).metadata()
  expect([width, height]).toEqual([720, 720])
  const { part, ...whole } = detail
  const withoutFirstTag = (svg: string) => svg.replace(/^<svg [^>]*>/, '')
  expect(withoutFirstTag(compose(detail))).toBe(withoutFirstTag(compose(whole)))
})

describe('pictures that carry words', () => {
  test.each(pictures.filter(({ path }) => path.startsWith('tiles/')))(
    '$path is dark in the lower left half',
    async (picture) => {
      const { data, info } = await sharp(await renderPicture(picture))
        .removeAlpha()
        .resize(160)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels: number[][] = []
      for (let y = 0; y < info.height; y++) {
        for (let x = 0; x < info.width; x++) {
          const isBelow = y / info.height > 0.25 + x / info.width
          if (isBelow) pixels.push([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)])
        }
      }
      expect(contrastWithPaper(pixels)).toBeGreaterThan(7)
    },
  )
})
