import { expect, test } from 'vitest'
import type { ReadContent } from './files'
import { readArticles } from './read-articles'

const reader = (files: Record<string, unknown>) => (async (name: string) => files[name] ?? null) as ReadContent

test('the newest part comes first, and its newest row first', async () => {
  const read = reader({ 'search/blog': { parts: 2 }, 'search/blog/0': [1, 2], 'search/blog/1': [3] })
  const parts: unknown[] = []
  for await (const part of readArticles(read)) parts.push(part)
  expect(parts).toEqual([[3], [2, 1]])
})

test('a missing part is an error', async () => {
  await expect(readArticles(reader({ 'search/blog': { parts: 1 } })).next()).rejects.toThrow('could not be loaded')
})
