/** A site whose people have names: bylines, their pages, the team page, and what programs read of them. */

import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPeople, CLIENT, FULL, firstOf, namePeople, QUOTE, SHORT } from './support/people'
import { createProject, type Project } from './support/project'

let project: Project
let post = ''
let study = ''
beforeAll(async () => {
  project = await createProject()
  await addPeople(project, 2)
  namePeople(project)
  post = `/blog/${parse(firstOf(project, 'blog')).name}`
  study = `/case-study/${parse(firstOf(project, 'case-studies')).name}`
  project.build()
}, 600_000)
afterAll(() => project.remove())

const AUTHOR = `/blog/author/${FULL.id}`

const read = (file: string) => readFileSync(join(project.folder, 'dist', file), 'utf8')
const page = (path: string) => read(`${path.slice(1)}.html`)
const main = (path: string) => /<main.*<\/main>/s.exec(page(path))?.[0] ?? ''

type Node = { '@type': string; '@id': string } & Record<string, unknown>

function graphOf(path: string): Node[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page(path)) ?? []
  return JSON.parse(json)['@graph']
}

const idOf = (id: string) => expect.stringMatching(new RegExp(`/#person-${id}$`))
const nodeOn = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type)

describe('the team page', () => {
  test('shows its people in order, with what each file says, and no one else', () => {
    const names = [...main('/team').matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name)
    expect(names).toEqual([FULL.name, SHORT.name, 'Person Number1', 'Person Number2'])
    for (const shown of [FULL.role, FULL.email, FULL.telephone, FULL.profile, 'German, French', 'eleven years'])
      expect(main('/team')).toContain(shown)
    expect(main('/team')).toContain(`id="${FULL.id}"`)
  })

  test('names the employees of the agency', () => {
    const [agency] = graphOf('/team')
    expect(agency?.employee).toHaveLength(4)
    expect(nodeOn('/team', 'Person')).toMatchObject({
      '@id': idOf(FULL.id),
      email: FULL.email,
      knowsLanguage: ['de', 'fr'],
    })
  })

  test('is in the sitemap and in llms.txt', () => {
    expect(read('sitemap.xml')).toContain('/team<')
    expect(read('llms.txt')).toContain('/team.md')
  })
})

describe('a post by a person', () => {
  test('shows the name, which leads to the page of the author', () => {
    expect(main(post)).toMatch(new RegExp(`<a[^>]*href="${AUTHOR}"[^>]*>${FULL.name}</a>`))
    expect(main('/blog')).toContain(FULL.name)
    expect(main('/blog')).not.toContain(`>${FULL.id}<`)
    expect(read('feed.xml')).toContain(`<author><name>${FULL.name}</name></author>`)
    expect(read(`${post.slice(1)}.md`)).toContain(FULL.name)
  })

  test('has the person as its author, without an address that the page does not show', () => {
    expect(nodeOn(post, 'BlogPosting')?.author).toEqual({ '@id': idOf(FULL.id) })
    expect(nodeOn(post, 'Person')).toMatchObject({ name: FULL.name, jobTitle: FULL.role, sameAs: [FULL.profile] })
    expect(page(post)).not.toContain(FULL.email)
  })

  test('leads to a page that says who that is', () => {
    expect(nodeOn(AUTHOR, 'ProfilePage')?.mainEntity).toEqual({ '@id': idOf(FULL.id) })
    for (const shown of [FULL.name, FULL.role, FULL.profile, 'German, French', 'eleven years'])
      expect(main(AUTHOR)).toContain(shown)
  })
})

test('a case study names its client and who worked on it', () => {
  for (const shown of [QUOTE, CLIENT.name, `${CLIENT.role}, ${CLIENT.company}`, 'The media desk'])
    expect(main(study)).toContain(shown)
  expect(main(study)).toContain(`href="/team#${SHORT.id}"`)
  expect(nodeOn(study, 'Quotation')).toMatchObject({ text: QUOTE, creator: { '@id': idOf(CLIENT.id) } })
  expect(nodeOn(study, 'Article')?.contributor).toEqual([{ '@id': idOf(SHORT.id) }])
})

test('the structured data of these pages has no errors', async () => {
  for (const path of ['/team', post, AUTHOR, study]) {
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(page(path))
    const issues = await new Validator().validate(extracted)
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  }
})
