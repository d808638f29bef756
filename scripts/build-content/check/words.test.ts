import { afterAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { build, cleanUp, smallSite } from '../../../tests/content/support/content'
import { WRITTEN } from '../../lib/words/messages'

afterAll(cleanUp)

/** The settings of the small site, with lines of their own. */
const settings = (lines: string) => ({ 'settings/site.yaml': `${smallSite()['settings/site.yaml']}${lines}` })
const inSpanish = settings('language: es\n')

const printed = async (files: Record<string, string>) => (await build(files)).printed

describe('words of an agency', () => {
  it('can be some of them', async () => {
    expect(await printed({ 'words/en.yaml': 'breadcrumb:\n  label: You are here\n' })).toBe('')
  })

  it.each([
    [
      'a name that does not exist',
      'blog-list:\n  featurd: Top story\n',
      /en\.yaml:2:3 error \(unknown-field\)[\s\S]*Did you mean "featured"/,
    ],
    [
      'a part that does not exist',
      'blog-lists:\n  featured: Top story\n',
      /en\.yaml:1:1 error \(unknown-field\)[\s\S]*Did you mean "blog-list"/,
    ],
    [
      'another value',
      'blog-list:\n  by: By {autor}\n',
      /en\.yaml:2:7 error \(wrong-message\)[\s\S]*no value called \{autor\} here: these words have \{author\}\.[\s\S]*Write \{author\}\. In English: Articles by \{author\}/,
    ],
    [
      'a value where there is none',
      'blog-list:\n  featured: Top {x}\n',
      /no value called \{x\} here: these words have none\./,
    ],
    ['a value left out', 'blog-list:\n  pageOf: Page {number}.\n', /These words leave out \{pages\}\./],
    [
      'a form left out',
      'blog-list:\n  articles: "{count, plural, other {# posts}}"\n',
      /The words for \{count\} lack the form "one"\./,
    ],
    [
      'a form of another language',
      'blog-list:\n  articles: "{count, plural, one {# post} few {# posts} other {# posts}}"\n',
      /no form "few" for numbers\. Its forms are "one" and "other"\./,
    ],
    ['an open brace', 'blog-list:\n  by: "By {author"\n', /The braces of these words do not fit together\./],
    ['a kind of value that is none of ours', 'blog-list:\n  by: "By {author, date}"\n', /but not \{author, date\}\./],
  ])('%s is a mistake at its place', async (_, text, message) => {
    expect(await printed({ 'words/en.yaml': text })).toMatch(message)
  })

  it('in a language that the site does not have are a warning', async () => {
    expect(await printed({ 'words/de.yaml': 'breadcrumb:\n  label: Sie sind hier\n' })).toMatch(
      /content\/words\/de\.yaml:1:1 warning \(unused-language\)/,
    )
  })
})

describe('a language that the project does not bring along', () => {
  it('needs a file of words', async () => {
    expect(await printed(inSpanish)).toMatch(
      /site\.yaml:\d+:11 error \(unwritten-language\)[\s\S]*content\/words\/es\.yaml/,
    )
  })

  it('needs all of them, which one message says', async () => {
    const found = await printed({ ...inSpanish, 'words/es.yaml': 'breadcrumb:\n  label: Ruta\n' })
    expect(found).toMatch(
      /content\/words\/es\.yaml:1:1 error \(missing-words\)\n {2}\d+ messages are missing: [\w-]+\.\w+,/,
    )
    expect(found.match(/ error \(/g)).toHaveLength(1)
  })

  it('is a language of the site when all are there', async () => {
    const site = await build({
      ...inSpanish,
      'words/es.yaml': stringify(WRITTEN.fr, {
        defaultStringType: 'QUOTE_DOUBLE',
        defaultKeyType: 'PLAIN',
        lineWidth: 0,
      }),
    })
    expect(site.printed).toBe('')
    expect(await site.textOf('words')).toContain('Aller au contenu')
  })
})
