import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../../tests/content/support/command'
import { POST, writeSite } from '../../../tests/content/support/content'

const made: string[] = []
afterAll(async () => {
  for (const root of made) await rm(root, { recursive: true })
})

/** In the folder of a site of its own, so that the project's generated content stays what it is. */
const publishUrls = (root: string) =>
  run([], { command: 'publishing/publish-urls', cwd: root, env: { CONTENT_DIR: 'content' } })

test('the list begins, grows with each new page, and never grows over a lost one', async () => {
  const root = await writeSite({ 'blog/draft.md': POST.replace('title', 'draft: true\ntitle') })
  made.push(root)
  const list = () => readFile(join(root, 'published-urls.txt'), 'utf8')

  expect(await publishUrls(root)).toMatchObject({ code: 0, stdout: expect.stringContaining('/blog/post\n') })
  const first = await list()
  expect(first).toContain('\n/blog/post How to brief an agency\n')
  expect(first).not.toContain('/blog/draft')

  expect(await publishUrls(root)).toEqual({ code: 0, stdout: '', stderr: '0 new addresses in published-urls.txt.\n' })
  expect(await list()).toBe(first)

  await rename(join(root, 'content/blog/post.md'), join(root, 'content/blog/renamed.md'))
  expect(await publishUrls(root)).toMatchObject({ code: 1, stderr: expect.stringContaining('(lost-address)') })
  expect(await list()).toBe(first)
})
