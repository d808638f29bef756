import { describe, expect, it, test } from 'vitest'
import { renameField } from '.'

describe('a field gets another name, and every other byte stays', () => {
  it.each([
    [
      'at the top',
      'a.yaml',
      '# Ours\ntagline:   "A: b"  # old\nname: x\n',
      ['tagline'],
      '# Ours\nline:   "A: b"  # old\nname: x\n',
    ],
    ['with quotes around it', 'a.yaml', '"tagline": x\n', ['tagline'], 'line: x\n'],
    [
      'within a group',
      'a.yaml',
      'tagline: x\nhead:\n  tagline: y\n',
      ['head', 'tagline'],
      'tagline: x\nhead:\n  line: y\n',
    ],
    [
      'within each item of a list',
      'a.yaml',
      'l:\n  - tagline: x\n  - b: 1\n    tagline: y\n',
      ['l', 'tagline'],
      'l:\n  - line: x\n  - b: 1\n    line: y\n',
    ],
    ['in brackets', 'a.yaml', 'l: [{ tagline: x }]\n', ['l', 'tagline'], 'l: [{ line: x }]\n'],
    [
      'with a byte order mark and other line ends',
      'a.yaml',
      '\ufeffb: 1\r\ntagline: >\r\n  x\r\n',
      ['tagline'],
      '\ufeffb: 1\r\nline: >\r\n  x\r\n',
    ],
    [
      'above a body',
      'a.md',
      '---\r\ntagline: x\r\n---\r\n\r\ntagline: y  \r\n',
      ['tagline'],
      '---\r\nline: x\r\n---\r\n\r\ntagline: y  \r\n',
    ],
  ])('%s', (_, file, text, path, expected) => {
    const renamed = renameField(file, text, path, 'line')
    expect(renamed).toBe(expected)
    expect(renameField(file, renamed, path, 'line')).toBe(expected)
  })
})

test.each([
  ['there is no such field', 'a.yaml', 'name: x\n'],
  ['the new name is taken', 'a.yaml', 'tagline: x\nline: y\n'],
  ['the fields cannot be read', 'a.yaml', 'tagline: "x\n'],
  ['a Markdown file has no fields', 'a.md', 'tagline: x\n'],
])('nothing changes when %s', (_, file, text) => {
  expect(renameField(file, text, ['tagline'], 'line')).toBe(text)
})
