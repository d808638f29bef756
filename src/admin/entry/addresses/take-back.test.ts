import { expect, test } from 'vitest'
import { moveBack } from './take-back'

const [FROM, TO] = ['content/blog/a.md', 'content/blog/b.md']
const post = (aliases: string) => `---\ntitle: A\n${aliases}---\n\nWords.\n`

async function moved(text: string, wasPublic: () => Promise<boolean>) {
  const files = new Map([[TO, text]])
  const done: string[] = []
  await moveBack(
    { from: FROM, to: TO },
    {
      read: async (name) => new Blob([files.get(name) ?? '']),
      write: async (name, bytes, from) => {
        done.push(`${name} from ${from}`)
        files.set(name, await bytes.text())
      },
      remove: async (name) => void files.delete(name),
    },
    wasPublic,
  )
  expect(done).toEqual([`${FROM} from ${TO}`])
  return Object.fromEntries(files)
}

test.each([
  ['the entry is as it was', 'aliases:\n  - /blog/a\n', false, ''],
  ['other old addresses stay', 'aliases:\n  - /blog/0\n  - /blog/a\n', false, 'aliases:\n  - /blog/0\n'],
  ['an address that was public leads on', 'aliases:\n  - /blog/a\n', true, 'aliases:\n  - /blog/b\n'],
  ['a draft without old addresses keeps its text', '', false, ''],
])('%s', async (_, before, isPublic, after) => {
  expect(await moved(post(before), async () => isPublic)).toEqual({ [FROM]: post(after) })
})

test('an address counts as public when no answer comes', async () => {
  const after = await moved(post(''), () => Promise.reject(new Error('offline')))
  expect(after[FROM]).toContain('/blog/b')
})
