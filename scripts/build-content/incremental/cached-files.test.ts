import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { build, cleanUp, POST, png, writeFiles } from '../../../tests/content/support/content'
import { buildContent } from '..'
import { Memory } from './memory'

afterAll(cleanUp)

it('in one process, warnings of a file that is edited again and again are at the lines of its last text', async () => {
  const { root } = await build({ 'media/press-kit.png': png(1, 1) })
  const memory = new Memory()
  const touched = new Set(['content/blog/post.md'])
  const lines: (number | undefined)[] = []
  const warn = async (changed?: ReadonlySet<string>) => {
    const { diagnostics } = await buildContent({ content: join(root, 'content'), memory, touched: changed })
    lines.push(diagnostics.find(({ file, code }) => file === 'content/blog/post.md' && code === 'small-picture')?.line)
  }
  await warn()
  // Only this file is checked again after a change of its body, so it was read last.
  for (const text of [`${POST}\nMore.\n`, POST.replace('---\n', '---\naliases:\n  - /old\n')]) {
    await writeFiles(root, { 'blog/post.md': text })
    await warn(touched)
  }
  expect(lines).toEqual([4, 4, 6])
})
