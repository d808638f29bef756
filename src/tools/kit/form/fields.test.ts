import { describe, expect, test } from 'vitest'
import { type Fields, missingFields, optionsOf, parseFields, withoutWrongDays } from './fields'

const fields = {
  budget: { kind: 'number', label: 'Budget', min: 100, unit: '$' },
  engagement: { kind: 'number', label: 'Engagement rate', min: 0.1, max: 20, unit: '%' },
  saves: { kind: 'number', label: 'Saves', min: 0, whole: true, optional: true },
  topic: { kind: 'text', label: 'Topic', maxLength: 5 },
  launch: { kind: 'day', label: 'Launch date', notBeforeToday: true },
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: [
      { value: 'instagram', label: 'Instagram' },
      { value: 'youtube', label: 'YouTube' },
    ],
  },
  content: {
    kind: 'choice',
    label: 'Content type',
    options: {
      dependsOn: 'platform',
      by: {
        instagram: [{ value: 'reel', label: 'Reel' }],
        youtube: [{ value: 'short', label: 'Short' }],
      },
    },
  },
} as const satisfies Fields

const filled = {
  budget: '2,500',
  engagement: '3,5',
  saves: '',
  topic: ' News ',
  launch: '2026-12-01',
  platform: 'youtube',
  content: 'short',
}
const day = '2026-11-20'

describe('parseFields', () => {
  test('says what every field means', () => {
    expect(parseFields(fields, { ...filled, topic: 'News ' }, day)).toEqual({
      isValid: true,
      values: {
        budget: 2500,
        engagement: 3.5,
        saves: undefined,
        topic: 'News',
        launch: '2026-12-01',
        platform: 'youtube',
        content: 'short',
      },
    })
  })

  test.each([
    ['budget', '99', 'Budget must be at least 100.'],
    ['budget', '', 'Budget: please fill this in.'],
    ['budget', '   ', 'Budget: please fill this in.'],
    ['budget', 'a lot', 'Budget: “a lot” is not a number; write it like 2500 or 3.5.'],
    ['engagement', '20.1', 'Engagement rate can be at most 20.'],
    ['saves', '1.5', 'Saves is a whole number.'],
    ['topic', 'Newsroom', 'Topic can have at most 5 characters; it has 8.'],
    ['launch', '2026-11-19', 'Launch date cannot be before today, November 20, 2026.'],
    ['launch', '2026-02-30', 'Launch date must be a day that exists, such as 2026-11-20.'],
    ['platform', 'myspace', 'Platform: choose one of the options.'],
    ['content', 'reel', 'Content type: choose one of the options.'],
    ['content', 'constructor', 'Content type: choose one of the options.'],
  ])('%s %j: %s', (name, text, message) => {
    const parsed = parseFields(fields, { ...filled, topic: 'News', [name]: text }, day)
    expect(parsed).toEqual({ isValid: false, messages: { [name]: message } })
  })

  test('today is not before today', () => {
    expect(parseFields(fields, { ...filled, topic: 'News', launch: day }, day).isValid).toBe(true)
  })
})

test('options follow the field they depend on, and nothing else', () => {
  expect(optionsOf(fields.content, { platform: 'instagram' })).toEqual([{ value: 'reel', label: 'Reel' }])
  expect(optionsOf(fields.content, {})).toEqual([])
  expect(optionsOf(fields.content, { platform: 'toString' })).toEqual([])
})

test('a form is filled once every field that must be is', () => {
  expect(missingFields(fields, filled)).toBe(0)
  expect(missingFields(fields, { ...filled, topic: '  ' })).toBe(1)
})

test.each([
  ['!?… — «»', false],
  ['🚀🔥', false],
  ['№', false],
  ['a', true],
  ['水', true],
  ['🚀 7', true],
])('a text that needs words: %j', (topic, isValid) => {
  const needy = { topic: { kind: 'text', label: 'Topic', maxLength: 1000, needsWords: true } } as const satisfies Fields
  const parsed = parseFields(needy, { topic }, day)
  expect(parsed).toEqual(
    isValid
      ? { isValid, values: { topic } }
      : { isValid, messages: { topic: 'Topic needs at least one word or number.' } },
  )
})

test('a day that no calendar has is left out of the inputs, and nothing else is', () => {
  const fields = {
    start: { kind: 'day', label: 'Start' },
    name: { kind: 'text', label: 'Name', maxLength: 1000 },
  } as const
  expect(withoutWrongDays(fields, { start: '2027-02-30', name: '2027-02-30' })).toEqual({
    start: '',
    name: '2027-02-30',
  })
  expect(withoutWrongDays(fields, { start: '2027-02-28', name: '' })).toEqual({ start: '2027-02-28', name: '' })
})
