import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedName } from '../../../src/admin/entry/page'
import { smallSite, writeSite } from '../../../tests/content/support/content'
import { buildContent } from '../../build-content'
import { readKnown } from './known'
import { pageMaker } from './make-page'

/** Content of its own: a small site. */
let root: string
let generated: string
const readJson = (name: string) => {
  try {
    return JSON.parse(readFileSync(path.join(generated, `${name}.json`), 'utf8'))
  } catch {
    return null
  }
}

let make: ReturnType<typeof pageMaker>
beforeAll(async () => {
  root = await writeSite()
  generated = path.join(root, 'out')
  const { diagnostics } = await buildContent({ content: path.join(root, 'content'), out: generated })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  make = pageMaker(await readKnown(async (name) => readJson(name)), async (name) => readJson(name))
})
afterAll(() => rm(root, { recursive: true }))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const draft = (file: string, change = (text: string) => text) =>
  make({ file, text: change(textOf(file)), pictures: {} })

const files = Object.keys(smallSite()).filter((file) => !file.startsWith('media/'))
const inFolder = (folder: string) => path.parse(files.find((file) => file.startsWith(`${folder}/`)) ?? '')

describe('a page made in the browser', () => {
  test('reads what the pipeline writes', async () => {
    for (const file of files.map((name) => `content/${name}`)) {
      const { data, mistakes } = await draft(file)
      expect(mistakes.filter(({ severity }) => severity === 'error')).toEqual([])
      const name = generatedName(file)
      expect(data?.[name], file).toEqual(readJson(name))
    }
  })

  const POST = 'content/blog/post.md'
  test('reads what was typed', async () => {
    const { data } = await draft(POST, (text) => `${text.replace(/title: .*/, 'title: Typed')}\nMore **words**.\n`)
    expect(data?.['blog/post']).toMatchObject({
      title: 'Typed',
      content: expect.stringContaining('<strong>words</strong>'),
    })
  })

  test('follows what an entry says of others, as far as their lists say it', async () => {
    const { base, name } = inFolder('case-studies')
    const service = inFolder('services').name
    const { data } = await draft(`content/case-studies/${base}`, (text) =>
      text.replace(/^services:\n(?: {2}- .*\n)+/m, `services:\n  - ${service}\n  - Events\n`),
    )
    expect(data?.[`case-studies/${name}`]).toMatchObject({
      delivered: [{ id: service }, { title: 'Events' }],
    })
  })

  test('has the words of the pipeline for a mistake, and its field', async () => {
    const { data, mistakes } = await draft(POST, (text) => text.replace(/date: .*/, 'date: yesterday'))
    expect(data).toBeUndefined()
    expect(mistakes).toMatchObject([{ field: 'date', severity: 'error' }])
  })

  test('a link that runs a program stops the page, and one to a page that may be newer does not', async () => {
    const unsafe = await draft(POST, (text) => `${text}\n[x](javascript:alert(1))\n`)
    expect(unsafe.data).toBeUndefined()
    expect(unsafe.mistakes).toMatchObject([{ code: 'unsafe-link', field: 'body' }])
    const newer = await draft(POST, (text) => `${text}\n[x](/blog/saved-today) and [y](#contact)\n`)
    expect(newer.data).toBeDefined()
    expect(newer.mistakes.map(({ code }) => code)).toContain('dead-link')
  })

  test('is made of a new entry with a new picture, and says that it is a draft', async () => {
    const text = textOf(POST)
      .replace(/^image: .*/m, 'image: new.webp')
      .replace('title:', 'draft: true\ntitle:')
    const { data } = await make({
      file: 'content/blog/not-saved-yet.md',
      text,
      pictures: { 'new.webp': { width: 640, height: 480 } },
    })
    expect(data?.['blog/not-saved-yet']).toMatchObject({
      slug: 'not-saved-yet',
      hidden: { reason: 'draft' },
      related: [],
      pictures: { 'new.webp': { width: 640, height: 480 } },
    })
  })

  test('changes its own item in a list, in the order of the list', async () => {
    const { base, name } = inFolder('portfolio')
    const { data } = await draft(`content/portfolio/${base}`, (text) => text.replace(/^order: .*/m, 'order: 99'))
    const list = data?.portfolio as { id: string }[]
    expect(list).toHaveLength(readJson('portfolio').length)
    expect(list.at(-1)?.id).toBe(name)
  })
})
