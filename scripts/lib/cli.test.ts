import { afterEach, describe, expect, test, vi } from 'vitest'
import { choiceOption, dayOption, nowOption, portSetting, readOptions } from './cli'

describe('arguments', () => {
  const options = { runs: { type: 'string', default: '3' } } as const

  test('have defaults', () => {
    expect(readOptions([], options).values.runs).toBe('3')
    expect(readOptions(['--runs', '5'], options).values.runs).toBe('5')
  })

  test.each([[['--rnus']], [['--runs']], [['5']], [['--runs', '5', 'more']]])('%j is refused in one line', (args) => {
    expect(() => readOptions(args, options)).toThrow(/^[^\n]+; --help lists the options$/)
  })

  test('may be words, but no more of them than the command takes', () => {
    expect(readOptions(['blog', 'A title'], {}, 2).words).toEqual(['blog', 'A title'])
    expect(() => readOptions(['blog', 'A', 'title'], {}, 2)).toThrow('"title" is not expected here')
  })

  test('are one of several choices, or a day that exists', () => {
    expect(choiceOption('format', 'json', ['pretty', 'json'])).toBe('json')
    expect(() => choiceOption('format', 'xml', ['pretty', 'json'])).toThrow('--format is "xml"; it can be pretty, json')
    expect(dayOption('2024-02-29')).toBe('2024-02-29')
    expect(() => dayOption('2023-02-29')).toThrow('--now is "2023-02-29"; write a day as YYYY-MM-DD')
  })
  test('the present time is a day, or a day and an hour', () => {
    expect(nowOption('2024-02-29')).toBe('2024-02-29')
    expect(nowOption('2024-02-29 09:00')).toBe('2024-02-29 09:00')
    expect(nowOption(undefined)).toBeUndefined()
    for (const wrong of ['2023-02-29', '2024-02-29 9:00', '2024-02-29T09:00'])
      expect(() => nowOption(wrong)).toThrow(
        `--now is "${wrong}"; write a day as YYYY-MM-DD, or a day and an hour as "YYYY-MM-DD HH:MM"`,
      )
  })
})

describe('the variable PORT', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is a port, or is not set', () => {
    vi.stubEnv('PORT', undefined)
    expect(portSetting()).toBeUndefined()
    vi.stubEnv('PORT', '4180')
    expect(portSetting()).toBe(4180)
  })

  test.each(['http', '-1', '65536', '1.5'])('%s is refused', (port) => {
    vi.stubEnv('PORT', port)
    expect(portSetting).toThrow(`PORT must be a number up to 65535, not "${port}"`)
  })
})
