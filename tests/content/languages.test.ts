/** A site in a second language: the same files, translated where `content/de/` has a file of the same name. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildContent, Memory } from '../../scripts/build-content/public'
import { type Built, build, type ContentFiles, cleanUp, POST, smallSite, withBody, writeFiles } from './support/content'

afterAll(cleanUp)

const GERMAN = POST.replace('How to brief an agency', 'Agenturen richtig briefen').replace(
  '## The audience',
  '## Die Leser',
)
const BILINGUAL: ContentFiles = {
  'settings/site.yaml': `${smallSite()['settings/site.yaml']}languages:\n  - language: de\n    url: https://de.example.com\n`,
  'blog/only-english.md': POST.replace('How to brief', 'How to choose'),
  'de/blog/post.md': GERMAN,
}

const json = async (built: Built, path: string) => JSON.parse(await readFile(join(built.out, `${path}.json`), 'utf8'))
const german = (changes: ContentFiles = {}, options = {}) =>
  build({ ...BILINGUAL, ...changes }, { language: 'de', ...options })
const english = (changes: ContentFiles = {}, options = {}) => build({ ...BILINGUAL, ...changes }, options)

describe('the site in the second language', () => {
  it('has the translation of a file where there is one, and says where there is none', async () => {
    const built = await german()
    expect(built.printed).toBe('')
    expect(await json(built, 'blog/post')).toMatchObject({ id: 'post', title: 'Agenturen richtig briefen' })
    expect(await json(built, 'blog/post')).not.toHaveProperty('untranslated')
    expect(await json(built, 'blog/only-english')).toMatchObject({
      title: 'How to choose an agency',
      untranslated: true,
    })
  })

  it('has the address that the settings of the first language name for it', async () => {
    expect(await json(await german(), 'settings/site')).toMatchObject({ url: 'https://de.example.com' })
    expect(await json(await english(), 'settings/site')).not.toMatchObject({ url: 'https://de.example.com' })
  })

  it('marks in lists what is not translated', async () => {
    const { entries } = await json(await german(), 'blog/page/1')
    expect(entries.map(({ id, untranslated }: Record<string, unknown>) => [id, untranslated])).toEqual([
      ['only-english', true],
      ['post', undefined],
    ])
  })

  it('shows the original as long as the translation is a draft, and the draft in a preview', async () => {
    const draft = { 'de/blog/post.md': GERMAN.replace('---\n', '---\ndraft: true\n') }
    const original = { title: 'How to brief an agency', untranslated: true }
    expect(await json(await german(draft), 'blog/post')).toMatchObject(original)
    expect(await json(await german(draft, { includeHidden: true }), 'blog/post')).toMatchObject({
      title: 'Agenturen richtig briefen',
      hidden: { reason: 'draft' },
    })
  })

  it('is not built when the settings do not name it', async () => {
    await expect(build({ 'de/blog/post.md': GERMAN }, { language: 'de' })).rejects.toThrow('names no language "de"')
  })
})

it('what Markdown adds to a text is in the language of the text', async () => {
  const body =
    '- [x] Eins\n- [ ] Zwei\n\nEin [Link](https://example.org) und eine Fußnote.[^1] Back to reference. Done\n\n[^1]: Hier.'
  const { content } = await json(await german({ 'de/blog/post.md': withBody(body) }), 'blog/post')
  for (const word of ['Erledigt', 'Nicht erledigt', 'Zurück zum Verweis 1'])
    expect(content).toContain(`aria-label="${word}"`)
  expect(content).toMatch(/footnote-label">Fußnoten<\/h2>/)
  expect(content).toContain('<span class="sr-only"> (öffnet in einem neuen Tab)</span>')
  expect(content).toContain('Back to reference. Done')
  expect((await json(await english({ 'blog/post.md': withBody(body) }), 'blog/post')).content).toContain(
    'aria-label="Done"',
  )
})

describe('pages that exist in both languages', () => {
  const both = [
    { language: 'en', url: 'https://www.example.com/blog/post' },
    { language: 'de', url: 'https://de.example.com/blog/post' },
    { language: 'x-default', url: 'https://www.example.com/blog/post' },
  ]
  const settings = String(BILINGUAL['settings/site.yaml']).replace(/^url: .*$/m, 'url: https://www.example.com')
  const addressed = { 'settings/site.yaml': settings }

  it('name each other, and no others do', async () => {
    for (const built of [await english(addressed), await german(addressed)]) {
      expect((await json(built, 'languages')).alternates).toEqual({ '/blog/post': both })
    }
  })

  it('do not name a translation that is a draft', async () => {
    const draft = { 'de/blog/post.md': GERMAN.replace('---\n', '---\ndraft: true\n') }
    expect((await json(await english({ ...addressed, ...draft }), 'languages')).alternates).toEqual({})
  })

  it('the site in the second language lists its other pages as untranslated, those of lists with their overview', async () => {
    const { untranslated } = await json(await german(), 'languages')
    expect(untranslated).toContain('/blog/only-english')
    expect(untranslated).toContain('/blog/category/design')
    expect(untranslated).not.toContain('/blog/post')
    const blog = { 'de/pages/blog.yaml': smallSite()['pages/blog.yaml'] }
    const withBlog = await json(await german(blog), 'languages')
    expect(withBlog.untranslated).not.toContain('/blog/category/design')
    expect((await json(await english(), 'languages')).untranslated).toEqual([])
  })
})

describe('mistakes in a translation', () => {
  it('stop the site in the first language as well, and are named by their own file', async () => {
    const { printed } = await english({ 'de/blog/post.md': GERMAN.replace('2024-01-15', 'gestern') })
    expect(printed).toContain('content/de/blog/post.md:6:7 error (wrong-date)')
  })

  it('a link to a heading goes by the headings of the translation', async () => {
    const linking = (anchor: string) => ({
      'blog/only-english.md': withBody('See [the audience](/blog/post#the-audience).'),
      'de/blog/only-english.md': withBody(`Siehe [die Leser](/blog/post#${anchor}).`),
    })
    expect((await english(linking('die-leser'))).printed).toBe('')
    expect((await english(linking('the-audience'))).printed).toContain('content/de/blog/only-english.md')
    // In German, the page of the first language leads to the top of the translation.
    expect((await german({ ...linking('die-leser'), 'de/blog/only-english.md': undefined })).printed).toBe('')
  })
})

it('without a second language in the settings, translations change nothing', async () => {
  const one = await build()
  const two = await build({ 'de/blog/post.md': GERMAN })
  expect(two.printed).toContain('content/de:1:1 warning (unused-language)')
  for (const name of ['blog/post', 'blog/page/1', 'settings/site', 'pages']) {
    expect(await readFile(join(two.out, `${name}.json`), 'utf8')).toBe(
      await readFile(join(one.out, `${name}.json`), 'utf8'),
    )
  }
  await expect(json(two, 'languages')).rejects.toThrow('ENOENT')
})

it('both sites can be built with one memory, in turn, with edits between', async () => {
  const { root } = await english()
  const [content, out] = [join(root, 'content'), join(root, 'generated/both')]
  const memory = new Memory()
  const titles = async () => {
    const read = async (name: string) => JSON.parse(await readFile(join(out, `${name}.json`), 'utf8'))
    return [(await read('blog/post')).title, (await read('blog/only-english')).title]
  }
  const make = (language?: 'de') => buildContent({ content, out, language, memory, now: '2024-06-01' })
  await make()
  expect(await titles()).toEqual(['How to brief an agency', 'How to choose an agency'])
  await make('de')
  expect(await titles()).toEqual(['Agenturen richtig briefen', 'How to choose an agency'])
  await writeFiles(root, { 'de/blog/only-english.md': GERMAN.replace('briefen', 'wählen') })
  await make('de')
  expect(await titles()).toEqual(['Agenturen richtig briefen', 'Agenturen richtig wählen'])
  await writeFiles(root, { 'blog/post.md': POST.replace('an agency', 'agencies') })
  await make('de')
  expect(await titles()).toEqual(['Agenturen richtig briefen', 'Agenturen richtig wählen'])
  await make()
  expect(await titles()).toEqual(['How to brief agencies', 'How to choose an agency'])
})
