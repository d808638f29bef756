import { expect, test } from 'vitest'
import { nightMedia } from './night-media'

test('a night version follows the system until a visitor chooses', () => {
  expect(nightMedia()).toBe('screen and (prefers-color-scheme: dark)')
  expect(nightMedia('dark')).toBe('screen')
  expect(nightMedia('light')).toBe('not all')
})

test('a night version of a portrait crop also keeps the condition of the crop', () => {
  const within = '(max-width: 40rem)'
  expect(nightMedia(undefined, within)).toBe('screen and (max-width: 40rem) and (prefers-color-scheme: dark)')
  expect(nightMedia('dark', within)).toBe('screen and (max-width: 40rem)')
  expect(nightMedia('light', within)).toBe('not all')
})
