import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CollectionName, collections } from '../../../src/schema/collections'
import { arbitraryText } from '../../../tests/arbitrary-fields'
import { writeSite } from '../../../tests/content/support/content'
import { parseFile } from '../parse/entry'
import { fixText } from './fix'
import { newEntry, runNew } from './new-entry'

const TODAY = '2026-11-21'
const none = new Set<string>()
const names = Object.keys(collections) as CollectionName[]

const diagnosticsOf = (collection: CollectionName, title: string) => {
  const { file, text } = newEntry(collection, title, TODAY, none)
  const kind = { collection, id: 'any', format: collections[collection].format }
  return parseFile({ file, kind, text }).diagnostics
}

describe('a new post', () => {
  it.each([
    ['Zoë’s 10 Rules', 'zoes-10-rules'],
    ["What's new?", 'whats-new'],
    ["Rock 'n' roll", 'rock-n-roll'],
  ])('is called after its title without apostrophes: %s', (title, id) => {
    expect(newEntry('blog', title, TODAY, none).file).toBe(`content/blog/${id}.md`)
  })

  it('says in comments what belongs where, and is a draft of today', () => {
    expect(newEntry('blog', 'How to brief', TODAY, none)).toEqual({
      file: 'content/blog/how-to-brief.md',
      text: `---
# Title of the post: the large words of its page, on cards and in search results. Example: How to brief an agency
title: How to brief
# What the post says, in one or two sentences; shown on cards and in search results.
excerpt:
# Picture of the post, at the top of its page and on cards. Example: press-kit.jpg
image:
# Alt text: what the picture shows. Leave it out if the picture is only decoration. (optional)
# imageAlt:
# The point of the picture that stays visible where the picture is cropped: how far from the left, and how far from the top. Leave it out for the middle. Example: 30% 20% (optional)
# imageFocus:
# Picture for shared links, 1200 by 630 pixels. Leave it out to have one drawn from the title. Example: press-kit.jpg (optional)
# shareImage:
# Id of the person who wrote it, or a desk or a role in words. Example: The media desk
author:
# Day that visitors see as the day of publication, as YYYY-MM-DD. Example: 2024-01-15
date: 2026-11-21
# One of the categories that the settings of the site list. Leave it out only where they list none. (optional)
# category:
# Reading time as visitors see it. Leave it out to have it calculated. Example: 5 min read (optional)
# readTime:
# Keywords, one per line. (optional)
# tags:
#   -
# true keeps the post off the public site.
draft: true

# First day on which the post is public, with the hour if it matters: 2024-01-15 09:00. Leave it out to publish at once. Example: 2024-01-15 (optional)
# publishAt:
# Old addresses that lead to this page. (optional)
# aliases:
#   -
# Write the text below the next line, in Markdown; "## " begins a section.
---
`,
    })
  })

  it('lacks only what an editor has to write', () => {
    expect(diagnosticsOf('blog', 'How to brief').map(({ code, line, message }) => ({ code, line, message }))).toEqual([
      {
        code: 'empty-field',
        line: 5,
        message:
          'excerpt has no value: What the post says, in one or two sentences; shown on cards and in search results.',
      },
      {
        code: 'empty-field',
        line: 7,
        message: 'image has no value: Picture of the post, at the top of its page and on cards.',
      },
      {
        code: 'empty-field',
        line: 15,
        message: 'author has no value: Id of the person who wrote it, or a desk or a role in words.',
      },
    ])
  })
})

describe('a new entry of any collection', () => {
  it.each(names)('%s: every diagnostic is about a field to fill in', (collection) => {
    const diagnostics = diagnosticsOf(collection, 'A title')
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['empty-field']))
  })

  it.each(names)('%s: is in the form in which files are kept', (collection) => {
    const { file, text } = newEntry(collection, 'A title', TODAY, none)
    expect(fixText(file, text)).toEqual({ text, fixes: [] })
  })

  it.each(names)('%s: names every field of the schema', (collection) => {
    const { text } = newEntry(collection, 'A title', TODAY, none)
    for (const name of Object.keys(collections[collection].schema.shape)) {
      expect(text).toMatch(new RegExp(`^(?:# )?${name}:`, 'm'))
    }
  })
})

