import * as words from '@words/tools/crisis-documents'
import type { CrisisKind, CrisisTable } from '@/schema/tool-tables/crisis'
import { lines, withStop } from '../kit/document/clean-text'
import { fillSentence, type Slots } from '../kit/document/sentence'
import { type Answers, hasDied, isHurt, readCase } from './crisis-case'
import { has } from './harm-words'

type Text = string | undefined

/** What happened, and what people do. */
export type News = {
  /** What can be printed of it, as the visitor wrote it for print, or a blank; behind it, the denial. */
  facts: string[]
  /** Condolences, good wishes, or that no person is hurt. */
  harm: string[]
  /** What the kind of event orders, where it keeps people safe: it names the danger itself, and stands before everything else. */
  first: string[]
  /** What visitors say that keeps people safe. It may speak of “it” or “her”, so it stands right after what happened. */
  next: string[]
  /** What else people do and need to know. */
  now: string[]
}

/** What the documents say about an event, each sentence once. Every document chooses its own order and words around it. */
export type Statement = News & {
  /** The news for each of the groups that do not hear the same, or for all people affected. */
  groups: readonly (News & Pick<Statement, 'greeting'>)[]
  /** Marks each text of an exercise, so that none is taken for a real one alone. */
  mark: (text: string) => string
  subject: string
  staffSubject: string
  greeting: string
  toStaff: string
  /** A word to the people affected, and an apology to take over. */
  feeling: string[]
  /** The same for staff, where the people affected are staff. */
  feelingToStaff: string[]
  /** What is not known, and what is being done; the reasons of a decision. */
  doing: string[]
  staff: string[]
}

/** Every sentence about an event: one of the table with its slots filled, one of ours, or what the visitor wrote for print. */
export function makeStatement(answers: Answers, table: CrisisTable): Statement {
  const { kind, texts, claim, isOpen, ...event } = readCase(answers, table)
  const { print, second, action, truth, harm, reach } = answers
  const slots = { ...event.slots, action: { typed: inSentence(action ?? ''), blank: 'what people should do' } }
  const said = (sentence: string) => fillSentence(print ? unlessSaid(sentence) : sentence, slots)
  // What is denied, and a danger that is only planned, have no rule of the kind.
  const rules = texts === kind ? kind : undefined
  // What is over needs no order, unless people can still be harmed.
  const isOver = truth === 'over' && !rules?.isLasting
  const order = isOver ? undefined : texts.order
  const guarded = order && open(order, words.ifItHolds, slots)
  const please = action ? [withStop(said(words.please))] : []
  const { first, next, asked, own } = ordersOf(answers, rules, please, order && said(order), guarded)
  const isQuiet = reach === 'asked' || reach === 'concerned'
  const isCertain = truth === 'happened' || truth === 'over' || (truth === 'planned' && rules?.isDecision)
  const apology = isCertain && texts.apology ? [words.apology(texts.apology)] : []
  const factsOf = (typed: string) => withStop(lines(typed).join(' '))
  const blank = claim ? words.trueBlank : truth === 'planned' ? words.plannedBlank : words.factsBlank
  const facts = [print ? factsOf(print) : blank, ...(claim ?? []).map(said)]
  const others = second && !claim ? [factsOf(second)] : []
  const toKnow = [
    ...(harm === 'none' || harm === 'slight' ? [] : texts.ifHarmed),
    ...(isOver ? [words.stillToDo] : texts.now),
  ]
  const news: News = {
    facts: [...facts, ...others.map(() => words.othersBlank)],
    harm: harmOf(answers, rules, table),
    ...{ first, next },
    now: [...asked, ...own, ...toKnow.map(said)],
  }
  const subject = said(truth === 'over' ? table.neutral.subject : texts.subject)
  const isPersonal = reach === 'concerned' && !kind?.isOfStaff
  const toYou = isPersonal || (reach === 'first' && !kind?.isOfStaff) ? [words.concernsYou] : []
  const hello = isPersonal ? words.dear : words.hello
  const greeting = isPersonal ? hello : (texts.greeting ?? hello)
  const word = texts.feeling ? said(texts.feeling) : apology.length > 0 || claim ? undefined : words.wordForThem
  const feeling = [...feelingOf(answers, kind, word), ...apology]
  // Blanks of the first group are none of the second one, which has its own.
  const toFirst = [...(action ? [words.please] : []), ...(order ? [order] : []), ...toKnow]
  const readers = kind?.readers ?? words.staff
  const hasRules = !isOver || kind?.isAccused || kind?.isOfStaff
  const doing = truth === 'over' ? words.change : texts.doing && words.doing(texts.doing)
  return {
    ...news,
    // Both groups hear the news. What the first one has to do may be wrong for the second, in danger above all.
    groups: [
      { ...news, greeting, facts: [...facts, ...toYou] },
      ...others.map((text) => ({
        ...{ ...news, greeting: hello, facts: [...facts, text], first: [], next: [] },
        now: [...toFirst.filter(isFixed).map((one) => open(one, words.ifForYou, slots)), words.secondMeans],
      })),
    ],
    mark: truth === 'exercise' ? words.exercise : (text) => text,
    ...{ subject, greeting, feeling },
    staffSubject: words.forReaders(readers, subject),
    toStaff:
      reach === 'concerned' && kind?.isOfStaff ? words.toConcerned : isQuiet ? words.toAsked : words.toReaders(readers),
    feelingToStaff: kind?.isOfStaff ? feeling : [],
    doing: [
      ...(isOpen ? [texts.unknown ?? words.findingOut] : []),
      ...(rules?.isDecision || (truth === 'planned' && !kind?.isOfStaff) ? [words.reason] : []),
      ...(doing && truth !== 'planned' ? [doing] : []),
    ],
    staff: (hasRules ? texts.staff : [...table.neutral.staff, words.stillForStaff]).map(said),
  }
}

