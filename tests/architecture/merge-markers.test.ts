/** Git marks lines that two people changed. A marker that is left is text that somebody reads, or a rule that is not applied. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The marker between two versions is left out: a line of equals signs can be a heading, or a line under one. */
const MARKER = '^(<{7}|[|]{7}|>{7})( |\r?$)'

/** The lines of a text that Git marked. In documents, a listing can show such a line. */
function markersIn(file: string, text: string): number[] {
  let fence = ''
  return text.split('\n').flatMap((line, index) => {
    const [mark = ''] = /\.mdx?$/.test(file) ? (/^ {0,3}(?:`{3,}|~{3,})/.exec(line) ?? []) : []
    const ends = mark.trim().startsWith(fence) && line.trim() === mark.trim()
    if (mark && (!fence || ends)) fence = fence ? '' : mark.trim()
    return !fence && new RegExp(MARKER).test(line) ? [index + 1] : []
  })
}

test('no file of the repository has a marker of Git', () => {
  const found = spawnSync('git', ['grep', '--name-only', '-I', '-z', '-E', '^(<{7}|[|]{7}|>{7})'], { encoding: 'utf8' })
  const files = found.stdout.split('\0').filter(Boolean)
  // This search finds something: the guide shows such lines.
  expect(files).toContain('docs/editing/mistakes.md')
  const marked = files.flatMap((file) => markersIn(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))
  expect(marked).toEqual([])
})

const LEFT = '<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> new-title\n'

test.each([
  ['a document', 'a.md', LEFT, [1, 5]],
  ['one marker alone', 'a.md', 'Text\n\n<<<<<<< HEAD\n### A heading\n', [3]],
  ['the end alone', 'a.yaml', 'title: One\n>>>>>>> 1a2b3c4 (a change)\n', [2]],
  ['the version before both', 'a.ts', 'const a = 1\n||||||| 1a2b3c4\n', [2]],
  ['a marker without a name', 'a.css', '<<<<<<<\na { }\n', [1]],
  ['lines of Windows', 'a.json', '{\r\n<<<<<<<\r\n', [2]],
  ['below a listing', 'a.md', '```yaml\na: 1\n```\n<<<<<<< HEAD\n', [4]],
  ['a listing', 'a.md', `\`\`\`text\n${LEFT}\`\`\`\n`, []],
  ['a listing in a listing', 'a.md', `\`\`\`\`md\n\`\`\`\n${LEFT}\`\`\`\n\`\`\`\`\n`, []],
  ['a listing of tildes', 'a.md', `~~~\n${LEFT}~~~\n`, []],
  ['a heading underlined by seven signs', 'a.md', 'Heading\n=======\n', []],
  ['quotes in quotes', 'a.md', '>>>>>>>> deep\n', []],
  ['signs within a line', 'a.ts', 'const shown = "<<<<<<< HEAD"\n', []],
] as const)('%s', (_, file, text, lines) => {
  expect(markersIn(file, text)).toEqual(lines)
})
