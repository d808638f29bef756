/**
 * Tree of texts → plain data, following the schema: a field for numbers or for true and false converts its text, every
 * other text stays as written. What cannot be converted stays text, and validation says what is wrong with it.
 */
import { z } from 'zod'
import type { Finding, Place } from './problems/problem'
import { nearest } from './problems/suggest'
import { codeOf, quote } from './problems/words'
import { about, core, elementOf, shapeOf } from './schema-tour'
import type { FieldsNode, TextNode, YamlNode } from './yaml'

export type Converted = { data: unknown; faults: Unknown[] }
/** A field that the schema does not have; `meant` is the one it was probably meant to be. */
export type Unknown = { place: Place; finding: Finding; key: string; meant?: string }

/** Converts the fields of a file. `lineOf` gives the text of a line, for corrected lines to paste. */
export function convert(root: FieldsNode, schema: z.ZodType, lineOf: (line: number) => string): Converted {
  const faults: Unknown[] = []
  return { data: convertNode(root, schema, { faults, lineOf }), faults }
}

type Context = { faults: Unknown[]; lineOf: (line: number) => string }

function convertNode(node: YamlNode, schema: z.ZodType, context: Context): unknown {
  if (node.kind === 'empty') return undefined
  if (node.kind === 'text') return convertText(node, core(schema), about(schema).field?.role)
  if (node.kind === 'list') {
    const element = elementOf(schema) ?? z.unknown()
    return node.items.map((item) => convertNode(item, element, context))
  }
  return convertFields(node, schema, context)
}

function convertText({ text, quoted }: TextNode, schema: z.ZodType, role: string | undefined): unknown {
  if (schema instanceof z.ZodNumber && !quoted && /^-?(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  if (schema instanceof z.ZodBoolean && !quoted && (text === 'true' || text === 'false')) return text === 'true'
  if (role === 'paragraphs') return text.trim()
  // A line break in the file is not one on the page.
  return text.replace(/[^\S\n]*\n\s*/g, ' ').trim()
}

function convertFields(node: FieldsNode, schema: z.ZodType, context: Context): unknown {
  const shape = shapeOf(schema, (kind) => {
    const value = node.fields.get(kind)?.value
    return value?.kind === 'text' ? value.text : undefined
  })
  const data: Record<string, unknown> = {}
  for (const [key, { place, value }] of node.fields) {
    const below = shape && Object.hasOwn(shape, key) ? shape[key] : undefined
    if (shape && !below) context.faults.push(unknownField(key, place, Object.keys(shape), node, context))
    else if (key !== '__proto__') data[key] = convertNode(value, below ?? z.unknown(), context)
  }
  return data
}

/** Letters of other alphabets that look like ours: the field is called what one sees, and is another one. */
function lookAlike(key: string): string {
  const letter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(key)?.[0]
  if (letter === undefined || !/[a-z]/i.test(key)) return ''
  return ` Its letter "${letter}" (${codeOf(letter)}) is not the one of the Latin alphabet that it looks like.`
}

/** Names that other systems and other languages give these fields. */
const SYNONYMS: Record<string, readonly string[]> = {
  excerpt: ['summary', 'description', 'intro', 'teaser', 'auszug', 'résumé', 'resumen'],
  summary: ['excerpt', 'description', 'intro', 'teaser'],
  image: ['cover', 'picture', 'photo', 'heroImage', 'thumbnail', 'img', 'bild', 'imagen', 'foto'],
  imageAlt: ['alt', 'altText'],
  date: ['published', 'pubDate', 'publishDate', 'day', 'datum', 'fecha'],
  updated: ['date', 'lastmod', 'modified'],
  author: ['by', 'writer', 'autor', 'auteur'],
  category: ['section', 'topic', 'categories', 'rubrik'],
  tags: ['keywords', 'labels', 'schlagwörter', 'etiquetas'],
  draft: ['hidden', 'unpublished', 'entwurf', 'brouillon', 'borrador'],
  aliases: ['redirects', 'redirect_from'],
  publishAt: ['scheduled', 'publish'],
  title: ['name', 'headline', 'titel', 'titre', 'titulo'],
  name: ['title'],
}
const THE_FILE_NAME = ['slug', 'id', 'permalink', 'url', 'path']

function unknownField(key: string, place: Place, known: string[], node: FieldsNode, context: Context): Unknown {
  const free = known.filter((name) => !node.fields.has(name))
  const word = key.toLowerCase()
  const meant = nearest(key, free) ?? free.find((name) => SYNONYMS[name]?.some((other) => other.toLowerCase() === word))
  const finding: Finding = {
    code: 'unknown-field',
    message: `There is no field called ${quote(key)} here.${lookAlike(key)}`,
  }
  if (meant !== undefined) {
    const line = context.lineOf(place.line)
    const start = place.column - 1
    const corrected = line.startsWith(key, start) ? `${meant}${line.slice(start + key.length)}`.trim() : `${meant}:`
    return { place, key, meant, finding: { ...finding, hint: `Did you mean "${meant}"? Write:\n${corrected}` } }
  }
  const hint = THE_FILE_NAME.includes(key)
    ? 'Remove the line: the name of the file is the id and the address.'
    : `Remove the line. The fields here are: ${known.join(', ')}.`
  return { place, key, finding: { ...finding, hint } }
}
