/** The three ways to print diagnostics, and what makes each of them hard. */
import { describe, expect, it } from 'vitest'
import { type Diagnostic, inOrder } from './diagnostic'
import { formatGithub, formatJson, formatPretty, summarize } from './format'

const diagnostic: Diagnostic = {
  file: 'content/blog/post.md',
  line: 2,
  column: 8,
  severity: 'error',
  code: 'wrong-value',
  message: 'This is wrong.',
}

/** The line of the file and the line of the mark, without their label. */
function mark(source: string, column: number): string[] {
  const printed = formatPretty([{ ...diagnostic, column }], () => source)
  return printed
    .split('\n')
    .slice(2, 4)
    .map((line) => line.slice(line.indexOf('|') + 2))
}

describe('for people', () => {
  it('shows place, message, line, mark and hint', () => {
    const printed = formatPretty([{ ...diagnostic, hint: 'Write:\ntitle: B' }], () => 'title: A')
    expect(`\n${printed}`).toBe(`
content/blog/post.md:2:8 error (wrong-value)
  This is wrong.
    2 | title: A
      |        ^
  Write:
  title: B
`)
  })
  it('shows neither a missing line nor a blank one', () => {
    expect(formatPretty([diagnostic])).not.toContain('|')
    expect(formatPretty([diagnostic], () => '  ')).not.toContain('|')
  })
  it.each([
    ['plain letters', 'title: Acme', 8, 'title: Acme', 7],
    ['behind the end', 'title:', 7, 'title:', 6],
    ['a tab', '\t- a\t#b', 6, '·- a·#b', 5],
    ['accents made of two characters', 'cafe\u0301: x', 8, 'cafe\u0301: x', 6],
    ['ideographs, which take two cells', '字字: x', 5, '字字: x', 6],
    ['an emoji', '😀: x', 5, '😀: x', 4],
    ['an emoji made of several', '👩\u200d💻: x', 8, '👩\u200d💻: x', 4],
    ['inside an emoji', 'a😀b', 3, 'a😀b', 1],
    ['a flag', '🇩🇪 x', 6, '🇩🇪 x', 3],
    ['signs without a shape', 'a\u200b\u00adb', 4, 'a··b', 3],
    ['half a character', 'a\ud83db', 3, 'a·b', 2],
  ])('puts the mark below its place: %s', (_, source, column, shown, before) => {
    expect(mark(source, column)).toEqual([shown, `${' '.repeat(before)}^`])
  })
  it('cuts a long line behind its place', () => {
    const [shown = '', below] = mark('x'.repeat(5_000), 10)
    expect(shown).toBe(`${'x'.repeat(100)}…`)
    expect(below).toBe(`${' '.repeat(9)}^`)
  })
  it.each([90, 1_000, 4_999])('cuts a long line around its place: %i', (column) => {
    const source = `${'x'.repeat(column - 1)}Y${'z'.repeat(5_000)}`
    const [shown = '', below = ''] = mark(source, column)
    expect([...shown].length).toBeLessThanOrEqual(102)
    expect(shown[below.indexOf('^')]).toBe('Y')
    expect(shown.startsWith('…')).toBe(true)
  })
  it('never cuts an emoji into halves', () => {
    for (const column of [201, 202]) expect(mark('😀'.repeat(200), column)[0]).toMatch(/^…(?:😀)+…?$/u)
  })
  it('lets nothing through that would disturb a terminal', () => {
    const evil = { ...diagnostic, file: 'content/blog/\u001b[31m.md', message: 'a\u001b]0;x\u0007b\u202e' }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: message them is the purpose
    expect(formatPretty([evil], () => '\u001b[2J\u009b')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })
})

describe('for tools', () => {
  it('is one array with the same keys in the same order', () => {
    expect(formatJson([])).toBe('[]\n')
    expect(formatJson([{ ...diagnostic, hint: 'a\nb "c" \u2028 😀' }])).toBe(
      '[{"file":"content/blog/post.md","line":2,"column":8,"severity":"error","code":"wrong-value","message":"This is wrong.","hint":"a\\nb \\"c\\" \u2028 😀"}]\n',
    )
  })
})

describe('for GitHub', () => {
  it('is one command for each diagnostic', () => {
    expect(
      formatGithub([
        { ...diagnostic, hint: 'Write:\ntitle: B' },
        { ...diagnostic, severity: 'warning' },
      ]),
    ).toBe(
      '::error file=content/blog/post.md,line=2,col=8,title=wrong-value::This is wrong.%0AWrite:%0Atitle: B\n' +
        '::warning file=content/blog/post.md,line=2,col=8,title=wrong-value::This is wrong.\n',
    )
  })
  it('escapes what would end a command or a property', () => {
    const file = 'content/blog/50%,a:b\r\n.md'
    expect(formatGithub([{ ...diagnostic, file, message: '50% of a, b: c\r\n::error::x' }])).toBe(
      '::error file=content/blog/50%25%2Ca%3AbU+000D%0A.md,line=2,col=8,title=wrong-value::50%25 of a, b: cU+000D%0A::error::x\n',
    )
  })
})

describe('more than a hundred diagnostics in a file', () => {
  const many = inOrder([
    ...Array.from(
      { length: 130 },
      (_, i): Diagnostic => ({ ...diagnostic, line: i + 1, severity: i < 102 ? 'error' : 'warning' }),
    ),
    { ...diagnostic, file: 'content/blog/a.md' },
  ])

  it('are listed up to that, and then counted', () => {
    expect(many).toHaveLength(1 + 101)
    expect(many.at(-1)).toMatchObject({ line: 101, severity: 'error', code: 'more-problems' })
    expect(many.at(-1)?.message).toBe(
      'This file has more mistakes than are listed here: another 2 errors and 28 warnings.',
    )
    expect(summarize(many)).toBe('103 errors and 28 warnings in 2 files')
  })
  it('in every format', () => {
    const [json, github, pretty] = [formatJson(many), formatGithub(many), formatPretty(many)]
    expect(JSON.parse(json)).toHaveLength(102)
    expect(Object.keys(JSON.parse(json).at(-1))).toEqual([
      'file',
      'line',
      'column',
      'severity',
      'code',
      'message',
      'hint',
    ])
    expect(github.match(/^::/gm)).toHaveLength(102)
    expect(github).toContain(
      'title=more-problems::This file has more mistakes than are listed here: another 2 errors and 28 warnings.%0A',
    )
    expect(pretty.match(/^content/gm)).toHaveLength(102)
    expect(pretty).toContain('This file has more mistakes than are listed here: another 2 errors and 28 warnings.')
  })
  it('one diagnostic more', () => {
    const one = inOrder(Array.from({ length: 101 }, (_, i): Diagnostic => ({ ...diagnostic, line: i + 1 })))
    expect(one.at(-1)?.message).toBe('This file has more mistakes than are listed here: another 1 error.')
    expect(summarize(one)).toBe('101 errors in 1 file')
  })
})
