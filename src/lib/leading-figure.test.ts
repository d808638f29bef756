import { describe, expect, test } from 'vitest'
import { leadingFigure } from './leading-figure'

describe('the figure at the start of a result', () => {
  test.each([
    ['57 reviews live in the first 48 hours', '57', 'reviews live in the first 48 hours'],
    ['88 of 94 reviews published within 24 days', '88 of 94', 'reviews published within 24 days'],
    ['9.4 of 12 points after training', '9.4 of 12', 'points after training'],
    ['1,200 keyboards ordered', '1,200', 'keyboards ordered'],
    ['2.9M views in 5 weeks', '2.9M', 'views in 5 weeks'],
    ['2.9 million views', '2.9 million', 'views'],
    ['71% of coverage carried the lead message', '71%', 'of coverage carried the lead message'],
    ['$1.5M raised', '$1.5M', 'raised'],
    ['31 hours to the funding goal', '31 hours', 'to the funding goal'],
    ['3 hours 10 minutes median reply', '3 hours 10 minutes', 'median reply'],
    ['38-minute median answer time', '38-minute', 'median answer time'],
    ['38 of them linked to the method', '38', 'of them linked to the method'],
    ['417% sales increase', '417%', 'sales increase'],
  ])('%s', (result, figure, words) => {
    expect(leadingFigure(result)).toEqual({ figure, words })
  })

  test.each(['Approval in 2 days instead of 5', '3D models in every story', '42', '5G coverage doubled'])(
    '%s has none',
    (result) => {
      expect(leadingFigure(result)).toEqual({ words: result })
    },
  )
})
