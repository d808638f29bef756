import { expect, it } from 'vitest'
import { copyOf } from './copy'

const POST = `---
title: "Press: a page"
draft: true
aliases:
  - /old
category: Design
---

A paragraph.

| A table | stays |
| --- | --- |

“Quoted” words.
`

it('a copy says its number in its title and paragraphs, and has nothing that is the original’s own', () => {
  expect(copyOf(POST, 7)).toBe(`---
title: "Press: a page (7)"
category: Design
---

A paragraph. This is copy 7.

| A table | stays |
| --- | --- |

“Quoted” words. This is copy 7.
`)
})

it('a plain title stays plain', () => {
  expect(copyOf('---\ntitle: Press\n---\n', 2)).toBe('---\ntitle: Press (2)\n---\n')
})
