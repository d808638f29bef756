/** A WordPress export, whole: posts, people, pictures, addresses and the report. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBytes, run } from '../../../tests/content/support/command'
import { POST } from '../../../tests/content/support/content'
import { cleanUp, exportWith, type Imported, importInto } from './testing/imported'

const LAMP = 'wp-content/uploads/2024/03/harbor-lamp.png'

let path: string
let imported: Imported

beforeAll(async () => {
  path = join(await exportWith('wordpress', [LAMP]), 'export.xml')
  imported = await importInto(path)
}, 60_000)
afterAll(cleanUp)

describe('a WordPress export', { timeout: 60_000 }, () => {
  it('becomes content that the pipeline takes', () => {
    expect(imported.built.errors).toBe('')
  })

  it('gives a post with its old addresses, its picture, its author and links to its new neighbors', async () => {
    expect(await imported.read('content/blog/pitching-in-march.md')).toBe(`---
title: "Pitching in March: what worked & what did not"
excerpt: Forty pitches, nine answers, and what those nine have in common.
image: blog/harbor-lamp.png
imageAlt: A lamp above a harbor wall.
author: mira-stone
date: 2024-03-05
category: Press & people
tags:
  - Pitching
  - Design
aliases:
  - /2024/03/pitching-in-march
  - /2024/03/pitching-march
---

We sent **forty pitches** in March. Nine got an answer. This is what those nine have in common.

## The nine that worked

![A lamp above a harbor wall.](blog/harbor-lamp.png)

*The view from our desk.*

- They were short, as [we wrote in 2019](/blog/one-hundred-words).
- They named a number, see our report.

| Day | Answers |
| - | - |
| Tuesday | 6 |

[Our talk](https://www.youtube.com/watch?v=abc123)

\\[contact-form-7 id="77" title="Ask us"]
`)
  })

  it('reads the paragraphs of the classic editor', async () => {
    const text = await imported.read('content/blog/one-hundred-words.md')
    expect(text.slice(text.indexOf('A pitch has one hundred words.\\'))).toBe(`A pitch has one hundred words.\\
No reporter counts them.

<!-- picture: http://www.harbor.example/wp-content/uploads/2019/06/notepad.jpg -->

*The first draft.*

## How we count

Read it aloud, *once*, and stop after forty seconds. See also our next post and [who we are](/about).
`)
  })

  it('keeps drafts as drafts, and the hour of a post to come', async () => {
    expect(await imported.read('content/blog/half-a-thought.md')).toContain('draft: true\n')
    expect(await imported.read('content/blog/not-yet.md')).toContain('publishAt: 2025-12-01 07:15\n')
    expect(imported.created).not.toContain('content/blog/deleted.md')
  })

  it('copies pictures as they are', async () => {
    const copied = await readFile(join(imported.root, 'content/media/blog/harbor-lamp.png'))
    expect(copied.equals(await readFile(join(path, '..', LAMP)))).toBe(true)
  })

  it('adds people and categories, and no address of a mailbox', async () => {
    expect(await imported.read('content/people/mira-stone.md')).toBe('---\nname: Mira Stone\nrole: Author\n---\n')
    expect(await imported.read('content/settings/site.yaml')).toContain(
      '  - name: Press & people\n    id: press-people\n',
    )
  })

  it('counts the addresses that answer, and asks about each of the others', () => {
    const { addresses } = imported.report
    expect(addresses).toMatchObject({ all: 6, answering: 4 })
    const open = addresses.open.map(({ file, line, text }) => `${file}:${line} ${text.split(' ')[0]}`)
    expect(open).toEqual(['export.xml:119 /2020/02/%e4%b8%89%e4%b8%aa%e9%97%ae%e9%a2%98', 'export.xml:175 /our-rates/'])
    for (const address of [
      '/2024/03/pitching-in-march',
      '/2024/03/pitching-march',
      '/2019/06/one-hundred-words',
      '/about',
    ])
      expect(imported.built.addresses).toContain(address)
  })

  it('says what a person must decide, each with its place and a remedy', () => {
    expect(imported.report.decide.filter(({ remedy }) => remedy === undefined)).toEqual([])
    expect(
      imported.printed,
    ).toContain(`  content/blog/pitching-in-march.md:34  [contact-form-7] is a code of a WordPress plugin, which means nothing here. Readers would see it as it is.
    Write what it showed, or delete it.
`)
    expect(
      imported.printed,
    ).toContain(`  content/blog/one-hundred-words.md:17  The file of the picture http://www.harbor.example/wp-content/uploads/2019/06/notepad.jpg is not beside the export.
`)
    expect(imported.printed).toContain('  export.xml:42  The export has 1 comment of readers.')
    expect(imported.printed).toMatch(/content\/settings\/site\.yaml:\d+ {2}The category Press & people is new/)
  })
})

describe('what is there', { timeout: 60_000 }, () => {
  it('is not written again by a second import', async () => {
    const first = await importInto(path)
    const before = await allBytes(join(first.root, 'content'))
    const second = await importInto(path, first.root)
    expect(second.created).toEqual([])
    expect(await allBytes(join(first.root, 'content'))).toEqual(before)
    expect(second.report.addresses).toEqual(expect.objectContaining({ all: 6, answering: 4 }))
    expect(second.printed).toContain(
      '"One hundred words" is there already (content/blog/one-hundred-words.md) and stays as it is.',
    )
  })

  it('stays as it is, and the imported post lies beside it', async () => {
    const lamp = new Uint8Array(await readFile(join(path, '..', LAMP)))
    const changed = new Uint8Array([...lamp, 0])
    const { read, printed, built } = await importInto(path, {
      'blog/one-hundred-words.md': POST,
      'media/blog/harbor-lamp.png': changed,
    })
    expect(built.errors).toBe('')
    expect(await read('content/blog/one-hundred-words.md')).toBe(POST)
    expect(await read('content/blog/one-hundred-words-2.md')).toContain('  - /2019/06/one-hundred-words\n')
    expect(await read('content/blog/pitching-in-march.md')).toContain('image: blog/harbor-lamp-2.png\n')
    expect(printed).toContain(
      'content/blog/one-hundred-words.md is another post, "How to brief an agency", and stays as it is.',
    )
  })

  it('keeps the address of a page of the site', async () => {
    const { report } = await importInto(path, {
      'blog/post.md': POST.replace('tags:', 'aliases:\n  - /2024/03/pitching-march\ntags:'),
    })
    expect(report.addresses.answering).toBe(3)
    expect(report.addresses.open.map(({ text }) => text)).toContain(
      '/2024/03/pitching-march is already the address of a page of this site.',
    )
  })

  it('has to be right before anything is imported', async () => {
    await expect(importInto(path, { 'blog/post.md': 'no fields' })).rejects.toThrow(
      'the content is not right as it is (1 error in 1 file)',
    )
  })
})

describe('the command', { timeout: 120_000 }, () => {
  const start = (args: string[]) => run(args, { command: 'publishing/import' })

  it('writes nothing when it only checks, and ends with 1 while an address does not answer', async () => {
    const { root } = await importInto(path)
    const before = await allBytes(root)
    const { code, stdout, stderr } = await start([
      path,
      '--check',
      '--content',
      join(root, 'content'),
      '--now',
      '2025-11-10',
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toMatch(/^Would import 0 posts .*\n4 of 6 old addresses answer\.\n/)
    expect(await allBytes(root)).toEqual(before)
  })

  it('refuses in one line what it cannot read', async () => {
    const broken = `${path}.broken.xml`
    await writeFile(broken, (await readFile(path, 'utf8')).slice(0, 9_000))
    expect(await start([broken])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^import: export\.xml\.broken\.xml, line \d+: this is not whole XML \(.*\n$/),
    })
    expect((await start([])).stderr).toBe('import: the export is missing; --help says what it can be\n')
    expect((await start(['nowhere.xml'])).stderr).toBe('import: there is no file or folder nowhere.xml\n')
  })
})
