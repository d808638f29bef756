/** Folders of Markdown as Jekyll, Hugo, Notion and other programs leave them. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, exportWith, importInto } from './testing/imported'

afterAll(cleanUp)

const NOTION = 'Blog 11111111111111111111111111111111/Numbers that help 22222222222222222222222222222222'

const imported = async (name: string, pictures: readonly string[] = []) => importInto(await exportWith(name, pictures))

describe('a folder of Markdown', { timeout: 60_000 }, () => {
  it('of Jekyll: addresses by its settings, tags of its language, headings one level down', async () => {
    const { built, report, read } = await imported('jekyll', ['assets/desk.png'])
    expect(built.errors).toBe('')
    expect(report.addresses).toEqual({ all: 5, answering: 5, open: [] })
    for (const address of [
      '/launches/2023/05/09/the-quiet-launch',
      '/quiet-launch',
      '/lists/checklist.html',
      '/news/2022/01/31/new-desk',
      '/contact',
    ])
      expect(built.addresses).toContain(address)
    expect(await read('content/blog/the-quiet-launch.md')).toBe(`---
title: The quiet launch
excerpt: A launch can be quiet. It takes {{ site.title }} one week, as the checklist says.
image: blog/desk.png
author: Mira Stone
date: 2023-05-09
category: launches
tags:
  - embargo
  - timing
aliases:
  - /launches/2023/05/09/the-quiet-launch
  - /quiet-launch
---

## Why quiet

A launch can be quiet. It takes {{ site.title }} one week, as [the checklist](/blog/checklist) says.

![A desk](blog/desk.png)

\`\`\`ruby
puts "hello"
\`\`\`

### Setext heading

See [the top](#why-quiet) and nothing.
`)
    expect(await read('content/blog/later.md')).toContain('draft: true\n')
    expect(report.decide).toContainEqual(
      expect.objectContaining({
        file: 'content/blog/the-quiet-launch.md',
        line: 18,
        text: expect.stringContaining('{{ site.title }}'),
      }),
    )
    expect(await read('content/blog/checklist.md')).toContain(
      '\nTen lines before a launch. An older list had twelve.\n',
    )
  })

  it('of Hugo: TOML, bundles, shortcodes and permalinks', async () => {
    const { built, report, read } = await imported('hugo', ['static/images/dawn.png', 'content/posts/bundle/chart.png'])
    expect(built.errors).toBe('')
    expect(report.addresses).toMatchObject({ all: 5, answering: 4 })
    expect(report.addresses.open.map(({ file, text }) => `${file} ${text}`)).toEqual([
      'content/imprint.md /imprint/ was the page "Imprint", which is not a post and is not imported.',
    ])
    expect(await read('content/blog/first-light.md')).toBe(`---
title: First light
excerpt: What a launch at dawn is good for.
image: blog/dawn.png
imageAlt: Dawn
author: Editorial team
date: 2021-04-05
category: Launches
tags:
  - timing
aliases:
  - /2021/04/first-light
  - /old/first.html
  - /posts/first-try
---

A launch at dawn.

![Dawn](blog/dawn.png)

*At six.*

<https://www.youtube.com/watch?v=abc123>

{{< chart "numbers" >}}
`)
    const bundle = await read('content/blog/bundle.md')
    expect(bundle).toContain('author: Mira Stone\n')
    expect(bundle).toContain('![A chart](blog/chart.png). See [the first post](/blog/first-light).')
  })

  it('of Notion: properties below the title, pictures in the folder of the page', async () => {
    const { built, report, read } = await imported('notion', [`${NOTION}/chart.png`])
    expect(built.errors).toBe('')
    expect(report.posts).toHaveLength(1)
    expect(await read('content/blog/numbers-that-help.md')).toBe(`---
title: Numbers that help
excerpt: A number helps when its source is beside it.
image: blog/chart.png
author: Mira Stone
date: 2024-03-04
category: Launches
tags:
  - Numbers
  - Evidence
---

A number helps when its source is beside it.

## Which ones

![A chart](blog/chart.png)
`)
    expect(report.decide.map(({ text }) => text)).toContain(
      'Exports of Notion do not say at which addresses readers found the pages.',
    )
  })

  it('of another program: what the fields say, and a question about what they do not', async () => {
    const { built, report, read } = await imported('plain')
    expect(built.errors).toBe('')
    expect(report.addresses).toEqual({ all: 1, answering: 1, open: [] })
    expect(await read('content/blog/a-note.md')).toContain(
      'A note, with [its sister](/blog/another) and a picture: <!-- picture: pictures/none.png -->',
    )
    const asked = report.decide.map(({ file, line, text }) => `${file}:${line} ${text}`)
    expect(asked).toContain('another.md:1 The file does not say at which address readers found the post.')
    expect(asked).toContain('todo.md:1 The file has no title in its fields, so it was not taken for a post.')
    expect(asked).toContain(
      'content/blog/a-note.md:12 The file of the picture pictures/none.png is not beside the export.',
    )
  })

  it('is not read where its fields cannot be', async () => {
    const folder = await exportWith('plain')
    await writeFile(join(folder, 'broken.md'), '---\ntitle: "open\n---\nText.\n')
    await expect(importInto(folder)).rejects.toThrow(/^broken\.md: the fields above the text cannot be read/)
  })

  it('has a post with a mistake as a draft, to which no other post links', async () => {
    const folder = await exportWith('plain')
    await writeFile(
      join(folder, 'another.md'),
      '---\ntitle: Another note\npermalink: /another/\n---\n[Write](mailto:us) to us.\n',
    )
    const { built, report, read, printed } = await importInto(folder)
    expect(built.errors).toBe('')
    expect(await read('content/blog/another.md')).toContain('draft: true\n')
    expect(await read('content/blog/a-note.md')).toContain('A note, with its sister and a picture')
    expect(report.addresses).toMatchObject({ all: 2, answering: 1 })
    expect(printed).toContain(
      '/another/ does not answer, because its post is a draft until its mistakes are corrected.',
    )
    expect(printed).toContain('"mailto:us" is not a complete email address.')
  })

  it('runs no code of its fields', async () => {
    const folder = await exportWith('plain')
    await writeFile(join(folder, 'code.md'), '---js\n{ title: (globalThis.wasRun = true) }\n---\nText.\n')
    const { report } = await importInto(folder)
    expect('wasRun' in globalThis).toBe(false)
    expect(report.decide.map(({ file }) => file)).toContain('code.md')
  })
})
