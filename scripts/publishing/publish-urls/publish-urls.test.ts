import { execFile } from 'node:child_process'
import { readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { POST, writeSite } from '../../../tests/content/support/content'

const made: string[] = []
afterAll(async () => {
  for (const root of made) await rm(root, { recursive: true })
})

/** In the folder of a site of its own, so that the project's generated content stays what it is. */
const publishUrls = (root: string) =>
  promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/publishing/publish-urls/cli.ts')],
    {
      cwd: root,
      env: { ...process.env, CONTENT_DIR: 'content', TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  )

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
