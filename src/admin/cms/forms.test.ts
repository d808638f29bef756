import type { EntryCollection, Field } from '@sveltia/cms'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lengths } from '../../lib/lengths'
import { collections, singles } from '../../schema/collections'
import { fieldTree } from '../../schema/field-tree'
import { toolSlugs } from '../../schema/tool-catalog'
import { cmsCollections, fieldOf } from './forms'
import { hintOf, labelOf, singularOf } from './labels'

type Form = { file: string; fields: Field[] }

/** Every form, by the folder or the file it is for. */
const forms: Form[] = cmsCollections().flatMap<Form>((collection) =>
  'files' in collection ? collection.files : { file: collection.folder, fields: collection.fields },
)

/** Every field of a form, with those inside objects and lists, by its path. */
function* walk(fields: readonly Field[], path: string[] = []): Generator<{ path: string; field: Field }> {
  for (const field of fields) {
    const here = [...path, field.name]
    yield { path: here.join('.'), field }
    if ('fields' in field) yield* walk(field.fields, here)
    if ('types' in field) for (const { name, fields: below } of field.types) yield* walk(below, [...here, name])
  }
}

const field = (file: string, wanted: string): Field => {
  const form = forms.find((candidate) => candidate.file === file)
  for (const { path, field } of walk(form?.fields ?? [])) if (path === wanted) return field
  throw new Error(`There is no field ${wanted} in ${file}.`)
}

