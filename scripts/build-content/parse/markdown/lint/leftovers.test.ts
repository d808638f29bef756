/** A body is linted only where its page shows leftovers of Markdown: every mistake must leave some. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isDeep } from '../../../../../tests/tier'
import { mistakePages, readPage } from '../../../../docs/guide/pages'
import { listContent } from '../../../source/list'
import { splitFrontMatter } from '../../front-matter'
import { compile } from '../fast/compile'
import { lintMarkdown } from '.'

/** The texts around a mistake: in the gate one of the content, in the deep tier all of them. */
const texts = listContent('content').files.filter(({ file }) => file.endsWith('.md'))
const bodies = texts.slice(0, isDeep ? undefined : 1).map(({ file }) => {
  const split = splitFrontMatter(readFileSync(file, 'utf8'))
  return 'body' in split ? split.body : ''
})
/** The broken texts among the examples of mistakes, but for those that are only too long. */
const examples = mistakePages()
  .flatMap((page) => readPage(page).sections)
  .flatMap(({ code, blocks }) =>
    blocks
      .filter(({ marks, text }) => marks === 'content/blog/post.md text' && !text.includes('‹'))
      .map(({ text }) => [code, text] as const),
  )

/** What is found when only leftovers are a reason to look. */
const found = (body: string) => lintMarkdown(body, 1, compile(body)?.hasLeftovers ?? true)

describe('the same mistakes are found in', () => {
  test.each(examples)('%s: %j', (_, lines) => {
    for (const body of ['', ...bodies]) {
      for (const text of [
        `${lines}\n\n${body}`,
        `${body}\n\n${lines}`,
        `${body}\n\n> A quote.\n\n${lines}\n\n${body}`,
      ]) {
        expect(found(text)).toEqual(lintMarkdown(text, 1))
      }
    }
  })
})

test('an ordinary text has no leftovers', () => {
  const text =
    'A *plain* text with **[a link](/contact)** and `[code]`.\n\n## A heading\n\n- a\n- b: 50%, R&D\n\n> Quote\n'
  expect(compile(text)?.hasLeftovers).toBe(false)
})
