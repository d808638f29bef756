/** The site in another language than that of its content: every word of the interface follows the setting. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WRITTEN } from '../../scripts/lib/words/messages'
import { createProject, filesBelow, type Project } from './support/project'

/** Short texts are words of every language, such as "Blog". */
const LONG = 15

let project: Project
let texts: Map<string, string>
let own: string
beforeAll(async () => {
  project = await createProject()
  const settings = join(project.folder, 'content/settings/site.yaml')
  const lines = readFileSync(settings, 'utf8').replace(/^language:.*\n/m, '')
  writeFileSync(settings, `language: fr\n${lines}`)
  project.build()
  const read = (folder: string, kinds: RegExp) =>
    filesBelow(join(project.folder, folder))
      .filter((file) => kinds.test(file))
      .map((file) => [file, readFileSync(join(project.folder, folder, file), 'utf8')] as const)
  texts = new Map(read('dist', /^(?!admin\/|assets\/).*\.(?:html|md|xml|json|txt)$/))
  // What the content says in English is not a word of the interface, and neither are the tools.
  own = read('content', /\.(?:md|yaml)$/)
    .map(([, text]) => text)
    .join('\n')
}, 600_000)
afterAll(() => project.remove())

describe('a site in French', () => {
  test('says so on every page', () => {
    const pages = [...texts].filter(([file]) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(10)
    for (const [file, html] of pages) expect(html, file).toMatch(/^<!DOCTYPE html><html[^>]* lang="fr"/)
  })

  test('has no English word of the interface', () => {
    const pieces = Object.entries(WRITTEN.en ?? {}).flatMap(([area, messages]) =>
      Object.entries(messages)
        .filter(([name, text]) => text !== WRITTEN.fr?.[area]?.[name])
        .flatMap(([, text]) => text.split(/\{[^{}]*\}/).map((piece) => piece.trim()))
        .filter((piece) => piece.length >= LONG && !/[{}#]/.test(piece) && !own.includes(piece)),
    )
    expect(pieces.length).toBeGreaterThan(50)
    const found = [...texts].flatMap(([file, text]) => {
      const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
      return pieces.filter((piece) => plain.includes(piece)).map((piece) => `${file}: ${piece}`)
    })
    expect(found).toEqual([])
  })

  test('writes days, and tells programs its language', () => {
    const isTool = (file: string) => /^(?:tools|embed)\//.test(file)
    const all = [...texts].flatMap(([file, text]) => (isTool(file) ? [] : text)).join('\n')
    const days = [...all.matchAll(/<time dateTime="\d{4}-\d\d-\d\d"[^>]*>([^<]*)/g)].map(([, day]) => day)
    for (const day of days) expect(day).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u)
    expect(all).toContain('"inLanguage":"fr"')
    expect(all).not.toContain('"inLanguage":"en"')
  })

  test('marks its tools as English, and says so in French', () => {
    for (const [file, html] of texts) {
      if (!/^tools\/[^/]+\.html$/.test(file)) continue
      expect(html, file).toContain(WRITTEN.fr?.tool?.inEnglish)
      expect(html, file).toMatch(/data-island="tool"[^>]* lang="en"/)
    }
  })
})