describe('forms', () => {
  test('every collection and every single file has one', () => {
    expect(forms.map(({ file }) => file)).toEqual([
      ...Object.keys(collections).map((name) => `content/${name}`),
      ...['pages', 'settings', 'tables'].flatMap((folder) =>
        Object.entries(singles)
          .filter(([name]) => name.startsWith(`${folder}/`))
          .map(([name, { format }]) => `content/${name}.${format}`),
      ),
    ])
  })

  test('every field of every schema is in its form', () => {
    for (const [name, { schema, format }] of Object.entries(collections)) {
      const names = forms.find(({ file }) => file === `content/${name}`)?.fields.map((field) => field.name)
      expect(names?.filter((name) => name !== 'body')).toEqual(Object.keys(schema.shape))
      expect(names?.indexOf('body')).toBe(format === 'md' ? 2 : -1)
    }
  })

  test.each(forms)('every field of $file says what it is for', ({ fields }) => {
    for (const { path, field } of walk(fields)) {
      expect(field.label, path).toMatch(/^[A-Z]/)
      expect('hint' in field && field.hint, path).toMatch(/^\S.{6}/)
    }
  })

  test('every pattern comes with a plain sentence, and lets the example of the schema pass', () => {
    const patterns = forms
      .flatMap(({ fields }) => [...walk(fields)])
      .flatMap(({ field }) => ('pattern' in field && field.pattern ? [field.pattern] : []))
    expect(patterns.length).toBeGreaterThan(10)
    for (const [pattern, message] of patterns) {
      expect(() => new RegExp(pattern)).not.toThrow()
      expect(message).toMatch(/^(?:Write|Use) /)
    }
  })

  test('roles become the fields that fit them', () => {
    expect(field('content/blog', 'title')).toEqual({
      name: 'title',
      label: 'Title',
      hint: 'Title of the post: the large words of its page, on cards and in search results.',
      required: true,
      widget: 'string',
      maxlength: lengths.title,
    })
    expect(field('content/blog', 'imageAlt')).toMatchObject({
      label: 'Picture in words',
      required: false,
      widget: 'text',
    })
    expect(field('content/blog', 'date')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' })
    expect(field('content/blog', 'publishAt')).toMatchObject({ widget: 'day-or-hour', required: false })
    expect(field('content/press-releases', 'publishAt')).toMatchObject({ widget: 'day-or-hour' })
    expect(field('content/blog', 'category')).toMatchObject({
      widget: 'relation',
      collection: 'settings',
      file: 'site',
      value_field: 'categories.*.name',
    })
    expect(field('content/blog', 'image')).toMatchObject({ widget: 'image', choose_url: false })
    expect(field('content/blog', 'imageFocus')).toMatchObject({ widget: 'focal-point', required: false })
    expect(field('content/blog', 'draft')).toMatchObject({ widget: 'boolean', required: false })
    expect(field('content/portfolio', 'clients.hasCaseStudy')).toMatchObject({ widget: 'boolean', required: false })
    expect(field('content/blog', 'body')).toMatchObject({ widget: 'markdown-text' })
    expect(field('content/case-studies', 'detailedChallenge')).toMatchObject({
      widget: 'text',
      maxlength: lengths.paragraphs,
    })
    expect(field('content/services', 'price')).toMatchObject({ widget: 'number', value_type: 'float', min: 0 })
    expect(field('content/settings/site.yaml', 'email')).toMatchObject({ widget: 'string', type: 'email' })
  })

  test('a reference to one entry or to several is a choice among them, unless words are allowed too', () => {
    expect(field('content/pages/home.yaml', 'tiles.clientSlug')).toMatchObject({
      widget: 'relation',
      collection: 'case-studies',
      value_field: '{{slug}}',
      display_fields: ['name'],
    })
    expect(field('content/services', 'related')).toMatchObject({ widget: 'relation', multiple: true, required: false })
    expect(field('content/case-studies', 'services')).toMatchObject({ widget: 'list', min: 1 })
  })

  test('lists know how long they may be, and objects in them have a name when folded', () => {
    expect(field('content/pages/customers.yaml', 'stats')).toMatchObject({
      widget: 'list',
      min: 2,
      max: 6,
      summary: '{{fields.value}}',
    })
    expect(field('content/services', 'process')).toMatchObject({ summary: '{{fields.title}}' })
  })

  test('the sections of a service differ by their kind', () => {
    expect(field('content/services', 'sections')).toMatchObject({ widget: 'list', typeKey: 'kind' })
    expect(field('content/services', 'sections.programs.items.duration')).toMatchObject({ widget: 'string' })
    expect(() => field('content/services', 'sections.programs.kind')).toThrow()
  })

  test('the facts of a legal page differ by their kind', () => {
    expect(field('content/legal', 'details')).toMatchObject({ widget: 'object', typeKey: 'kind', required: false })
    expect(field('content/legal', 'details.imprint.host')).toMatchObject({ widget: 'list' })
    expect(field('content/legal', 'details.accessibility.status')).toMatchObject({ widget: 'select' })
  })

  test('the name of a new file comes from its title, and nothing else can be typed there', () => {
    const portfolio = cmsCollections().find(({ name }) => name === 'portfolio')
    expect(portfolio).toMatchObject({ identifier_field: 'groupTitle', slug: { template: '{{groupTitle}}' } })
    expect(portfolio).not.toHaveProperty('preview_path', expect.anything())
    expect(cmsCollections().find(({ name }) => name === 'blog')).toMatchObject({ preview_path: '/blog/{{slug}}' })
  })

  test('the name of a tool is one of those that there are, and the form lists them', () => {
    const tools = cmsCollections().find(({ name }) => name === 'tools') as EntryCollection
    const [pattern = '', words = ''] = (tools.slug as { pattern: [string, string] }).pattern
    expect(toolSlugs.every((slug) => new RegExp(pattern).test(slug) && words.includes(slug))).toBe(true)
    expect('a-tool-of-ours').not.toMatch(new RegExp(pattern))
  })

  test('entries of every folder can be added and removed', () => {
    for (const name of Object.keys(collections))
      expect(cmsCollections().find((collection) => collection.name === name)).toMatchObject({
        create: true,
        delete: true,
      })
  })

  test.each([
    ['a text without a role', z.string()],
    ['a number with a fraction', z.number()],
    ['a map', z.record(z.string(), z.string())],
    ['a choice between two kinds of value', z.union([z.string(), z.number()])],
    ['a role that is new', z.string().meta({ field: { role: 'colour' } as never })],
  ])('%s has to be thought of before it can be in a form', (_, schema) => {
    expect(() => fieldOf('colour', fieldTree(schema), true)).toThrow(/^There is no form field for/)
  })
})

test('labels are words', () => {
  expect(labelOf('imageAlt')).toBe('Picture in words')
  expect(labelOf('tilesHeading')).toBe('Tiles heading')
  expect(labelOf('constructor')).toBe('Constructor')
  expect(labelOf('case-studies')).toBe('Case studies')
  expect(labelOf('title')).toBe('Title')
})

test.each([
  ['links', 'link'],
  ['process', 'step'],
  ['categories', 'category'],
  ['media', 'piece of coverage'],
])('a button adds one of %s: a %s', (name, one) => {
  expect(singularOf(name)).toBe(one)
})

test.each([
  ['date', 'Day of publication, as YYYY-MM-DD.', 'Day of publication.'],
  ['features', 'What is included, one feature per line.', 'What is included, one feature in each box.'],
  ['nextCase', 'Id of the case study to read next.', 'The case study to read next.'],
  ['title', 'Title of the post.', 'Title of the post.'],
])('the hint of %s speaks of boxes, not of lines of a file', (name, description, hint) => {
  expect(hintOf(name, description)).toBe(hint)
})

test('no form speaks of how files are written', () => {
  const said = forms.flatMap(({ fields }) =>
    [...walk(fields)].map(({ field }) => `${field.label}: ${'hint' in field ? field.hint : ''}`),
  )
  expect(
    said.filter((text) =>
      /\b(?:YYYY|true (?:if|keeps)|false|alt|url|slug|id|alias\w*)\b|---|[Rr]emove the line\b|per line/i.test(text),
    ),
  ).toEqual([])
})

test('a switch at the top of a form may be left out of a file', () => {
  for (const { schema } of [...Object.values(collections), ...Object.values(singles)]) {
    const { properties = {}, required = [] } = fieldTree(schema)
    expect(required.filter((name) => properties[name]?.type === 'boolean')).toEqual([])
  }
})
