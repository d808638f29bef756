import { expect, test } from 'vitest'
import { askedWidths, widestPlaces } from './picture-places'

test('the pipeline asks for no picture that is narrower than its widest place, in whole hundreds of pixels', () => {
  const asked = askedWidths()
  const blurred = [...widestPlaces()].filter(([path, width]) => (asked.get(path) ?? 0) < width)
  expect(blurred).toEqual([])
})
