import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentWith, readySite } from '../../launch-check/testing/ready-site'
import { ownFiles } from './own-content'

it('the words of an agency are found, with the file that has most of them first', async () => {
  const words = Array.from({ length: 30 }, (_, index) => `Sentence ${index} of an agency about its own work.\n`).join(
    '\n',
  )
  const site = readySite()
  const post = String(site['blog/post.md']).replace(/(?<=\n---\n)[\s\S]*$/, `\n${words}`)
  const content = await contentWith({ ...site, 'blog/post.md': post })
  expect((await ownFiles(join(content, '..'), content, '2026-01-01'))[0]).toBe('content/blog/post.md')
})
