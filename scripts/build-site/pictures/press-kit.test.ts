import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteFile } from '../publish/site-file'
import { pressKitFiles } from './press-kit'

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'))
  for (const name of ['a', 'b']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'press.webp'), await picture(name === 'a' ? 'red' : 'blue'))
  }
  await writeFile(join(folder, 'logo.svg'), '<svg/>')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const kit = async (cache = 'cache') =>
  new Map(
    await pressKitFiles({
      page: { kit: { pictures: [{ image: 'a/press.webp' }, { image: 'b/press.webp' }] } },
      mediaDir: folder,
      logo: join(folder, 'logo.svg'),
      cacheDir: join(folder, cache),
    }),
  )
const zipOf = (files: Map<string, SiteFile>) => readFile((files.get('press/kit.zip') as { link: string }).link)

test('the kit has each file by itself, also when two have one name, and all of them in a zip', async () => {
  const files = await kit()
  expect([...files.keys()]).toEqual([
    'press/kit/logo.svg',
    'press/kit/a-press.webp',
    'press/kit/b-press.webp',
    'press/kit.zip',
    'press/kit.zip.sha256',
  ])
  const zipped = unzipSync(await zipOf(files))
  expect(Object.keys(zipped)).toEqual(['logo.svg', 'a-press.webp', 'b-press.webp'])
  const { channels } = await sharp(zipped['b-press.webp']).stats()
  expect(channels.map(({ mean }) => mean)).toEqual([0, 0, 255])
})

test('the checksum is that of the zip, in the form that sha256sum reads', async () => {
  const files = await kit()
  const sum = createHash('sha256')
    .update(await zipOf(files))
    .digest('hex')
  expect((files.get('press/kit.zip.sha256') as { text: string }).text).toBe(`${sum}  kit.zip\n`)
})

test('the same files give the same zip, and another picture gives another one', async () => {
  const first = await zipOf(await kit())
  expect(await zipOf(await kit('other cache'))).toEqual(first)
  await writeFile(join(folder, 'a/press.webp'), await picture('green'))
  expect(await zipOf(await kit())).not.toEqual(first)
})
