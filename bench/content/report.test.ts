import { describe, expect, it } from 'vitest'
import { costTable } from './report'
import type { Sample } from './rounds'

const sample = (program: string, cpu: number, phase: Sample['phase'] = 'cold'): Sample => {
  return { program, posts: 100, phase, cpu, wall: cpu * 2, memory: 50 }
}

/** The cells of each line below the rule. */
const cellsOf = (text: string) =>
  text
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

describe('costs', () => {
  it('are medians, and ours are compared with Hugo’s', () => {
    const rows = cellsOf(costTable([sample('ours', 1), sample('Hugo', 4), sample('ours', 3), sample('ours', 2)]))
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['ours', '2.00', '4.00', '50'],
      ['Hugo', '4.00', '8.00', '50'],
      ['ours / Hugo', '0.50', '0.50', '1.00'],
    ])
  })

  it('that were not measured are a dash, and without Hugo nothing is compared', () => {
    const rows = cellsOf(costTable([sample('ours', 1, 'one edit'), sample('eleventy', 9)]))
    expect(rows).toEqual([
      ['ours', '–', '–', '–', '–', '–', '–', '1.00', '2.00', '50'],
      ['eleventy', '9.00', '18.00', '50', '–', '–', '–', '–', '–', '–'],
    ])
  })
})
