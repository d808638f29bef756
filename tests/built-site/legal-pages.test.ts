/** An imprint and an accessibility statement show all that their fields say. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { LegalFields } from '../../src/schema/legal'
import { dataIn, read } from './site'

/** The fields of a Markdown file of the content. */
const fieldsOf = <Fields>(file: string): Fields => parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')

/** Legal pages with facts of their own, by id. A site may have none. */
const pages = dataIn('legal').flatMap((id) => {
  const { details } = fieldsOf<LegalFields>(`content/legal/${id}.md`)
  return details ? [{ id, details }] : []
})

/** Fields whose words stand in src/words, and the day, which each language writes in its own way. */
const IN_OTHER_WORDS = ['kind', 'status', 'reviewed']

/** Every text of a value, lists and groups included. A person is called by name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [nameOf(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => (IN_OTHER_WORDS.includes(name) ? [] : textsIn(below)))
}

function nameOf(text: string): string {
  const file = `content/people/${text}.md`
  return existsSync(file) ? fieldsOf<{ name: string }>(file).name : text
}

const main = (id: string) => /<main.*<\/main>/s.exec(read(`${id}.html`))?.[0] ?? ''

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test('legal pages show each of their fields', () => {
  for (const { id, details } of pages) {
    for (const text of textsIn(details)) expect(main(id), id).toContain(escaped(text))
  }
})

test('an accessibility statement says since when it is known, and lists what is tested', () => {
  for (const { id, details } of pages) {
    if (details.kind !== 'accessibility') continue
    expect(main(id)).toContain(`<time dateTime="${details.reviewed}"`)
    const [, list = ''] = /id="statementTested".*?<ul>(.*?)<\/ul>/s.exec(main(id)) ?? []
    expect(list.match(/<li>/g)?.length).toBeGreaterThan(3)
  }
})

test('an imprint names the company in law to programs', () => {
  for (const { id, details } of pages) {
    if (details.kind === 'imprint' && details.vatId) expect(read(`${id}.html`)).toContain(`"vatID":"${details.vatId}"`)
  }
})
