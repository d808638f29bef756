import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
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
