import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { collections, singles } from '../../../src/schema/collections'
import type { FieldNode } from '../../../src/schema/field-tree'
import { describeContent, OWN_FOLDERS } from '.'
import { contentKinds, undescribed } from './content-kinds'
import { editorSchema } from './editor-schema'
import { referencePage } from './reference-page'

const kindOf = (name: string) => {
  const kind = contentKinds().find((one) => one.name === name)
  if (!kind) throw new Error(name)
  return kind
}

describe('the description of the content', () => {
  it('is what the schema says now', async () => {
    for (const [path, text] of describeContent()) {
      const kept = await readFile(path, 'utf8').catch(() => 'no such file')
      expect(kept, `${path} is out of date: npm run describe`).toBe(text)
    }
  })

  it('has nothing about files that were removed', async () => {
    const files = describeContent()
    for (const folder of OWN_FOLDERS) {
      const paths = (await readdir(folder, { recursive: true })).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      )
      expect(paths.filter((path) => !files.has(path))).toEqual([])
    }
  })

  it('has a page and a line in the list for every collection and every page', () => {
    const files = describeContent()
    const names = [...Object.keys(collections), ...Object.keys(singles).map((path) => path.replace('/', '-'))]
    for (const name of names) {
      expect([...files.keys()]).toContain(`docs/editing/reference/${name}.md`)
      expect(files.get('docs/editing/reference/README.md')).toContain(`(${name}.md)`)
    }
  })

  it('gives every YAML file a schema, and a snippet to every collection in Markdown', () => {
    const files = describeContent()
    const yaml = contentKinds().filter(({ format }) => format === 'yaml')
    const settings = JSON.parse(files.get('.vscode/settings.json') ?? '')
    expect(Object.values(settings['yaml.schemas'])).toEqual(yaml.map(({ files: pattern }) => pattern))
    for (const path of Object.keys(settings['yaml.schemas']))
      expect([...files.keys()]).toContain(path.slice('./'.length))
    const snippets: { prefix: string }[] = Object.values(JSON.parse(files.get('.vscode/content.code-snippets') ?? ''))
    expect(snippets.map(({ prefix }) => prefix)).toEqual(['blog', 'resources', 'press-releases', 'legal', 'people'])
  })
})

describe('every field', () => {
  it.each(contentKinds().map(({ name, schema }) => [name, schema] as const))('of %s is described', (_, schema) => {
    expect(schema.title).toMatch(/\w/)
    expect(schema.description).toMatch(/\.$/)
    expect(undescribed(schema)).toEqual([])
  })

  it('without a description is found, wherever it is', () => {
    const text: FieldNode = { type: 'string', description: 'A text.' }
    const schema: FieldNode = {
      properties: {
        a: { type: 'string' },
        b: { description: 'A group.', properties: { c: text, d: {} } },
        e: { description: 'A list.', items: { oneOf: [{ properties: { kind: text, f: {} } }] } },
      },
    }
    expect(undescribed(schema)).toEqual(['a', 'b.d', 'e[].f'])
  })
})

describe('the page for editors', () => {
  it('says of every field what it is, what to write, whether it is needed, and shows an example', () => {
    const page = referencePage(kindOf('services'))
    expect(page).toContain('Each file is one page: `content/services/a-name.yaml` is the page `/services/a-name`.')
    expect(page).toContain(
      '| `price` | Price in the currency of the site, without symbols or commas. Leave it out if there is no price. | A number, with a point before cents | no | `3000` |',
    )
    expect(page).toContain(
      '| `process` | How the work goes, step by step. | A list of at least 1; each: a group of fields, [see below](#process) | yes |  |',
    )
    expect(page).toContain(
      '| `features` | What is included, one feature per line. | A list of at least 1; each: one line of text of at most 400 characters | yes |  |',
    )
    expect(page).toContain('\n### sections: kind timeline\n')
    expect(referencePage(kindOf('legal'))).toContain('\n### details: kind imprint\n')
  })

  it('leads to a heading that exists', () => {
    for (const kind of contentKinds()) {
      const page = referencePage(kind)
      const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      )
      for (const [, anchor] of page.matchAll(/\]\(#([^)]*)\)/g)) expect(anchors).toContain(anchor)
    }
  })
})

describe('the schema for editor programs', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a tree of plain JSON
  const properties = (name: string): any => editorSchema(kindOf(name)).properties

  it('shows the description, the kind of value and whether it is needed', () => {
    expect(properties('blog').date).toMatchObject({
      markdownDescription:
        'Day that visitors see as the day of publication, as YYYY-MM-DD.\n\nA day, as YYYY-MM-DD. Needed.',
      errorMessage: 'A day, as YYYY-MM-DD is needed here. For example: 2024-01-15',
    })
    expect(properties('blog').category).toMatchObject({
      markdownDescription: expect.stringMatching(/The name of a category of `settings\/site\.yaml`/),
    })
  })

  it('keeps roles, limits and examples', () => {
    expect(properties('services').price).toMatchObject({ type: 'number', exclusiveMinimum: 0, examples: [3000] })
    expect(properties('services').related.items).toMatchObject({ field: { role: 'reference', collection: 'services' } })
    expect(properties('pages-customers').stats).toMatchObject({ minItems: 2, maxItems: 6 })
    expect(properties('blog').title).toMatchObject({
      maxLength: 120,
      errorMessage: 'One line of text of at most 120 characters is needed here. For example: How to brief an agency',
    })
  })

  it('takes for a text what the build takes for one', () => {
    expect(properties('pages-not-found').heading.type).toEqual(['string', 'number', 'boolean'])
    expect(properties('blog').date).toMatchObject({ type: 'string', format: 'date' })
  })

  it('refuses fields that do not exist', () => {
    expect(editorSchema(kindOf('services'))).toMatchObject({ additionalProperties: false })
  })
})
