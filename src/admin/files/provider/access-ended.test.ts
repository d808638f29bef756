import { expect, test } from 'vitest'
import { hasAccessEnded } from './access-ended'

test.each([
  [{ status: 401, message: 'Bad credentials' }, true],
  [new Error('Failed to refresh the access token. Please sign in again.'), true],
  [{ status: 403, message: 'Resource not accessible by personal access token' }, false],
  [{ status: 409 }, false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('%o', (cause, expected) => expect(hasAccessEnded(cause)).toBe(expected))
