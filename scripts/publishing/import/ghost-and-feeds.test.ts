/** Exports of Ghost, and feeds of any program. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanUp, exportWith, importInto } from './testing/imported'

afterAll(cleanUp)

describe('a Ghost export', { timeout: 60_000 }, () => {
  it('becomes posts by the clock of its site, with the first tag as category, and its writers as people', async () => {
    const folder = await exportWith('ghost', ['content/images/2024/02/phone.png', 'content/images/2023/01/mira.png'])
    const { built, report, read } = await importInto(join(folder, 'ghost.json'))
    expect(built.errors).toBe('')
    expect(await read('content/blog/three-calls.md')).toBe(`---
title: Three calls before noon
excerpt: Why the morning counts.
image: blog/phone.png
imageAlt: A phone on a desk.
author: mira-stone
date: 2024-02-03
category: Calls
tags:
  - Timing
aliases:
  - /three-calls
---

Call before noon. Reporters write in the afternoon.

---

![A phone](blog/phone.png)

*Before noon.*

[A study](https://example.org/study)

See [the second call](/blog/second-call).
`)
    expect(await read('content/people/mira-stone.md')).toBe(`---
name: Mira Stone
role: Author
photo: blog/mira.png
---

Mira has called reporters for twenty years.
`)
    expect(await read('content/blog/in-winter.md')).toContain('publishAt: 2025-12-24 09:00\n')
    expect(await read('content/blog/for-members.md')).toContain('draft: true\n')
    expect(report.addresses).toMatchObject({ all: 3, answering: 2 })
    expect(report.addresses.open.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '61 /imprint/ was the page "Imprint", which is not a post and is not imported.',
    ])
    for (const address of ['/three-calls', '/second-call']) expect(built.addresses).toContain(address)
  })

  it('is not taken for one where it is other JSON', async () => {
    const folder = await exportWith('ghost')
    const path = join(folder, 'other.json')
    await writeFile(path, '{"data": {"posts": 3}}')
    await expect(importInto(path)).rejects.toThrow('other.json is JSON, but not an export of Ghost: it has no posts')
    await writeFile(path, '{"data": {"posts": [')
    await expect(importInto(path)).rejects.toThrow(/^other\.json is not whole JSON/)
  })
})

describe('a feed', { timeout: 60_000 }, () => {
  it('of RSS: the day as its author wrote it, and names without addresses', async () => {
    const folder = await exportWith('feed', ['files/numbers.png'])
    const { built, report, read } = await importInto(join(folder, 'rss.xml'))
    expect(built.errors).toBe('')
    expect(await read('content/blog/numbers-and-sources.md')).toBe(`---
title: Numbers & sources
excerpt: Each number needs its source.
image: blog/numbers.png
author: Mira Stone
date: 2024-03-05
category: Evidence
tags:
  - Numbers
aliases:
  - /notes/numbers-and-sources.html
---

Each number needs its source, as [the short note](/blog/short) says.

![Numbers](blog/numbers.png)
`)
    expect(await read('content/blog/short.md')).toContain('author: Mira Stone\n')
    expect(report.addresses).toEqual({ all: 2, answering: 2, open: [] })
    const asked = report.decide.map(({ file, text }) => `${file} ${text}`)
    expect(asked).toContain('content/blog/short.md The feed has no whole text of the post, only a description.')
    expect(asked.join('\n')).toContain('rss.xml A feed usually has the newest posts only: this one has 2.')
  })

  it('of Atom: its markup as text', async () => {
    const { built, report, read } = await importInto(join(await exportWith('feed'), 'atom.xml'))
    expect(built.errors).toBe('')
    expect(report.addresses).toEqual({ all: 1, answering: 1, open: [] })
    const text = await read('content/blog/one-source.md')
    expect(text).toContain('excerpt: Why one source is enough.\n')
    expect(text).toContain('date: 2024-03-06\n')
    expect(text).toContain('\nOne *good* source is enough.\n')
  })
})
