/** Who is named where, and what the pipeline says of it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { build, cleanUp, POST, smallSite } from '../../../tests/content/support/content'

afterAll(cleanUp)

const small = smallSite()
const byAuthor = (author: string) => ({ 'blog/post.md': POST.replace(/^author: .*$/m, `author: ${author}`) })
const ANN = '---\nname: Ann Lee\nrole: Editor\n---\n'
const founder = (lines: string) => ({
  'pages/about.md': String(small['pages/about.md']).replace(/^founder:\n(?: .*\n)+/m, `founder:\n${lines}`),
})
const contact = (lines: string) => ({
  'pages/press.yaml': String(small['pages/press.yaml']).replace(/^ +role: .*\n +email: .*\n/m, lines),
})

describe('an author', () => {
  test.each(['ann-lee', 'The media desk', 'Newsroom'])('can be "%s"', async (author) => {
    expect((await build({ ...byAuthor(author), 'people/ann-lee.md': ANN })).printed).toBe('')
  })

  test('by a misspelled id is a mistake, with the id that is meant', async () => {
    const { printed } = await build({ ...byAuthor('ann-le'), 'people/ann-lee.md': ANN })
    expect(printed).toContain('author is "ann-le", but there is no content/people/ann-le.md.')
    expect(printed).toContain('Did you mean "ann-lee"?')
  })

  test('in words whose page would be that of a person is a mistake, also where the person has written nothing', async () => {
    const { printed } = await build({ ...byAuthor('Ann Lee'), 'people/ann-lee.md': ANN })
    expect(printed).toContain(
      'The author "Ann Lee" would have the same page as "ann-lee" in content/people/ann-lee.md: /blog/author/ann-lee.',
    )
  })

  test('who is a person is called by name in posts and lists, and the id stays beside it', async () => {
    const { out } = await build({ ...byAuthor('ann-lee'), 'people/ann-lee.md': ANN })
    const json = async (path: string) => JSON.parse(await readFile(join(out, path), 'utf8'))
    expect(await json('blog/post.json')).toMatchObject({ author: 'Ann Lee', authorId: 'ann-lee' })
    const list = await json('blog/author/ann-lee/1.json')
    expect(list.group).toEqual({ name: 'author', value: 'Ann Lee', id: 'ann-lee', isPerson: true })
    expect(list.entries[0]).toMatchObject({ author: 'Ann Lee', authorId: 'ann-lee' })
  })
})

describe('a founder', () => {
  test('can be a person', async () => {
    expect((await build({ ...founder('  person: ann-lee\n'), 'people/ann-lee.md': ANN })).printed).toBe('')
  })

  test('has a role or is a person', async () => {
    const { printed } = await build(founder('  profileLabel: A profile\n'))
    expect(printed).toContain('The letter does not say who signs it.')
  })
})

describe('a press contact', () => {
  test('takes the address of the person, unless it has its own', async () => {
    const person = ANN.replace('role:', 'email: ann@people.test\nrole:')
    const { printed, out } = await build({ ...contact('    person: ann-lee\n'), 'people/ann-lee.md': person })
    expect(printed).toBe('')
    const { contacts } = JSON.parse(await readFile(join(out, 'pages/press.json'), 'utf8'))
    expect(contacts[0]).toMatchObject({ name: 'Ann Lee', role: 'Editor', email: 'ann@people.test' })
  })

  test('that cannot be reached is a mistake', async () => {
    const { printed } = await build({ ...contact('    person: ann-lee\n'), 'people/ann-lee.md': ANN })
    expect(printed).toContain('The contact does not say how to reach who answers.')
  })
})
