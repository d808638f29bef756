import { expect, test } from 'vitest'
import { askedWidths, widestPlaces } from '../../../tests/built-site/picture-places'

// A site with fewer entries may show a picture in some of its places only.
test('the pipeline asks for pictures no wider than their widest place, which the sample has for each', () => {
  const asked = askedWidths()
  const needed = widestPlaces()
  expect(needed.size).toBeGreaterThan(0)
  expect(Array.from(needed, ([path]) => [path, asked.get(path)])).toEqual([...needed])
})
