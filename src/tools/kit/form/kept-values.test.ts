import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetValues, keepValues, keptValues } from './kept-values'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('what is kept of one tool is there again, and only for it, until it is forgotten', () => {
  expect(keptValues('pitch-timer')).toBeUndefined()
  expect(keepValues('pitch-timer', { news: 'A “quoted” name\n', goals: '' })).toBe(true)
  expect(keptValues('pitch-timer')).toEqual({ news: 'A “quoted” name\n', goals: '' })
  expect(keptValues('pr-health-checker')).toBeUndefined()
  forgetValues('pitch-timer')
  expect(keptValues('pitch-timer')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test.each(['no JSON', '[]', 'null', '3', '"text"'])('something else in its place is nothing: %s', (text) => {
  stored.set('kept:/tools/pitch-timer', text)
  expect(keptValues('pitch-timer')).toBeUndefined()
})

test('only texts are taken from what others may have changed', () => {
  stored.set('kept:/tools/pitch-timer', '{"news":"A name","goals":3}')
  expect(keptValues('pitch-timer')).toEqual({ news: 'A name' })
})

test('where storage is forbidden, nothing is kept and nothing fails', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(keepValues('pitch-timer', { news: 'A name' })).toBe(false)
  expect(keptValues('pitch-timer')).toBeUndefined()
  expect(() => forgetValues('pitch-timer')).not.toThrow()
})
