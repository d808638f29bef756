import { describe, expect, it } from 'vitest'
import { cpuTicks, peakMemory } from './proc'

describe('peak memory', () => {
  it('is VmHWM in MiB', () => {
    expect(peakMemory('Name:\tnode\nVmPeak:\t  999999 kB\nVmHWM:\t   52224 kB\nVmRSS:\t   51200 kB\n')).toBe(51)
  })

  it('of a process that has ended is unknown', () => {
    expect(peakMemory('Name:\tnode\nState:\tZ (zombie)\n')).toBeUndefined()
  })
})

it('processor time is user and system, whatever the program is called', () => {
  const after = 'S 1 42 42 0 -1 4194560 2529 0 0 0 70 30 5 6 20 0 11 0 1234 1000000 12345'
  expect(cpuTicks(`42 (node) ${after}`)).toBe(100)
  expect(cpuTicks(`42 (a) b (c) ${after}`)).toBe(100)
})
