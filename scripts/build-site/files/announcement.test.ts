import { expect, test } from 'vitest'
import { announcementFiles } from './announcement'

test('a build says which pages it changed', () => {
  expect(announcementFiles({}, ['/a', '/b'])).toEqual({ 'changes.json': '{"changed":["/a","/b"]}\n' })
})

test('a build without a record to compare with says so', () => {
  expect(announcementFiles({}, undefined)).toEqual({ 'changes.json': '{"changed":null}\n' })
})

test('the file of the key holds the key, where one is set', () => {
  expect(announcementFiles({ indexNowKey: '3f7a1c9e5b2d4860' }, [])).toHaveProperty(
    ['3f7a1c9e5b2d4860.txt'],
    '3f7a1c9e5b2d4860',
  )
})
