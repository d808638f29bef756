import { cleanTopic } from './clean-topic'
import { KIND_RULES } from './kinds'
import { KIND_PATTERNS } from './patterns'
import { readFacts } from './read-facts'
import type { Grammar, Reading } from './reading'
import { bare, inThird, inThirdPerson, isName, lowerLead, ownVoice, UNKNOWN_COMPANY, withoutOwnVoice } from './voice'
import {
  ABSTRACT_ENDINGS,
  ABSTRACT_NOUNS,
  AGENTS,
  AUXILIARIES,
  DETERMINERS,
  EVENT_NOUNS,
  PLURAL_AGENTS,
  ROLES,
  STOP_WORDS,
  thirdPerson,
  VERB_FORMS,
} from './words'

/** What a topic says: its grammar, its sort of news, and the facts in it. */
export function readTopic(topic: string): Reading {
  const { text, isQuestion, notes } = cleanTopic(topic)
  const kindRule = KIND_RULES.find(({ words }) => words.test(text))
  const plain = readGrammar(text, isQuestion)
  // “Partnership” or “acquisition” may end like a field of work, but each is an event of its own.
  const isEvent = plain.form === 'field' && KIND_PATTERNS[kindRule?.kind ?? 'general']?.thing !== undefined
  const grammar: Grammar = isEvent ? { ...plain, form: 'thing' } : plain
  const kindWord = kindRule?.words.exec(text)?.[0].trim()
  const reading = {
    text,
    kind: kindRule?.kind ?? 'general',
    kindWord,
    facts: readFacts(text),
    notes,
    keyWords: [],
    ...grammar,
  } as Reading
  return { ...reading, keyWords: keyWordsOf(text, heldBy(grammar)) }
}

function readGrammar(text: string, isQuestion: boolean): Grammar {
  const words = text.split(' ')
  const [first = '', second = ''] = words.map((word) => bare(word))
  if (!isMostlyLatin(text)) return { form: 'label', label: text }
  if (/^(?:how|why|what|where|when|who)$/.test(first)) {
    if (isQuestion || AUXILIARIES.has(second) || words.length < 2) return { form: 'label', label: text }
    return { form: 'explanation', question: lowerLead(inThirdPerson(words).join(' ')) }
  }
  if (isQuestion || AUXILIARIES.has(first)) return { form: 'label', label: text }

  const firstPerson = readFirstPerson(words) ?? readWithoutSubject(words)
  if (firstPerson) return sentence(UNKNOWN_COMPANY, firstPerson)
  const verb = findVerb(words)
  if (verb) {
    const subject = withoutOwnVoice(words.slice(0, verb.index))
    return sentence(subject, [verb.word, ...ownVoice(words.slice(verb.index + 1))].join(' '))
  }
  return readNoun(words)
}

function sentence(subject: string, predicate: string): Grammar {
  // “raises $5M to build solar kettles”: the sum and what it is for, a pattern of its own.
  const purpose =
    /^(?:raises|secures|closes) \S+(?: (?:million|billion|in funding|in seed funding))? to ([a-z].*)$/.exec(predicate)
  return { form: 'sentence', subject, clause: `${subject} ${predicate}`, purpose: purpose?.[1] }
}

