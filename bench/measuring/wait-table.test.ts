import { expect, it } from 'vitest'
import { waitTable } from './wait-table'

it('waits have a median and both ends', () => {
  expect(waitTable([{ program: 'ours', posts: 10_000, milliseconds: [30.4, 12, 250] }])).toBe(
    [
      '|      |  posts | median ms | min | max |',
      '| ---- | -----: | --------: | --: | --: |',
      '| ours | 10,000 |        30 |  12 | 250 |',
    ].join('\n'),
  )
})
