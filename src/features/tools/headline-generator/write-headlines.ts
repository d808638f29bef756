import { placeholdersIn } from '../kit/document/placeholders'
import { factsOf, type HeadlineFacts } from './headline-facts'
import { KIND_RULES } from './kinds'
import { GENERAL_PATTERNS, KIND_PATTERNS, type Pattern } from './patterns'
import { readTopic } from './read-topic'
import type { Reading } from './reading'
import { lowerLead, UNKNOWN_COMPANY } from './voice'

/** How many headlines the tool gives. */
export const HEADLINES = 8

export type Headline = {
  text: string
  /** The name of its newsroom pattern. */
  pattern: string
  use: string
  /** Why this pattern was taken; empty for those that suit every topic of this grammar. */
  reason: string
  facts: HeadlineFacts
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
  const ofKind = KIND_PATTERNS[reading.kind]?.[reading.form] ?? []
  const general = GENERAL_PATTERNS[reading.form]
  // A sentence is a headline already: it comes first, as it is.
  const candidates =
    reading.form === 'sentence' ? [...general.slice(0, 1), ...ofKind, ...general.slice(1)] : [...ofKind, ...general]
  const headlines = new Map<string, Headline>()
  for (const pattern of candidates) {
    if (headlines.size === HEADLINES) break
    if (!fits(pattern, reading)) continue
    const text = fillPattern(pattern.text, reading)
    if (headlines.has(text)) continue
    const reason = ofKind.includes(pattern) ? kindReason(reading) : ''
    headlines.set(text, { text, pattern: pattern.name, use: pattern.use, reason, facts: factsOf(text) })
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

function fits({ text, needs = [], unless = [], unlessSays, kinds }: Pattern, reading: Reading): boolean {
  if (kinds && !kinds.includes(reading.kind)) return false
  if (text.includes('{purpose}') && !(reading.form === 'sentence' && reading.purpose)) return false
  if (needs.some((fact) => !reading.facts[fact]) || unless.some((fact) => reading.facts[fact])) return false
  return !unlessSays?.test(reading.text)
}

/** A pattern with the words of the topic in it. `{Noun}` starts the headline, `{noun}` is inside it. */
export function fillPattern(pattern: string, reading: Reading): string {
  const owner = 'owner' in reading ? reading.owner : undefined
  const company = owner ?? UNKNOWN_COMPANY
  // Whose thing it is must not get lost where the pattern itself does not say it.
  const possessive = owner && !pattern.includes('{company}') ? `${owner}’s ` : ''
  const words: Record<string, string> = { company, money: reading.facts.money ?? '' }
  if (reading.form === 'sentence') {
    const { clause, subject, purpose = '' } = reading
    Object.assign(words, { clause: lowerLead(clause), subject: lowerLead(subject), purpose })
  }
  if (reading.form === 'thing' || reading.form === 'field') words.noun = possessive + reading.noun
  if (reading.form === 'appointment') Object.assign(words, { person: reading.person, role: reading.role })
  if (reading.form === 'explanation') {
    // “Acme shows how it cuts waste”, not “Acme shows how Acme cuts waste”.
    const isNamed = /\{company\}.*\{question\}/.test(pattern)
    words.question = isNamed ? reading.question.replace(UNKNOWN_COMPANY, 'it') : withCompany(reading)
  }
  if (reading.form === 'label') words.label = reading.label
  return upperLead(pattern.replace(/\{(\w+)\}/g, (_, name: string) => words[name.toLowerCase()] ?? ''))
}

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
