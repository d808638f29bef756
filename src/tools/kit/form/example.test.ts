import { expect, test } from 'vitest'
import { defineTool } from '../tool'
import { exampleFor, SAMPLE_DAY } from './example'

const tool = defineTool({
  slug: 'pitch-timer',
  fields: {
    goals: { kind: 'text', label: 'Goals', maxLength: 1000 },
    targetDate: { kind: 'day', label: 'Target date' },
    reachRate: { kind: 'number', label: 'Reach', initial: '15' },
  },
  words: { submit: '', progress: '', reset: '', resultHeading: '', toast: { title: '' } },
  example: { goals: 'A launch', targetDate: '2026-12-24' },
})

test('the days of an example are as far ahead as when it was written', () => {
  expect(exampleFor(tool, SAMPLE_DAY).targetDate).toBe('2026-12-24')
  expect(exampleFor(tool, '2028-02-01').targetDate).toBe('2028-03-06')
})

test('an example leaves what the form starts with as it is', () => {
  expect(exampleFor(tool, SAMPLE_DAY)).toMatchObject({ goals: 'A launch', reachRate: '15' })
})

test('a choice that a site does not offer is left open, and a required choice is the first that it offers', () => {
  const options = [{ value: 'video', label: 'Video' }]
  const choosing = defineTool({
    slug: 'pitch-timer',
    words: tool.words,
    fields: {
      format: { kind: 'choice', label: 'Format', options },
      country: { kind: 'choice', label: 'Country', options, optional: true },
    },
    example: { format: 'reel', country: 'us' },
  })
  expect(exampleFor(choosing, SAMPLE_DAY)).toEqual({ format: 'video', country: '' })
})
