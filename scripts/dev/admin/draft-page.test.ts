import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST, writeSite } from '../../../tests/content/support/content'
import { draftReader } from './draft-page'

const FILE = 'content/blog/post.md'
let root: string
let read: ReturnType<typeof draftReader>
beforeAll(async () => {
  root = await writeSite()
  read = draftReader(path.join(root, 'content'))
})
afterAll(() => rm(root, { recursive: true }))

const page = (
  text: string,
  names = ['blog/post'],
  more: [string, { width: number; height: number; hash: string }][] = [],
) => read({ file: FILE, overlay: new Map<string, never>([[FILE, Buffer.from(text)], ...more] as never), names })

test('pages read what was typed, in lists too, and nothing is written', async () => {
  const { data } = await page(`${POST.replace(/title: .*/, 'title: Typed just now')}\nMore **words**.\n`, [
    'blog/post',
    'blog/page/1',
    'blog/nothing',
  ])
  expect(data?.['blog/post']).toMatchObject({ title: 'Typed just now', content: expect.stringContaining('<strong>') })
  expect(JSON.stringify(data?.['blog/page/1'])).toContain('Typed just now')
  expect(data?.['blog/nothing']).toBeNull()
  expect(await readFile(path.join(root, FILE), 'utf8')).toBe(POST)
})

test('a mistake has the words of the pipeline and its field, and no page', async () => {
  const { data, mistakes } = await page(`${POST}\n[x](/blogs)\n`)
  expect(data).toBeUndefined()
  expect(mistakes).toMatchObject([{ code: 'dead-link', field: 'body' }])
  expect((await page(POST)).data).toBeDefined()
})

test('what is only unlikely does not keep the page back', async () => {
  const { data, mistakes } = await page(POST.replace(/date: .*/, 'date: 2126-02-28'))
  expect(mistakes.map(({ severity }) => severity)).toContain('warning')
  expect(data).toBeDefined()
})

test('a picture that is not saved has its size', async () => {
  const { data } = await page(
    POST.replace('press-kit.png', 'new.webp'),
    ['blog/post'],
    [['content/media/new.webp', { width: 800, height: 600, hash: '00000000' }]],
  )
  expect(data?.['blog/post']).toMatchObject({ pictures: { 'new.webp': { width: 800, height: 600 } } })
  expect(await read.pictures()).toContainEqual({ path: 'new.webp', width: 800, height: 600, hash: '00000000' })
})

test('a mistake in another file keeps no page back', async () => {
  const other = path.join(root, 'content/blog/broken.md')
  await writeFile(other, 'no fields')
  expect((await page(POST)).data).toBeDefined()
  await rm(other)
})
