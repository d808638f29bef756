import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focalPointText, STEP } from './focal-point'
import { portraitArea, portraitPath, portraitWidths } from './portrait-crop'

const side = fc.integer({ min: 1, max: 10_000 })
const step = fc.integer({ min: 0, max: 100 / STEP }).map((steps) => steps * STEP)

test('a crop is as high as its picture and four fifths as wide, with the focal point in proportion', () => {
  expect(portraitArea({ width: 1600, height: 1000 }, '50% 50%')).toEqual({
    left: 400,
    top: 0,
    width: 800,
    height: 1000,
  })
  expect(portraitArea({ width: 1600, height: 1000 }, '0% 20%')).toMatchObject({ left: 0 })
  expect(portraitArea({ width: 1600, height: 1000 }, '85% 50%')).toMatchObject({ left: 680 })
  expect(portraitArea({ width: 1600, height: 1000 }, '100% 50%')).toMatchObject({ left: 800 })
})

test('a crop is inside of its picture, whatever the picture and the point', () => {
  fc.assert(
    fc.property(side, side, step, step, (width, height, x, y) => {
      const area = portraitArea({ width, height }, focalPointText({ x, y }))
      expect(area.left).toBeGreaterThanOrEqual(0)
      expect(area.left + area.width).toBeLessThanOrEqual(width)
      expect(area.height).toBe(height)
    }),
  )
})

test('a crop exists at the widths that it has the pixels for, and only of a picture that is wider than it', () => {
  expect(portraitWidths({ width: 1600, height: 1000 })).toEqual([480, 800])
  expect(portraitWidths({ width: 1600, height: 999 })).toEqual([480])
  expect(portraitWidths({ width: 1000, height: 600 })).toEqual([480])
  expect(portraitWidths({ width: 1000, height: 599 })).toEqual([])
  expect(portraitWidths({ width: 1000, height: 1250 })).toEqual([])
})

test('the path of a crop says around which point it is cut', () => {
  expect(portraitPath('cases/x.y.webp', '30% 20%')).toBe('cases/x.y.portrait-30-20.webp')
})
