import { expect, test } from 'vitest'
import { folderHandle } from './file-handles'
import type { ProjectFiles } from './project-files'

const NAME = 'content/case-studies/lumen.yaml'

/** Files that note what is written, and refuse it the first time. */
function refusingOnce() {
  const asked: string[] = []
  const files: ProjectFiles = {
    list: async () => [NAME],
    read: async () => new File([''], 'lumen.yaml'),
    async write(name, bytes) {
      asked.push(`${name}: ${await bytes.text()}`)
      if (asked.length === 1) throw new Error('It was changed outside.')
    },
    remove: async () => {},
    isNews: async () => false,
  }
  return { asked, root: folderHandle('', files) }
}

/** Writes a file as the CMS does: under another name first, and then in its place. */
async function writeAside(root: ReturnType<typeof folderHandle>, text: string) {
  const folder = await root.getDirectoryHandle('content/case-studies')
  const file = await folder.getFileHandle('.sveltia-tmp-1')
  await (await file.createWritable()).write(text)
  return () => file.move(folder, 'lumen.yaml')
}

test('a save that was refused is not sent again when the CMS tries once more', async () => {
  const { asked, root } = refusingOnce()
  const move = await writeAside(root, 'first')
  for (let attempt = 0; attempt < 3; attempt++) await expect(move()).rejects.toThrow('It was changed outside.')
  expect(asked).toEqual([`${NAME}: first`])
})

test('the next save is sent', async () => {
  const { asked, root } = refusingOnce()
  await expect((await writeAside(root, 'first'))()).rejects.toThrow()
  await (await writeAside(root, 'second'))()
  expect(asked).toEqual([`${NAME}: first`, `${NAME}: second`])
})
