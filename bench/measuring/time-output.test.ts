import { describe, expect, it } from 'vitest'
import { parseTimes } from './time-output'

describe('times of bash', () => {
  it('are wall, and user and system together', () => {
    expect(parseTimes('1.250 2.500 0.250\n')).toEqual({ wall: 1.25, cpu: 2.75 })
  })

  it('may have a decimal comma, and other lines before', () => {
    expect(parseTimes('bash: warning: setlocale\n0,500 0,250 0,125\n')).toEqual({ wall: 0.5, cpu: 0.375 })
  })

  it.each(['', 'bash: node: command not found\n', '1.0 2.0\n', '1.0 2.0 3.0 4.0\n'])('%j is not one', (text) => {
    expect(() => parseTimes(text)).toThrow('no times')
  })
})