describe('the title', () => {
  it.each([
    ['Über Straßen & Brücken', 'uber-strassen-brucken', 'title: Über Straßen & Brücken'],
    ['  Launch day:\n what we learned ', 'launch-day-what-we-learned', 'title: "Launch day: what we learned"'],
    ['“Smart” quotes', 'smart-quotes', 'title: "“Smart” quotes"'],
    ['"Acme" wins #1', 'acme-wins-1', `title: '"Acme" wins #1'`],
    ['2024', '2024', 'title: "2024"'],
    ['Ærø & Łódź', 'aero-lodz', 'title: Ærø & Łódź'],
  ])('%s', (title, id, line) => {
    const { file, text } = newEntry('blog', title, TODAY, none)
    expect(file).toBe(`content/blog/${id}.md`)
    expect(text.split('\n')[2]).toBe(line)
  })

  it('arrives as it was typed, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryText, (title) => {
        fc.pre(/[a-z0-9]/i.test(title) && !/\p{Cc}|\p{Cs}/u.test(title.replace(/\s/g, '')))
        const { file, text } = newEntry('blog', title, TODAY, none)
        const kind = { collection: 'blog', id: 'any', format: 'md' } as const
        const { broken } = parseFile({ file, kind, text })
        expect(broken?.data.title).toBe(title.replace(/\s+/g, ' ').trim())
      }),
    )
  })

  it.each([
    ['', 'a title is needed, for example: "How to brief an agency"'],
    [' \n', 'a title is needed, for example: "How to brief an agency"'],
    [
      '品牌',
      'the title "品牌" cannot become an address: it has no letters a-z and no digits; use a title that has some, and change it in the file afterwards',
    ],
    ['a\u0000b', 'the title contains an invisible control character (U+0000)'],
  ])('%j is refused', (title, message) => {
    expect(() => newEntry('blog', title, TODAY, none)).toThrow(message)
  })
})

describe('nothing is made', () => {
  it('in a collection that does not exist', () => {
    expect(() => newEntry('blogs', 'A', TODAY, none)).toThrow('there is no collection "blogs"; did you mean blog?')
    expect(() => newEntry('settings', 'A', TODAY, none)).toThrow(/choose one of blog, case-studies, .* or [a-z-]+$/)
    expect(() => newEntry('constructor', 'A', TODAY, none)).toThrow('there is no collection "constructor"')
  })

  it('on a day that does not exist', () => {
    expect(() => newEntry('blog', 'A', '2026-02-30', none)).toThrow(
      '"2026-02-30" is not a date; write it as YYYY-MM-DD',
    )
  })

  it('over an entry that exists', () => {
    expect(() => newEntry('blog', 'How to: brief', TODAY, new Set(['how-to-brief']))).toThrow(
      'content/blog/how-to-brief.md exists already; change that file, or choose another title',
    )
  })
})

describe('in a content folder', () => {
  let root: string
  let content: string
  beforeAll(async () => {
    root = await writeSite()
    content = join(root, 'content')
  })
  afterAll(() => rm(root, { recursive: true }))

  const make = (title: string, collection = 'blog') => runNew({ content, collection, title, today: TODAY })

  it('the file is written, whole and alone', async () => {
    expect(await make('How to brief')).toEqual({ file: 'content/blog/how-to-brief.md' })
    expect(await readFile(join(content, 'blog/how-to-brief.md'), 'utf8')).toContain('title: How to brief\n')
    expect((await readdir(join(content, 'blog'))).sort()).toEqual(['how-to-brief.md', 'post.md'])
    await expect(make('How to brief')).rejects.toThrow('content/blog/how-to-brief.md exists already')
  })

  it('a file that the pipeline does not read is not replaced either', async () => {
    await mkdir(join(content, 'blog/in-the-way.md'))
    await expect(make('In the way')).rejects.toThrow(/in-the-way\.md exists already; nothing was written$/)
    expect((await readdir(join(content, 'blog'))).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('a missing folder of a collection is made', async () => {
    await rm(join(content, 'resources'), { recursive: true })
    expect(await make('First guide', 'resources')).toEqual({ file: 'content/resources/first-guide.md' })
  })

  it('nothing is written outside', async () => {
    await rm(join(content, 'legal'), { recursive: true })
    await mkdir(join(root, 'elsewhere'))
    await symlink(join(root, 'elsewhere'), join(content, 'legal'))
    await expect(make('Imprint', 'legal')).rejects.toThrow(/legal is a link to another place$/)
    expect(await readdir(join(root, 'elsewhere'))).toEqual([])
  })

  it('a folder that does not exist is said to be missing', async () => {
    const missing = join(tmpdir(), 'no-such-content')
    await expect(runNew({ content: missing, collection: 'blog', title: 'A', today: TODAY })).rejects.toThrow(
      `there is no folder ${missing}`,
    )
    const file = join(root, 'a-file')
    await writeFile(file, '')
    await expect(runNew({ content: file, collection: 'blog', title: 'A', today: TODAY })).rejects.toThrow(
      'is not a folder',
    )
  })
})
