import { expect, test } from 'vitest'
import { fieldValue, pointAt } from './point'

const box = { left: 100, top: 50, width: 400, height: 200 }

test.each([
  [100, 50, '0% 0%'],
  [220, 90, '30% 20%'],
  [229, 96, '30% 25%'],
  [500, 250, '100% 100%'],
  [900, 0, '100% 0%'],
])('a press at %d, %d is the point %s', (x, y, expected) => expect(fieldValue(pointAt(box, x, y))).toBe(expected))

test('the middle leaves no line in the file', () => expect(fieldValue(pointAt(box, 300, 150))).toBe(''))
