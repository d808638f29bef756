import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { checkRelease } from './check-release'
import { markText } from './marks'
import { samples } from './testing/releases'
import { TABLE } from './testing/table'

/**
 * Work as a count, not as a time: how often a pattern is tried, and how many characters are cut out or searched.
 * `matchAll`, `replace` and `match` call `exec` for each try.
 */
function countWork(text: string): number {
  let work = 0
  const { exec } = RegExp.prototype
  const { slice } = String.prototype
  RegExp.prototype.exec = function (string) {
    // A pattern with a memory goes on from where it was; one without reads from the start.
    work += this.global || this.sticky ? 1 : string.length
    return exec.call(this, string)
  }
  String.prototype.slice = function (...range) {
    const part = slice.apply(this, range)
    work += part.length
    return part
  }
  try {
    const { text: shown, findings } = checkRelease(text, TABLE)
    markText(shown, findings)
  } finally {
    Object.assign(RegExp.prototype, { exec })
    Object.assign(String.prototype, { slice })
  }
  return work
}

const good = samples[0]?.text ?? ''
const bad = samples.find(({ label }) => label === 'bad')?.text ?? ''

describe('work grows with the length of the text, not with its square', () => {
  test.each([
    ['good releases', `${good}\n\n`],
    ['bad releases', `${bad}\n\n`],
    ['bad releases in one paragraph', `${bad.replaceAll('\n', ' ')} `],
    ['quotations in one paragraph', '“We like it a lot today,” and '],
    ['superlatives in one sentence', 'best and leading '],
    ['passives in one sentence', 'it is made and '],
    ['findings in one line', 'We! '],
  ])('%s', (_, scrap) => {
    const copies = Math.ceil(cases(1500, 6000) / scrap.length)
    const once = countWork(scrap.repeat(copies))
    const fourTimes = countWork(scrap.repeat(4 * copies))
    // A part of the work is the same for every text, so work that only grows with the length stays below four times.
    expect(fourTimes / once).toBeLessThan(4)
  })

  // Patterns that try again from every place would not come back from these within the time a test has.
  test.each([
    ['words', 'word '],
    ['one word', 'a'],
    ['capitals', 'A'],
    ['capitals with hyphens', 'A-'],
    ['capital words', 'AB '],
    ['names', 'Aa Bb '],
    ['stops', '.'],
    ['exclamation marks', '!'],
    ['quotation marks', '"'],
    ['apostrophes', "'"],
    ['opening marks', '“'],
    ['spaces', ' '],
    ['line ends', '\n'],
    ['stops and spaces', '. '],
    ['dashes', ' – '],
    ['digits', '1'],
    ['digits and spaces', '1 2'],
    ['brackets', '(('],
    ['tags', '<a '],
    ['broken tags', '<p>x</p><'],
    ['spaces in HTML', '<p> </p>                    '],
    ['entities', '&amp;'],
    ['at signs', 'a@'],
    ['hash signs', '#'],
    ['hyphens', '-'],
    ['emoji', '🎉'],
    ['Arabic', 'مرحبا '],
    ['lines', 'About Acme\n'],
    ['contacts', 'a@b.example\n\n'],
    ['in the', 'in the '],
    ['most', 'most '],
    ['dates', '5 May 2026 '],
  ])('a long text of %s comes to an end, with a bounded list of findings', { timeout: 30_000 }, (_, scrap) => {
    const { findings } = checkRelease(`x ${scrap.repeat(Math.ceil(cases(8000, 100_000) / scrap.length))} x`, TABLE)
    expect(findings.length).toBeLessThan(340)
  })
})
