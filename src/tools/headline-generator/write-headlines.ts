import { placeholdersIn } from '../kit/document/placeholders'
import { KIND_RULES } from './kinds'
import type { Pattern } from './pattern'
import { patternsFor } from './patterns'
import { readTopic } from './read-topic'
import type { Reading } from './reading'
import { slotsOfSentence } from './sentence-slots'
import { arePeople } from './sorts-of-things'
import { UNKNOWN_COMPANY } from './voice'

/** How many headlines the tool gives. */
export const HEADLINES = 8

export type Headline = {
  text: string
  /** The name of its newsroom pattern. */
  pattern: string
  use: string
  /** Why this pattern was taken; empty for those that suit every topic of this grammar. */
  reason: string
}

export type Headlines = {
  headlines: Headline[]
  reading: Reading
  /** How many placeholders all eight hold together. */
  placeholders: number
}

/** Eight different headlines from a topic, each after a newsroom pattern that fits its grammar and its news. */
export function writeHeadlines(topic: string): Headlines {
  const reading = readTopic(topic)
  const { ofKind, general } = patternsFor(reading.kind, reading.form)
  // A sentence is a headline already: it comes first, as it is.
  const candidates =
    reading.form === 'sentence' && general.length > 0
      ? [...general.slice(0, 1), ...ofKind, ...general.slice(1)]
      : [...ofKind, ...general]
  const headlines = new Map<string, Headline>()
  for (const pattern of candidates) {
    if (headlines.size === HEADLINES) break
    if (!fits(pattern, reading)) continue
    const text = fillPattern(pattern.text, reading)
    if (headlines.has(text)) continue
    const reason = ofKind.includes(pattern) ? kindReason(reading) : ''
    headlines.set(text, { text, pattern: pattern.name, use: pattern.use, reason })
  }
  const all = [...headlines.values()]
  return {
    headlines: all,
    reading,
    placeholders: all.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0),
  }
}

/** The word for the sort of news, as visitors read it. */
export function kindLabel({ kind }: Reading): string {
  return KIND_RULES.find((rule) => rule.kind === kind)?.label ?? 'General news'
}

function kindReason({ kindWord }: Reading): string {
  return `Taken because your topic says “${kindWord}”.`
}

function fits({ text, needs = [], unless = [], says, unlessSays, kinds }: Pattern, reading: Reading): boolean {
  if (says && !says.test(reading.text)) return false
  if (kinds && !kinds.includes(reading.kind)) return false
  if (needs.some((fact) => !reading.facts[fact]) || unless.some((fact) => reading.facts[fact])) return false
  const words = wordsFor(text, reading)
  const slots = slotsOf(text)
  // “Why the jury chose [Company]” would say nothing of the topic.
  const isAboutTheTopic = slots.some((slot) => words[slot] !== UNKNOWN_COMPANY)
  return isAboutTheTopic && slots.every((slot) => words[slot]) && !unlessSays?.test(reading.text)
}

const slotsOf = (pattern: string) => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot.toLowerCase())

/** A pattern with the words of the topic in it. `{Noun}` starts the headline, `{noun}` is inside it. */
export function fillPattern(pattern: string, reading: Reading): string {
  const words = wordsFor(pattern, reading)
  return upperLead(pattern.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot.toLowerCase()] ?? ''))
}

/** The words of a topic for each slot that a pattern can have; nothing where the topic does not say them. */
function wordsFor(pattern: string, reading: Reading): Record<string, string | undefined> {
  const owner = 'owner' in reading ? reading.owner : undefined
  const company = owner ?? UNKNOWN_COMPANY
  // Whose thing it is must not get lost where the pattern itself does not say it.
  const possessive = owner && !pattern.includes('{company}') ? `${owner}’s ` : ''
  const words = { company, ...reading.facts }
  switch (reading.form) {
    case 'sentence':
      return { ...words, ...slotsOfSentence(reading) }
    case 'thing':
    case 'field':
      return { ...words, noun: possessive + reading.noun, ...aimOf(reading, possessive, company) }
    case 'appointment':
      return { ...words, person: reading.person, role: reading.role, post: postOf(reading.role, company) }
    case 'explanation': {
      // “Acme shows how it cuts waste”, not “Acme shows how Acme cuts waste”.
      const isNamed = /\{company\}.*\{question\}/.test(pattern)
      return { ...words, question: isNamed ? reading.question.replace(UNKNOWN_COMPANY, 'it') : withCompany(reading) }
    }
    case 'label':
      return { ...words, label: reading.label }
  }
}

/** “Cybersecurity for small clinics”: those whom the topic names are not asked for, nor said twice. */
function aimOf({ noun, form }: { noun: string; form: string }, possessive: string, company: string) {
  const [, matter, affected = ''] = /^(.+) for ((?:[a-z-]+ ){0,2}[a-z]+)$/.exec(noun) ?? []
  if (!arePeople(affected)) return { matter: possessive + noun, affected: '[audience]' }
  return { matter: (form === 'thing' ? `${company}’s ` : possessive) + matter, affected }
}

/** “CEO of Acme”, “head of sales at Acme”. */
const postOf = (role: string, company: string) => `${role} ${/ (?:of|at|for) /.test(role) ? 'at' : 'of'} ${company}`

/** “how our team built it”, where no company was named before: “how [Company]’s team built it”. */
function withCompany({ question, text }: { question: string; text: string }): string {
  const saysOur = /\b(?:our|my)\b/i.test(text)
  return saysOur && !question.includes(UNKNOWN_COMPANY) ? question.replace(/\bits\b/, `${UNKNOWN_COMPANY}’s`) : question
}

/** A capital at the start, in a placeholder too; “iPhone” keeps its own spelling. */
function upperLead(text: string): string {
  const [first = ''] = text.split(' ', 1)
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text
  return text.replace(/^([“([]*)(\p{Ll})/u, (start, marks: string, letter: string) => {
    const capital = letter.toUpperCase()
    // Some letters have no capital of their own, only a pair of others.
    return capital.toLowerCase() === letter ? marks + capital : start
  })
}
