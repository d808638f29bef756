import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toolSlugs } from '../schema/tool-catalog'
import { exampleRaw, SAMPLE_DAY } from './kit/form/example'
import { type Field, parseFields } from './kit/form/fields'
import type { Tool } from './kit/tool'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)
const tools: Tool[] = await Promise.all(folders.map(async (folder) => (await import(`./${folder}/tool.ts`)).tool))

test('every tool of the catalog has a folder, and every folder is in the catalog', () => {
  expect(tools.map(({ slug }) => slug).sort()).toEqual([...toolSlugs].sort())
})

describe.each(tools)('$slug', (tool) => {
  test('its example is a valid input, apart from choices that only the table of a site offers', () => {
    const isOffered = (field: Field) =>
      !(field.kind === 'choice' && Array.isArray(field.options) && !field.options.length)
    const fields = Object.fromEntries(Object.entries(tool.fields).filter(([, field]) => isOffered(field)))
    expect(parseFields(fields, exampleRaw({ ...tool, fields }), SAMPLE_DAY)).toHaveProperty('values')
  })
})
