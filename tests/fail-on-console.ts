import { afterEach, beforeEach, expect, vi } from 'vitest'

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const

// Code under test that prints something unexpected is broken, even if its result is right.
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method)
})

afterEach(() => {
  for (const method of METHODS) expect(console[method], `console.${method}`).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
