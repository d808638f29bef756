/** What is said about a field that a file cannot have: what it is called here, or that its line has to go. */
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'
import { codeOf } from '../../../lib/visible'
import { meantBoolean } from './codes'

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
  aliases: ['redirects', 'redirect_from'],
  publishAt: ['scheduled', 'publish'],
  title: ['name', 'headline', 'titel', 'titre', 'titulo'],
  name: ['title'],
}
const THE_FILE_NAME = ['slug', 'id', 'permalink', 'url', 'path']

/** Fields of other systems that say yes to a page that visitors see. */
const SHOWS =
  /^(?:publish(?:ed)?|public|live|visible|active|enabled|online|listed|show|publi[eé]|publicado|ver[oö]ffentlicht|(?:no|not|non|un)draft)$/
/** Fields of other systems that say yes to a page that they keep back. */
const HIDES =
  /^(?:draft|hidden?|hide|unpublished|private|unlisted|disabled|offline|archived|wip|entwurf|brouillon|borrador)$/
/** Fields of other systems that name a state of a page, and the names of states. */
const STATE = /^(?:(?:post|page|content|publication)?(?:status|state)|visibility|access)$/
const HIDDEN_STATE =
  /^(?:draft|pending|private|hidden|unpublished|unlisted|scheduled|future|(?:in)?review|wip|archived?|trash)$/
const SHOWN_STATE = /^(?:publish(?:ed)?|public|live|visible)$/
/** The day on which a page goes: close to the name of the day on which it comes, and the opposite. */
const END = /^(?:unpublish|expir|end(?:s|at|date)?$)/

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Whether a field of another system keeps a page back; nothing where it says something else. */
function keepsBack(key: string, value: string): boolean | undefined {
  const name = letters(key).replace(/^is(?=\p{L}{3})/u, '')
  const yes = meantBoolean(value)
  if (SHOWS.test(name)) return yes === undefined ? undefined : !yes
  if (HIDES.test(name)) return yes
  if (!STATE.test(name)) return undefined
  const state = letters(value)
  return HIDDEN_STATE.test(state) || (SHOWN_STATE.test(state) ? false : undefined)
}

type Unknown = {
  key: string
  /** Its text; empty when it has none of its own. */
  value: string
  /** The fields that a file of this kind can have, and those that this file does not have yet. */
  known: readonly string[]
  free: readonly string[]
  /** Whether the line above ends in a long text without quotes, which may go on here. */
  isBelowText: boolean
  /** The line of the field with another name. */
  renamed: (name: string) => string
}

/** The message, and the field that was probably meant. */
export function unknownField({ key, value, known, free, isBelowText, renamed }: Unknown): {
  message: Message
  meant?: string
} {
  const hidden = keepsBack(key, value)
  const meant = hidden === undefined ? meantField(key, free) : hidden && free.includes('draft') ? 'draft' : undefined
  const text = `There is no field called ${quote(key)} here.${lookAlike(key)}`
  const hint = meant
    ? `Did you mean "${meant}"? Write:\n${hidden ? 'draft: true' : renamed(meant)}`
    : removal(key, hidden, known) + (isBelowText || /\s/.test(key) ? ORDINARY_WORDS : '')
  return { message: { code: 'unknown-field', text, hint }, meant }
}

/** A sentence has words before a colon, too. */
const ORDINARY_WORDS =
  '\nIf it is part of the text above it, keep its words: make one line of that text, and put quotes around it.'

/** The field that was probably meant, out of those that a file does not have yet. */
function meantField(key: string, free: readonly string[]): string | undefined {
  if (END.test(letters(key))) return undefined
  const word = key.toLowerCase()
  return free.find((name) => SYNONYMS[name]?.some((other) => other.toLowerCase() === word)) ?? nearest(key, free)
}

function removal(key: string, hidden: boolean | undefined, known: readonly string[]): string {
  const hasDraft = known.includes('draft')
  if (hidden && !hasDraft) {
    return 'A file of this kind is always public. Move it out of the content folder until visitors may see it.'
  }
  if (hidden === false && hasDraft) return 'Remove the line: what has no "draft: true" is public.'
  return THE_FILE_NAME.includes(key)
    ? 'Remove the line: the id and the address come from the name of the file.'
    : `Remove the line. The fields here are: ${known.join(', ')}.`
}
