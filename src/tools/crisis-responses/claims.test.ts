import { expect, test } from 'vitest'
import { denialByTheAccused } from './claims'

test.each([
  ['It is not true, he says.', 'Students say that a teacher harassed them.', 'The teacher denies this.'],
  ['It is not true, she says.', 'A post accuses our manager.', 'She denies this.'],
  ['It is not true, they say.', '', 'They deny this.'],
  ['That is false, the coach says.', 'Parents report abuse.', 'The coach denies this.'],
])('%s after %s becomes: %s', (answer, before, reported) => {
  expect(denialByTheAccused(answer, before)).toBe(reported)
})