/** “we raised $5M” says “raises $5M” of the company. */
function readFirstPerson(words: string[]): string | undefined {
  const start = /^(we|i)(?:(?:’|')(ve|re|ll|m|d))?$/i.exec(words[0] ?? '')
  if (!start || words.length < 2) return undefined
  const short = { ve: 'has', re: 'is', m: 'is', ll: 'will', d: 'would' }[start[2]?.toLowerCase() ?? '']
  const rest = ownVoice(words.slice(1)).filter(
    (word, index) => index > 1 || !/^(?:just|now|also|finally|recently|proudly|happily)$/i.test(word),
  )
  if (short) return [short, ...rest].join(' ')
  const [verb = '', ...others] = rest
  return [inThird(verb), ...others].join(' ')
}

/** “launching a kettle”, “launch a kettle”, “launch of a kettle”: sentences that leave out who does it. */
function readWithoutSubject(words: string[]): string | undefined {
  const [first = '', second = ''] = words
  const eventIndex = DETERMINERS.has(bare(first)) ? 1 : 0
  const event = EVENT_NOUNS.get(`${bare(words[eventIndex])} ${bare(words[eventIndex + 1])}`)
  const after = words.slice(eventIndex + 2)
  if (event && after.length > 0) return [event, ...ownVoice(after)].join(' ')

  const form = VERB_FORMS.get(bare(first))
  if (!form || form.form === 'past' || words.length < 2 || !startsObject(second)) return undefined
  // “Building the future”, “raise $5M”; a name after it (“Design Berlin”) says nothing.
  if (/^\p{Lu}/u.test(second)) return undefined
  return [thirdPerson(form.base), ...ownVoice(words.slice(1))].join(' ')
}

/** The verb of a sentence that names its subject, in the form a headline has it: in the present. */
function findVerb(words: string[]): { index: number; word: string } | undefined {
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? ''
    const before = words[index - 1] ?? ''
    if (/^(?:that|which|who|whose|where|to)$/i.test(before)) return undefined
    const small = word.toLowerCase()
    // “May” is a month and “Will” a name; the verbs are small.
    if (/^(?:May|Will|Can)$/.test(word)) continue
    if (AUXILIARIES.has(small)) return index < words.length - 1 ? { index, word: small } : undefined
    const form = VERB_FORMS.get(small)
    if (!form || /[,;:)”]$/.test(before)) continue
    const next = words[index + 1]
    if (form.form === 'third' && isVerbHere(form.isNounToo, before, next)) return { index, word: small }
    if (form.form === 'past' && isPastVerb(before, next)) return { index, word: thirdOrPlural(form.base, words, index) }
    if (form.form === 'past' && /^by$/i.test(next ?? '') && isName(before)) return { index, word: small }
    if (form.form === 'base' && next && isPluralSubject(words, index)) return { index, word: small }
  }
  return undefined
}

function isVerbHere(isNounToo: boolean, before: string, next: string | undefined): boolean {
  if (!isNounToo) return true
  if (next === undefined) return false
  return isName(before) || AGENTS.has(bare(before)) || startsObject(next)
}

/** “Acme raised $5M”, not “a raised floor” and not “Acme acquired by Globex”. */
function isPastVerb(before: string, next: string | undefined): boolean {
  if (!next || /^by$/i.test(next)) return false
  return isName(before) || AGENTS.has(bare(before)) || PLURAL_AGENTS.has(bare(before))
}

function thirdOrPlural(base: string, words: string[], index: number): string {
  return isPluralSubject(words, index) ? base : thirdPerson(base)
}

/** “Researchers find”, “Acme and Globex launch”. */
function isPluralSubject(words: string[], index: number): boolean {
  if (PLURAL_AGENTS.has(bare(words[index - 1]))) return true
  const subject = words.slice(0, index)
  const and = subject.findIndex((word) => /^(?:and|&)$/i.test(word))
  return and > 0 && and < index - 1 && subject.every((word, at) => at === and || isName(word))
}

function readNoun(words: string[]): Grammar {
  const { owner, rest } = readOwner(words)
  const noun = lowerLead(withoutArticle(ownVoice(rest)).join(' '))
  const appointment = readAppointment(noun)
  if (appointment) return { form: 'appointment', ...appointment, owner }
  return { form: isField(noun) ? 'field' : 'thing', noun, owner }
}

