/** Slips are looked for where a page shows leftovers of Markdown: no mistake may pass for a page without any. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from '../front-matter'
import { compile } from '../markdown/compile'
import { mistakes } from '../mistakes'
import { TEXT } from '../mistakes/mistake'
import { markdownSlips } from '.'

const bodies = readdirSync('content/blog').map((name) => {
  const split = splitFrontMatter(readFileSync(`content/blog/${name}`, 'utf8'))
  return 'body' in split ? split.body : ''
})
const examples = Object.entries(mistakes).flatMap(([code, { examples }]) =>
  examples.flatMap((example) => ('at' in example && example.at === TEXT ? [[code, example.before] as const] : [])),
)

/** What is found when only leftovers are a reason to look. */
const found = (body: string) => markdownSlips(body, 1, compile(body)?.hasLeftovers ?? true)

describe('the same slips are found in', () => {
  test.each(examples)('%s: %j', (_, lines) => {
    for (const body of ['', ...bodies]) {
      for (const text of [
        `${lines}\n\n${body}`,
        `${body}\n\n${lines}`,
        `${body}\n\n> A quote.\n\n${lines}\n\n${body}`,
      ]) {
        expect(found(text)).toEqual(markdownSlips(text, 1))
      }
    }
  })
})

test('an ordinary text has no leftovers', () => {
  const text =
    'A *plain* text with **[a link](/contact)** and `[code]`.\n\n## A heading\n\n- a\n- b: 50%, R&D\n\n> Quote\n'
  expect(compile(text)?.hasLeftovers).toBe(false)
})