/** A sentence that may not hold, as a blank to take over: what it leaves open stands in a blank already. */
function open(sentence: string, frame: (sentence: string) => string, slots: Slots): string {
  const filled = Object.entries(slots).map(([name, { typed, blank }]) => [name, { typed: typed || blank, blank }])
  return frame(withStop(fillSentence(inSentence(sentence.replace(/[[\]]/g, '')), Object.fromEntries(filled))))
}

const isFixed = (sentence: string) => !sentence.startsWith('[')

/** A blank, for what the visitor’s own text may say already. */
const unlessSaid = (sentence: string) =>
  /^\[(?!If|Unless|Name)/.test(sentence) ? words.unlessSaid(inSentence(sentence.slice(1))) : sentence

/**
 * What people do. What keeps them out of danger comes first: what the kind orders, then what the visitor says does so. An order
 * of the kind is never lost: beside another one, it is a blank to take over. After a death, the condolences come before all that
 * saves no lives.
 */
function ordersOf(answers: Answers, rules: CrisisKind | undefined, please: string[], order: Text, guarded: Text) {
  const { action, danger, truth } = answers
  const isKnown = order !== undefined && isFixed(order)
  const isReplaced = action !== undefined && !rules?.orderStays && danger !== 'no'
  const stays = isKnown && !isReplaced && truth !== 'over'
  const own = [isKnown && !stays ? guarded : isKnown || !action ? order : undefined].filter((one) => one !== undefined)
  const isUrgent = rules?.isSafety && (rules.orderStays || !hasDied(answers))
  const isFirst = isUrgent && stays
  const leads = rules?.actionLeads || (isKnown && isReplaced && truth !== 'over')
  const isNext = danger === 'yes' || (isUrgent && danger !== 'no' && leads)
  return { first: isFirst ? own : [], next: isNext ? please : [], asked: isNext ? [] : please, own: isFirst ? [] : own }
}

/** A phrase with a small first letter, unless its first word is an abbreviation. */
export const inSentence = (phrase: string) => phrase.replace(/^\s*\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A word to the people affected, unless somebody has died. Words of a kind can speak of trouble alone. */
function feelingOf(answers: Answers, kind: CrisisKind | undefined, own: Text): string[] {
  if (hasDied(answers) || answers.harm === 'unlinked' || answers.harm === 'slight') return []
  if (isHurt(answers) && !kind?.isConfidential) return kind?.isSafety ? [words.wentThrough] : []
  return own ? [own] : []
}

/**
 * What is said of those who were harmed; nothing that the visitor’s own text says, or that is private by the kind of event.
 * A death that may have another cause is spoken of only where the visitor’s own text does.
 */
function harmOf(answers: Answers, rules: CrisisKind | undefined, { people }: CrisisTable): string[] {
  const { harm, print = '' } = answers
  if (harm === 'unlinked' && !has(print, people.died)) return []
  const condolences = hasDied(answers) || harm === 'unlinked' ? [words.condolence, words.familyTold] : []
  const isSilent = rules?.isConfidential || has(print, people.recovered)
  if (isHurt(answers)) return isSilent ? condolences : [...condolences, words.recovery]
  if (harm === 'slight') return isSilent || has(print, people.bodies) ? [] : [words.slightlyHurt]
  if (condolences.length > 0 || !rules?.saysUnhurt || harm === undefined || has(print, people.bodies))
    return condolences
  return [harm === 'none' ? words.unhurt : words.unknownHarm]
}
