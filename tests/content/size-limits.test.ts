/** Bodies just within the limits. Those beyond are in hostile-folder.test.ts. */
import { afterEach, expect, it } from 'vitest'
import { allBytes } from './support/command'
import { build, cleanUp, png, withBody } from './support/content'

afterEach(cleanUp)

it('a body just within the limits is read, and its HTML is not much longer than it', async () => {
  const lines = (count: number, line: string) => `${line}\n`.repeat(count)
  const bodies: Record<string, string> = {
    quotes: `${'> '.repeat(20)}x`,
    list: Array.from({ length: 20 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    emphasis: 'a**b '.repeat(999),
    brackets: '[a '.repeat(1_999),
    table: `|${'a|'.repeat(90)}\n|${'-|'.repeat(90)}\n${lines(200, '|b|')}`,
    tags: '<div>'.repeat(90),
    lines: lines(1_999, 'words'),
    'indented-code': lines(1_999, '    words'),
    listing: `\`\`\`js\n${lines(10_000, 'const a = "1"')}\`\`\``,
    words: 'words '.repeat(150_000),
  }
  const posts = Object.entries(bodies).map(([id, text]): [string, string] => [`blog/${id}.md`, withBody(text)])
  const { diagnostics, out } = await build({ ...Object.fromEntries(posts), 'media/press-kit.png': png(4, 3) })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const written = await allBytes(out)
  for (const [id, text] of Object.entries(bodies)) {
    expect((written[`blog/${id}.json`] ?? '').length, id).toBeLessThan(200_000 + 20 * text.length)
  }
})
