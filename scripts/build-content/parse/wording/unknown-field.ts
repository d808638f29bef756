/** What is said about a field that the schema does not have. */

import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import { codeOf } from '../../../lib/visible'

/** What to add when a letter of another alphabet looks like one of ours. */
function lookAlike(key: string): string {
  const letter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(key)?.[0]
  if (letter === undefined || !/[a-z]/i.test(key)) return ''
  return ` The letter "${letter}" (${codeOf(letter)}) in it is from another alphabet and only looks like a Latin one.`
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

/** The field that was probably meant, out of those that a file does not have yet. */
export function meantField(key: string, free: readonly string[]): string | undefined {
  const word = key.toLowerCase()
  return nearest(key, free) ?? free.find((name) => SYNONYMS[name]?.some((other) => other.toLowerCase() === word))
}

export const misspelledField = (key: string, meant: string, corrected: string): Message => ({
  ...unknown(key),
  hint: `Did you mean "${meant}"? Write:\n${corrected}`,
})

export const unknownField = (key: string, known: readonly string[]): Message => ({
  ...unknown(key),
  hint: THE_FILE_NAME.includes(key)
    ? 'Remove the line: the id and the address come from the name of the file.'
    : `Remove the line. The fields here are: ${known.join(', ')}.`,
})

const unknown = (key: string): Message => ({
  code: 'unknown-field',
  text: `There is no field called ${quote(key)} here.${lookAlike(key)}`,
})
