import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOCAL_POINT, focalPointIn, focalPointText, focusClasses, inSteps, STEP } from './focal-point'

test.each(['0% 0%', '5% 100%', '30% 20%', '95% 50%'])('%s is a focal point', (text) => {
  expect(text).toMatch(FOCAL_POINT)
  expect(focalPointText(focalPointIn(text))).toBe(text)
})

test.each(['30%', '30 20', '33% 20%', '30%  20%', '105% 20%', '-5% 20%', '05% 20%', 'left top', ''])(
  '%j is none, and the middle is meant',
  (text) => {
    expect(text).not.toMatch(FOCAL_POINT)
    expect(focalPointIn(text)).toEqual({ x: 50, y: 50 })
  },
)

test.each([
  [-3, 0],
  [2.4, 0],
  [2.5, 5],
  [52, 50],
  [99, 100],
  [140, 100],
])('%d percent are %d in steps', (percent, expected) => expect(inSteps(percent)).toBe(expected))

test('the style sheet has classes for all steps', () => {
  expect(readFileSync('src/styles/focal-points.css', 'utf8')).toContain(`focus-{x,y}-{0..100..${STEP}}`)
  expect(focusClasses('30% 20%')).toBe('focus-x-30 focus-y-20')
})
