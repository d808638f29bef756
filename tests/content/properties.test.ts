/** Whatever a file holds, the pipeline answers: it never throws, never hangs, and every diagnostic has a place in the file. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFile } from '../../scripts/build-content/parse/entry'
import { readBody } from '../../scripts/build-content/parse/markdown'
import { fillHoles } from '../../scripts/build-content/parse/markdown/body-html'
import { lintMarkdown } from '../../scripts/build-content/parse/markdown/lint'
import { parseYaml } from '../../scripts/build-content/parse/yaml'
import { decode } from '../../scripts/build-content/source/text'
import type { FileKind } from '../../scripts/lib/schema/file-kind'
import { cases, examplesOf } from '../tier'
import { POST } from './support/content'
import { WORDS } from './support/html-of'

const marks = [
  '- ',
  ': ',
  ':',
  '#',
  ' #',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '|',
  '>',
  '\n',
  '\n  ',
  '\t',
  '&a',
  '*a',
  '!b',
  '%',
  '@',
  '`',
  '---',
  'a',
  'title',
  ' ',
  '\u00a0',
  '? ',
  ',',
]
const yamlText = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 4 })), { maxLength: 60 })
  .map((parts) => parts.join(''))
const markdownMarks = [
  '# ',
  '> ',
  '- ',
  '1. ',
  '*',
  '**',
  '_',
  '`',
  '```',
  '[',
  ']',
  '](',
  ')',
  '![',
  '<b>',
  '</b>',
  '<a href="x">',
  '<table>',
  '<td>',
  '</p>',
  '<!--',
  '&amp;',
  '|',
  '|-|',
  '[^1]',
  '[^1]: ',
  '\n',
  '\n\n',
  '    ',
  '~~',
  'www.a.b',
  'http://c.d',
  'words',
]
const markdownText = fc
  .array(fc.oneof(fc.constantFrom(...markdownMarks), fc.string({ maxLength: 4 })), { maxLength: 80 })
  .map((parts) => parts.join(''))

const post: FileKind = { collection: 'blog', id: 'post', format: 'md' }
const lines = (text: string): number => text.split('\n').length
const lint = (text: string) => lintMarkdown(text, 1, readBody(text, 1).written)

describe('any text', () => {
  it('as YAML', () => {
    fc.assert(
      fc.property(yamlText, (text) => {
        const { diagnostics, root } = parseYaml(text, 1)
        expect(root !== undefined || diagnostics.length > 0).toBe(true)
        for (const { line, column } of diagnostics) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(lines(text) + 1)
          expect(column).toBeGreaterThanOrEqual(1)
        }
      }),
      { numRuns: cases(200, 1_500) },
    )
  })

  it('as a whole file', () => {
    fc.assert(
      fc.property(fc.oneof(yamlText, markdownText), fc.nat(POST.length), (text, at) => {
        const whole = POST.slice(0, at) + text + POST.slice(at)
        const { entry, diagnostics } = parseFile({ file: 'content/blog/post.md', kind: post, text: whole })
        expect(entry !== undefined || diagnostics.length > 0).toBe(true)
        for (const { message, hint = '' } of diagnostics) {
          expect(`${message} ${hint}`).not.toMatch(/Invalid input|expected (?:string|array)|undefined|NaN|\[object/)
        }
      }),
      { numRuns: cases(100, 600) },
    )
  })

  it('as Markdown', () => {
    fc.assert(
      fc.property(markdownText, (text) => {
        const body = readBody(text, 1)
        if (body.pictures.length === 0) fillHoles(body.html, { address: (href) => href, pictures: {}, words: WORDS })
      }),
      { numRuns: cases(100, 400) },
    )
  })

  it('as Markdown with mistakes', () => {
    fc.assert(
      fc.property(markdownText, (text) => {
        const written = text.split('\n')
        for (const { line, column } of lint(text)) {
          expect(line).toBeLessThanOrEqual(written.length)
          expect(column).toBeGreaterThanOrEqual(1)
          expect(column).toBeLessThanOrEqual((written[line - 1]?.length ?? 0) + 1)
        }
      }),
      { numRuns: cases(200, 800) },
    )
  })

  it('as Markdown of one mark, again and again', () => {
    const marks = [
      ...markdownMarks,
      '[^1] ',
      '[a][b] ',
      '[b]: x\n',
      '<b></i>',
      '** a **',
      '```\n',
      '|a|\n',
      '{{a',
      '-a\n',
    ]
    const length = cases(200_000, 1_000_000)
    for (const mark of examplesOf(marks)) {
      expect(lint(mark.repeat(length / mark.length)).length, mark).toBeLessThanOrEqual(100)
    }
  })

  it('as bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const decoded = decode(bytes)
        if ('column' in decoded) expect(decoded.column).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: cases(200, 1_000) },
    )
  })
})

describe('a title that is plain text', () => {
  it('is that text, or an error: never something else in silence', () => {
    const title = fc
      .string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' })
      .filter((text) => text.trim() === text && !/[\\"']/.test(text[0] ?? ''))
      // Behind a number, a comment is meant as one.
      .filter((text) => !/^[-+.\d]+\s+#/.test(text))
    fc.assert(
      fc.property(title, (text) => {
        const whole = POST.replace('How to brief an agency', () => text)
        const { entry } = parseFile({ file: 'content/blog/post.md', kind: post, text: whole })
        if (entry) expect(entry.data.title).toBe(text)
      }),
      { numRuns: cases(200, 3_000) },
    )
  })
})
