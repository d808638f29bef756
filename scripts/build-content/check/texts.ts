/** Plain texts that hold what only Markdown, HTML or a form can use, and texts that do not fit into a search result. */
import { searchRoom } from '../../../src/lib/lengths'
import type { FieldRole } from '../../../src/schema/fields'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote, yamlText } from '../../lib/diagnostics/words'
import { codeOf, INVISIBLE } from '../../lib/visible'

const { title, description } = searchRoom

/**
 * What search results cut from a text, or the room that it leaves in them. A summary may be short, since it is written for
 * the page first; a description has no other place.
 */
function searchMessage(name: string, value: string, field: FieldRole): Message | undefined {
  if (field.role !== 'text' || !field.inSearch) return undefined
  const most = field.inSearch === 'title' ? title : description.most
  const { length } = value
  if (length > most) {
    return {
      code: 'long-for-search',
      text: `${name} has ${length} characters. Search results cut it after about ${most}, so they do not show ${quote(endOf(value, most))}.`,
      hint: `Write at most ${most} characters, with the most important words first.`,
    }
  }
  if (field.inSearch !== 'description' || length >= description.least) return undefined
  return {
    code: 'short-for-search',
    text: `${name} has ${length} characters. A search result has room for ${description.most}, and what is missing is filled with words from anywhere on the page.`,
    hint: `Write ${description.least} to ${description.most} characters: what visitors find on this page, and for whom it is.`,
  }
}

/** What is left of a text after the words that fit into `room` characters. */
function endOf(value: string, room: number): string {
  const space = value.lastIndexOf(' ', room)
  return value.slice(space < 0 ? room : space + 1)
}

const TAG =
  /<\/?(?:a|abbr|b|big|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|pre|s|script|small|span|strong|strike|style|sub|sup|table|td|tr|u|ul)(?:\s[^<>]{0,300})?\/?>/i
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|[mn]dash|hellip|[lr][sd]quo|bull|middot|copy|reg|trade|euro|pound|[aeiou](?:acute|grave|circ|uml)|szlig|ccedil|ntilde|#\d{1,6}|#x[\da-f]{1,6});/i
const MARKDOWN =
  /!?\[([^\][\n]{1,300})\]\([^()\s]{1,300}\)|\*\*(?=\S)([^*\n]{1,300})(?<=\S)\*\*|(?<![\w*])\*(?=[^\s*])([^*\n]{1,300})(?<=\S)\*(?![\w*])|(?<!\w)__(?=\S)([^_\n]{1,300})(?<=\S)__(?!\w)|`([^`\n]{1,300})`|^#{1,6} (.+)$/
const PLACEHOLDER =
  /^(?:…|\.{2,}|-+|\?+|_+|x{3,}|todo|tbd|tba|tk|n\/a|null|nil|undefined|nan|\[object Object\]|lorem ipsum\b.*)$/i

const ROLES: ReadonlySet<string> = new Set(['text', 'paragraphs'])

/** Probable mistakes in a text that is shown as written; always a warning. */
export function textMessage(name: string, value: string, field: FieldRole): Message | undefined {
  if (!ROLES.has(field.role)) return undefined
  const found =
    placeholder(name, value) ??
    markup(name, value) ??
    invisibleMessage(name, value) ??
    sign(name, value) ??
    several(name, value, field) ??
    searchMessage(name, value, field)
  return found && { ...found, severity: 'warning' }
}

function placeholder(name: string, value: string): Message | undefined {
  if (!PLACEHOLDER.test(value)) return undefined
  return {
    code: 'placeholder',
    text: `${name} is ${quote(value)}, which visitors would see.`,
    hint: 'Write the text itself, or remove the line if the field can be left out.',
  }
}

function markup(name: string, value: string): Message | undefined {
  const [found] = TAG.exec(value) ?? ENTITY.exec(value) ?? MARKDOWN.exec(value) ?? []
  if (found === undefined) return undefined
  const html = /^[<&]/.test(found)
  return {
    code: 'markup-in-plain-text',
    text: `${name} is plain text, so visitors see ${quote(found)} as it is written. ${html ? 'HTML' : 'Markdown'} works only in the text below the fields.`,
    hint: `Write only the words: ${yamlText(plain(value))}`,
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }

const plain = (value: string): string =>
  value
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(new RegExp(TAG.source, 'gi'), '')
    .replace(/&([a-z]{2,8});/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(
      new RegExp(MARKDOWN.source, 'g'),
      (_, ...words: (string | undefined)[]) => words.find((word) => word) ?? '',
    )
    .replace(/ {2,}/g, ' ')
    .trim()

/** What is wrong with a text of any kind that has a character without a shape of its own. */
export function invisibleMessage(name: string, value: string): Message | undefined {
  const [character] = INVISIBLE.exec(value) ?? []
  if (character === undefined) return undefined
  return {
    code: 'invisible-character',
    severity: 'warning',
    text: `${name} contains an invisible character (${codeOf(character)}).`,
    hint: 'Type the text again instead of pasting it.',
  }
}

function sign(name: string, value: string): Message | undefined {
  if (/\\[nrt](?![a-z])/.test(value) || /[a-z.]\\n[A-Za-z]/.test(value)) {
    return {
      code: 'markup-in-plain-text',
      text: `${name} is plain text, so visitors see the backslash in it: ${quote(value)}`,
      hint: `Write a space instead: ${yamlText(value.replace(/\s*\\[nrt]\s*/g, ' '))}`,
    }
  }
  if (!/,$/.test(value)) return undefined
  return {
    code: 'trailing-comma',
    text: `${name} ends with a comma, which visitors see.`,
    hint: `Write it without the comma: ${yamlText(value.replace(/,+$/, ''))}`,
  }
}

function several(name: string, value: string, field: FieldRole): Message | undefined {
  if (field.role !== 'text' || !field.isOneOfMany || !value.includes(',')) return undefined
  const parts = value.split(',').flatMap((part) => part.trim() || [])
  return {
    code: 'comma-in-tag',
    text: `${name} has a comma in it, so visitors see ${quote(value)} as a single one.`,
    hint: `If these are ${parts.length}, write each on a line of its own:\n${parts.map((part) => `- ${yamlText(part)}`).join('\n')}`,
  }
}
