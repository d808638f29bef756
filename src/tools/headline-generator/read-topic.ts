import { cleanTopic } from './clean-topic'
import { KIND_RULES } from './kinds'
import { namesAnEvent } from './patterns'
import { readFacts, readPhrases } from './read-facts'
import { readNoun } from './read-noun'
import type { Grammar, Reading } from './reading'
import { readParts } from './sentence-parts'
import { bare, inThird, inThirdPerson, isName, lowerLead, ownVoice, UNKNOWN_COMPANY, withoutOwnVoice } from './voice'
import {
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
  // How something was overcome is a story to tell, and no bad news.
  const kind = (plain.form === 'explanation' && kindRule?.kind === 'bad-news' ? undefined : kindRule?.kind) ?? 'general'
  const isEvent = plain.form === 'field' && namesAnEvent(kind)
  const isBadLabel = kind === 'bad-news' && plain.form === 'appointment'
  const grammar: Grammar = isBadLabel ? { form: 'label', label: text } : isEvent ? { ...plain, form: 'thing' } : plain
  const facts = readFacts(text)
  const kindWord = kindRule?.words.exec(text)?.[0].trim()
  const reading = {
    text,
    kind,
    kindWord,
    facts,
    phrases: readPhrases(text, facts),
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
  const noun = readNoun(words)
  if ('predicate' in noun) return sentence(noun.subject, noun.predicate)
  // So many words with a verb among them are a sentence that the rules cannot take apart.
  return noun.form === 'thing' && hasVerb(words) ? { form: 'sentence', subject: '', clause: text } : noun
}

/** A bakery that opens announces it itself; a second one has a company behind it. */
const OPENING =
  /^((?:is |has |will )?open(?:s|ed|ing)?) (?:an? |its )?(?!second|third|next)((?:new )?(?:[a-z]+ )?(?:bakery|caf[eé]|restaurant|bar|hotel|salon|gym|gallery|museum|brewery))(?: ((?:in|on|at) .+))?$/

function sentence(subject: string, predicate: string): Grammar {
  const [, opens, place, where = '[where and when]'] = OPENING.exec(predicate) ?? []
  if (opens && subject === UNKNOWN_COMPANY) return sentence(`[Name of the ${place}]`, `${opens} ${where}`)
  // “raises $5M to build solar kettles”: the sum and what it is for, a pattern of its own.
  const purpose =
    /^(?:raises|secures|closes) \S+(?: (?:million|billion|in funding|in seed funding))? to ([a-z].*)$/.exec(predicate)
  return (
    readHire(subject, predicate) ?? {
      form: 'sentence',
      subject,
      clause: `${subject} ${predicate}`,
      purpose: purpose?.[1],
      ...readParts(predicate),
    }
  )
}

/** “Acme appoints Maria Lopez as CFO” says who, as what and where: an appointment. */
function readHire(subject: string, predicate: string): Grammar | undefined {
  const [, person = '', role = ''] =
    /^(?:appoints?|names?|hires?|promotes?|elects?|welcomes?) (.+?) (?:as|to) (?:its |the |a |an )?(.+)$/.exec(
      predicate,
    ) ?? []
  return ROLES.test(role) && isName(person) && !/^\[/.test(person)
    ? { form: 'appointment', person, role, owner: subject }
    : undefined
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
    if (!form && isUnknownVerb(word, before, words[index + 1])) return { index, word }
    if (!form || /[,;:)”]$/.test(before)) continue
    const next = words[index + 1]
    if (form.form === 'third' && isVerbHere(form.isNounToo, before, next)) return { index, word: small }
    if (form.form === 'past' && isPastVerb(before, next)) return { index, word: thirdOrPlural(form.base, words, index) }
    if (form.form === 'past' && /^by$/i.test(next ?? '') && isName(before)) return { index, word: `is ${small}` }
    if (form.form === 'base' && next && isPluralSubject(words, index)) return { index, word: small }
  }
  return undefined
}

const LONGEST_NOUN = 5

function hasVerb(words: string[]): boolean {
  const relative = words.findIndex((word) => /^(?:that|which|who|whose|where|to|for)$/i.test(word))
  const main = relative < 0 ? words : words.slice(0, relative)
  return (
    main.length > LONGEST_NOUN &&
    main.slice(1, -1).some((word) => ['third', 'past'].includes(VERB_FORMS.get(word)?.form ?? ''))
  )
}

/** “Paws & Co rescues 1,000 dogs”: between a name and an object, a word like this is a verb. */
function isUnknownVerb(word: string, before: string, next: string | undefined): boolean {
  return (
    /^[a-z]{3,}(?:[^s]s|ed)$/.test(word) &&
    next !== undefined &&
    isName(before) &&
    !/^The$/.test(before) &&
    startsObject(next)
  )
}

function isVerbHere(isNounToo: boolean, before: string, next: string | undefined): boolean {
  if (!isNounToo) return true
  if (next === undefined) return false
  return isName(before) || AGENTS.has(bare(before)) || startsObject(next)
}

/** “Acme raised $5M”, not “a raised floor” and not “Acme acquired by Globex”. */
function isPastVerb(before: string, next: string | undefined): boolean {
  if (!next || /^by$/i.test(next)) return false
  // “Our oat milk won the award”, not “a raised floor”.
  return isName(before) || AGENTS.has(bare(before)) || PLURAL_AGENTS.has(bare(before)) || DETERMINERS.has(bare(next))
}

function thirdOrPlural(base: string, words: string[], index: number): string {
  return isPluralSubject(words, index) ? base : thirdPerson(base)
}

/** “Researchers find”, “Acme and Globex launch”. */
function isPluralSubject(words: string[], index: number): boolean {
  if (PLURAL_AGENTS.has(bare(words[index - 1]))) return true
  // “Researchers at Lund University find”
  if (PLURAL_AGENTS.has(bare(words[0])) && /^(?:at|of|from|in)$/.test(words[1] ?? '')) return true
  const subject = words.slice(0, index)
  const and = subject.findIndex((word) => /^(?:and|&)$/i.test(word))
  return and > 0 && and < index - 1 && subject.every((word, at) => at === and || isName(word))
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
      return grammar.clause
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
