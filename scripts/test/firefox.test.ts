import { afterEach, expect, test, vi } from 'vitest'
import { findFirefox } from './firefox'

afterEach(() => vi.unstubAllEnvs())

test('the Firefox that a variable names is taken', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath)
  expect(findFirefox()).toBe(process.execPath)
})

test('without Firefox the tests say how to get it', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox')
  expect(findFirefox).toThrow(/^No Firefox .* apt-get install firefox-esr/)
})
