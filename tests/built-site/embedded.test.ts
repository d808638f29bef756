/** The data that travels in a page leaves out the body that the page shows. */
import { expect, test } from 'vitest'
import { dataIn, pages, read } from './site'

type Files = Record<string, { content?: string | null } | null>

const dataOf = (file: string): Files =>
  JSON.parse(/<script type="application\/json" id="content">(.*?)<\/script>/s.exec(read(file))?.[1] ?? '{}')

/** The name of the file whose body is left out. */
const fileOfBody = (files: Files) => Object.keys(files).find((name) => files[name]?.content === null)

const withBody = pages.filter((page) => fileOfBody(dataOf(page)))

/** Every file of the data with a body: an article, a guide, a release, a legal text, the letter of the founder. */
const bodies = ['blog', 'resources', 'press-releases', 'legal', 'pages']
  .flatMap((folder) => dataIn(folder).map((id) => `${folder}/${id}`))
  .filter((name) => typeof JSON.parse(read(`data/${name}.json`)).content === 'string')

/** A biography is a paragraph or two, and the page of the team has many of them. */
const isBiography = (name: string) => /^people(?:\/|$)/.test(name)

test('every body of the content is on one page, which has it once', () => {
  expect(withBody.map((page) => fileOfBody(dataOf(page))).sort()).toEqual(bodies.sort())
  for (const page of pages) {
    for (const [name, file] of Object.entries(dataOf(page)))
      if (!isBiography(name)) expect(file?.content ?? null, page).toBeNull()
  }
})

test.each(withBody)('%s shows the body that its data leaves out', (page) => {
  const name = fileOfBody(dataOf(page))
  const { content } = JSON.parse(read(`data/${name}.json`))
  const shown = /<div class="prose[^"]*" data-body="">(.*)/s.exec(read(page))?.[1] ?? ''
  const withoutButtons = shown.replace(/<button type="button" class="copy-sample[^>]*>[^<]*<\/button>/g, '')
  expect(withoutButtons.startsWith(`${content}</div>`)).toBe(true)
})
