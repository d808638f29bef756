import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

test('keeps texts as they are written', () => {
  expect(parseSearch('?budget=5000&name=Spring%20launch&q=%22a%22')).toEqual({
    budget: '5000',
    name: 'Spring launch',
    q: '"a"',
  })
  expect(stringifySearch({ budget: '5000', category: undefined })).toBe('?budget=5000')
  expect(stringifySearch({})).toBe('')
})

test('gives back whatever was written', () => {
  const params = fc.dictionary(fc.string(), fc.string()).map((record) => ({ ...record }))
  fc.assert(
    fc.property(params, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})
