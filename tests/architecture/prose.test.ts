/** Comments, documents, titles of tests and messages are plain English. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Habits that make a sentence a riddle, each with a plain way to say it. */
const HABITS: readonly [habit: RegExp, plainly: string][] = [
  [/\bnobody\b/i, 'Say what does not happen: "the file is not read".'],
  [/\beverybody\b/i, 'Name the people.'],
  [/\bwhoever\b/i, 'Name the person or the program.'],
  [/\bone that\b/i, 'Repeat the noun: "a page that".'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b|secret\b|help\b)/i, 'Write "is not a", or a verb.'],
  [/\b(?:is|are|was) told\b/i, 'Say what it gets: "gets the names".'],
  [/\btold apart\b/i, 'Say by what they differ.'],
  [/\bheld against\b/i, 'Write "compared with".'],
  [/\bfor ever\b/i, 'Write "forever".'],
  [/(?<!\bthere )\bis none\b/i, 'Say what it is, or what is missing.'],
]

const IS_COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ /
const IS_TITLE = /\b(?:it|test|describe)\b[.\w]*(?:\([^)]*\))?\(\s*['"`]/
const IS_MESSAGE = /^\s*(?:text|remedy): [`'"]|new \w*Error\(/

/** The lines of a file that people read as prose, by their numbers. */
function proseOf(file: string, text: string): [line: number, prose: string][] {
  const lines = text.split('\n').map((line, index): [number, string] => [index + 1, line])
  if (!file.endsWith('.md'))
    return lines.filter(
      ([, line]) =>
        IS_COMMENT.test(line) || IS_TITLE.test(line) || (file.startsWith('scripts/') && IS_MESSAGE.test(line)),
    )
  let isCode = false
  return lines.filter(([, line]) => {
    if (/^\s*`{3,}/.test(line)) isCode = !isCode
    return !isCode && !line.startsWith('|')
  })
}

function habitsIn(file: string, text: string): string[] {
  return proseOf(file, text).flatMap(([line, prose]) =>
    HABITS.flatMap(([habit, plainly]) => {
      const [found] = habit.exec(prose) ?? []
      return found === undefined ? [] : [`${file}:${line} "${found.trim()}". ${plainly}`]
    }),
  )
}

const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'bench', 'docs', 'sample', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|md|css)$/.test(file))
  // What visitors read is content, what tests read is input, and the changelog is written once.
  .filter((file) => !/^(?:content|sample)\/(?!tests)|templates\/|\/fixtures\/|^CHANGELOG|prose\.test\.ts$/.test(file))

test('no file falls into the habits', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => habitsIn(file, readFileSync(file, 'utf8'))).join('\n')).toBe('')
})

describe('a habit is found', () => {
  test.each([
    ['in a comment', 'a.ts', '// Nobody reads it.\nconst nobody = 1'],
    ['behind code', 'a.ts', 'const a = 1 // a page is no post'],
    ['in the title of a test', 'a.test.ts', "test('one that fails', () => {})"],
    ['in a message', 'scripts/a.ts', "throw new Error('Whoever wrote this')"],
    ['in a document', 'a.md', 'It stays for ever.\n```\nIt stays for ever.\n```'],
  ])('%s', (_where, file, text) => {
    expect(habitsIn(file, text)).toHaveLength(1)
  })

  test('but not where a thing does not exist', () => {
    expect(habitsIn('a.md', 'There is no such page, and it is no longer than a line.')).toEqual([])
  })
})
