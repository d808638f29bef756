/**
 * Fields above a text, as Jekyll, Hugo and others write them: YAML between `---`, TOML between `+++`, or JSON. Code that some
 * programs allow there is never run.
 */
import matter from 'gray-matter'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { EnvironmentError } from '../../../lib/environment-error'

export type FrontMatterFields = Readonly<Record<string, unknown>>

/**
 * Splits a file into its fields and its text.
 * @throws EnvironmentError when the fields cannot be read
 */
export function readFrontMatter(written: string, file: string): { fields: FrontMatterFields; text: string } {
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const isToml = /^\+\+\+[^\S\n]*\n/.test(text)
  const json = /^\{\n.*?\n\}(?=\n|$)/s.exec(text)?.[0]
  try {
    if (json !== undefined) return { fields: fieldsOf(JSON.parse(json)), text: text.slice(json.length) }
    if (!isToml && !/^---[^\S\n]*\n/.test(text)) return { fields: {}, text }
    const { data, content } = matter(text, {
      language: isToml ? 'toml' : 'yaml',
      delimiters: isToml ? '+++' : '---',
      engines: {
        yaml: readYaml,
        toml: (block: string) => fieldsOf(parseToml(block)),
        json: refuse,
        javascript: refuse,
        coffee: refuse,
      },
    })
    return { fields: data, text: content }
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n')
    throw new EnvironmentError(
      `${file}: the fields above the text cannot be read (${reason}); correct them, then run this again`,
    )
  }
}

/** Settings of another program, by the ending of their file. */
export function readSettings(text: string, file: string): FrontMatterFields {
  try {
    if (file.endsWith('.toml')) return fieldsOf(parseToml(text))
    return file.endsWith('.json') ? fieldsOf(JSON.parse(text)) : readYaml(text)
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n')
    throw new EnvironmentError(`${file} cannot be read (${reason}); correct it, then run this again`)
  }
}

const readYaml = (block: string) => fieldsOf(parseYaml(block, { logLevel: 'error', uniqueKeys: false }))

const refuse = (): never => {
  throw new Error('only YAML, TOML and JSON are read')
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** The first of several fields that has a value, as text. */
export function textOf(fields: FrontMatterFields, ...names: string[]): string {
  for (const name of names) {
    const value = valueAt(fields, name)
    const text =
      value instanceof Date
        ? value.toISOString()
        : typeof value === 'string' || typeof value === 'number'
          ? String(value).trim()
          : ''
    if (text !== '') return text
  }
  return ''
}

/** The first of several fields that has values: a list, or a text with commas between them. */
export function listOf(fields: FrontMatterFields, separator: RegExp, ...names: string[]): string[] {
  for (const name of names) {
    const value = valueAt(fields, name)
    const items = Array.isArray(value)
      ? value.map(nameIn)
      : typeof value === 'string'
        ? value.split(separator)
        : [nameIn(value)]
    const found = items.map((item) => item.trim()).filter((item) => item !== '')
    if (found.length > 0) return found
  }
  return []
}

/** A value, or the name of a group that has one. */
function nameIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return textOf(fieldsOf(value), 'name', 'title', 'src', 'path', 'url')
}

/** `cover.image` is the field `image` of the group `cover`. Capitals do not matter. */
function valueAt(fields: FrontMatterFields, path: string): unknown {
  let value: unknown = fields
  for (const name of path.split('.')) {
    const entry = Object.entries(fieldsOf(value)).find(([key]) => key.toLowerCase() === name.toLowerCase())
    value = entry?.[1]
  }
  return value
}
