/** Only ordinary files inside the folder are read; everything else is reported, and nothing hangs. */
import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeSite } from '../../../tests/content/support/content'
import { listContent } from './list'

let root: string
beforeEach(async () => {
  root = await writeSite()
})
afterEach(() => rm(root, { recursive: true, force: true }))

const codes = async (): Promise<string[]> =>
  listContent(join(root, 'content')).diagnostics.map(({ file, code }) => `${file} ${code}`)

describe('something other than an ordinary file', () => {
  it('a link to a file outside', async () => {
    await writeFile(join(root, 'secret.md'), 'secret')
    await symlink(join(root, 'secret.md'), join(root, 'content/blog/secret.md'))
    expect(await codes()).toEqual(['content/blog/secret.md link-instead-of-file'])
  })

  it('a link to a device', async () => {
    await symlink('/dev/zero', join(root, 'content/blog/zero.md'))
    expect(await codes()).toEqual(['content/blog/zero.md link-instead-of-file'])
  })

  it('a link as a folder', async () => {
    await rm(join(root, 'content/services'), { recursive: true })
    await symlink('/etc', join(root, 'content/services'))
    expect(await codes()).toEqual(['content/services link-instead-of-file'])
  })

  it('a link among the pictures', async () => {
    await symlink('/etc/passwd', join(root, 'content/media/x.png'))
    expect(await codes()).toEqual(['content/media/x.png link-instead-of-file'])
  })

  it.skipIf(process.platform === 'win32')('a pipe without a writer', async () => {
    execFileSync('mkfifo', [join(root, 'content/blog/pipe.md')])
    execFileSync('mkfifo', [join(root, 'content/media/pipe.png')])
    expect(await codes()).toEqual(['content/blog/pipe.md not-a-file', 'content/media/pipe.png not-a-file'])
  })
})

describe('names', () => {
  it.each([
    ['.md', []],
    ['-x.md', ['wrong-name']],
    ['a--b.md', ['wrong-name']],
    ['a_b.md', ['wrong-name']],
    ['a b.md', ['wrong-name']],
    ['<img onerror=x>.md', ['wrong-name']],
    ['%2e%2e%2f.md', ['wrong-name']],
    ['a\nb.md', ['wrong-name']],
    ['\u001b[31m.md', ['wrong-name']],
    ['caf\u00e9.md', ['wrong-name']],
    ['x.MD', ['wrong-ending']],
    ['x.markdown', ['wrong-ending']],
    ['x', ['wrong-ending']],
    ['x.mdown', ['wrong-ending']],
    ['x.mdx', ['wrong-ending']],
    ['x.txt', ['wrong-ending']],
    ['x.json', ['wrong-ending']],
    ['x.yml', ['wrong-ending']],
    [`${'a'.repeat(240)}.md`, ['wrong-name']],
    ['constructor.md', []],
  ])('%j', async (name, expected) => {
    await writeFile(join(root, 'content/blog', name), 'x')
    expect(listContent(join(root, 'content')).diagnostics.map(({ code }) => code)).toEqual(expected)
  })

  it.each([
    ...['post.md.bak', 'Post.MD.BAK', '#post.md#', 'post.md.orig', 'post.md.rej', 'a.crdownload'],
    ...['draft.tmp', 'a.part', 'notes.docx', 'notes.pdf', 'chart.png', 'IMG_1.HEIC', 'clip.mov', 'all.zip'],
  ])('%s is not read, in whatever folder, and only a warning', async (name) => {
    for (const folder of ['blog', 'services', 'pages', '.']) await writeFile(join(root, 'content', folder, name), 'x')
    const { files, diagnostics } = listContent(join(root, 'content'))
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(Array(4).fill('warning stray-file'))
    expect(files.filter(({ path }) => path.endsWith(name))).toEqual([])
  })

  it('a backup among the pictures is not read either, and a document there is left alone', async () => {
    await writeFile(join(root, 'content/media/logo.png.bak'), 'x')
    await writeFile(join(root, 'content/media/notes.docx'), 'x')
    expect(await codes()).toEqual(['content/media/logo.png.bak stray-file'])
  })

  it('the build ignores what Word keeps beside an open document', async () => {
    for (const folder of ['blog', 'media', '.']) await writeFile(join(root, 'content', folder, '~$notes.docx'), 'x')
    expect(await codes()).toEqual([])
  })

  it('a picture with an unusable name is there all the same', async () => {
    await writeFile(join(root, 'content/media/My Photo 1.PNG'), 'x')
    expect(await codes()).toEqual(['content/media/My Photo 1.PNG picture-name'])
    expect(listContent(join(root, 'content')).media.paths).toContain('My Photo 1.PNG')
  })

  it('folders, links and pipes with such names are what they are', async () => {
    await mkdir(join(root, 'content/blog/old.bak'))
    await symlink('/etc/passwd', join(root, 'content/blog/passwd.bak'))
    expect(await codes()).toEqual(['content/blog/old.bak subfolder', 'content/blog/passwd.bak link-instead-of-file'])
  })

  it('twins by how an accent is stored name both files', async () => {
    await writeFile(join(root, 'content/blog/caf\u00e9.md'), 'x')
    await writeFile(join(root, 'content/blog/cafe\u0301.md'), 'x')
    const { diagnostics } = listContent(join(root, 'content'))
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(['twin-files', 'wrong-name'])
  })

  it('an empty collection, and one whose folder is missing, are fine', async () => {
    await rm(join(root, 'content/blog'), { recursive: true })
    await rm(join(root, 'content/resources'), { recursive: true })
    await mkdir(join(root, 'content/blog'))
    expect(await codes()).toEqual([])
  })
})
