import { expect, it } from 'vitest'
import { table } from './table'

it('columns are as wide as their widest cell, names to the left and figures to the right', () => {
  const text = table([
    ['program', 'ms'],
    ['ours', '12'],
    ['another one', '1,200'],
  ])
  expect(text).toBe(
    [
      '| program     |    ms |', //
      '| ----------- | ----: |',
      '| ours        |    12 |',
      '| another one | 1,200 |',
    ].join('\n'),
  )
})