/** Whose it is: “our kettle”, “Acme’s kettle”, “a kettle by Acme”. */
function readOwner(words: string[]): { owner?: string; rest: string[] } {
  const [first = ''] = words
  if (words.length > 1 && /^(?:our|my)$/i.test(first)) return { owner: UNKNOWN_COMPANY, rest: words.slice(1) }
  const possessive = words.findIndex((word) => /’s$/.test(word))
  const names = words.slice(0, possessive + 1)
  if (possessive >= 0 && possessive < words.length - 1 && names.every(isName)) {
    return { owner: names.join(' ').replace(/’s$/, ''), rest: words.slice(possessive + 1) }
  }
  const by = words.lastIndexOf('by')
  const makers = words.slice(by + 1)
  if (by > 0 && makers.length > 0 && makers.every(isName)) return { owner: makers.join(' '), rest: words.slice(0, by) }
  return { rest: words }
}

/** “new CEO Maria from Google”: a role, then a name, then where the person comes from. */
function readAppointment(noun: string): { person: string; role: string } | undefined {
  if (!ROLES.test(noun)) return undefined
  const words = noun.split(' ')
  const isTitle = (word: string) =>
    /^(?:[A-Z]{2,5}|\p{Ll}.*|Chief|Officer|Head|Director|President|Vice|New)$/u.test(word)
  const start = words.findIndex((word) => !isTitle(word) && isName(word))
  const roleWords = start < 0 ? words : words.slice(0, start)
  if (roleWords.length === 0 || /^(?:from|of|at|in|for|to)$/.test(roleWords.at(-1) ?? '')) {
    return { person: '[name]', role: noun }
  }
  if (start < 0) return { person: '[name]', role: noun }
  let end = start
  while (end < words.length && isName(words[end] ?? '')) end++
  const person = words.slice(start, end).join(' ')
  const rest = words.slice(end).join(' ')
  if (rest === '') return { person, role: roleWords.join(' ') }
  if (rest.startsWith('from ')) return { person: `${person} ${rest}`, role: roleWords.join(' ') }
  return { person, role: `${roleWords.join(' ')} ${rest}` }
}

/** A field of work rather than a thing one can launch: by the last word before “of”, “in”, “for” and the like. */
function isField(noun: string): boolean {
  const head = noun.split(/ (?:of|in|on|for|at|from|with|to|and|by) /)[0] ?? noun
  const last = bare(head.split(' ').at(-1))
  return ABSTRACT_NOUNS.has(last) || ABSTRACT_ENDINGS.test(last)
}

/** The words of a topic that no headline may lose: all but small words and the voice of the writer. */
function keyWordsOf(text: string, held: string): string[] {
  const words = (part: string) => part.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’.,-]*/gu) ?? []
  const trim = (word: string) => word.replace(/[.,’-]+$/, '').replace(/’s$/, '')
  const there = new Set(words(held).map(trim))
  return [...new Set(words(text).map(trim))].filter((word) => !STOP_WORDS.has(word) && there.has(word))
}

function heldBy(grammar: Grammar): string {
  switch (grammar.form) {
    case 'sentence':
      return grammar.purpose ? `${grammar.subject} ${grammar.purpose}` : grammar.clause
    case 'appointment':
      return `${grammar.person} ${grammar.role} ${grammar.owner ?? ''}`
    case 'explanation':
      return grammar.question
    case 'label':
      return grammar.label
    default:
      return `${grammar.noun} ${grammar.owner ?? ''}`
  }
}

/** What follows a verb that has an object: an article, a sum, a number, a name, a placeholder. */
function startsObject(word: string): boolean {
  return DETERMINERS.has(bare(word)) || /^[$€£¥\d“[]/.test(word) || (isName(word) && word !== word.toUpperCase())
}

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  return latin.length * 2 > letters.length
}

function withoutArticle(words: string[]): string[] {
  const [first = '', second = ''] = words
  if (words.length < 2 || !/^(?:a|an|the)$/i.test(first)) return words
  // “The Economist” keeps its article.
  return isName(second) && first === 'The' ? words : words.slice(1)
}
