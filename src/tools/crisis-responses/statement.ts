import * as words from '@words/tools/crisis-documents'
import type { CrisisKind, CrisisTable } from '@/schema/tool-tables/crisis'
import { lines, withStop } from '../kit/document/clean-text'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, hasDied, isHurt, readCase } from './crisis-case'
import { has } from './harm-words'

/** What happened, and what people do. */
export type News = {
  /** What can be printed of it, as the visitor wrote it for print, or a blank; behind it, the denial. */
  facts: string[]
  /** Condolences, good wishes, or that no person is hurt. */
  harm: string[]
  /** What people must do first; nothing where there is nothing to do. */
  order: string | undefined
  now: string[]
  /** People have to act, and it is known how, so that what they do stands first. */
  isOrderFirst: boolean
}

/** What the documents say about an event, each sentence once. Every document chooses its own order and words around it. */
export type Statement = News & {
  /** The news for each of the groups that do not hear the same, or for all people affected. */
  groups: readonly (News & Pick<Statement, 'subject' | 'greeting' | 'update'>)[]
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
  /** When people hear more: at a time that is announced, or only if they ask. */
  update: string
}

/** Every sentence about an event: one of the table with its slots filled, one of ours, or what the visitor wrote for print. */
export function makeStatement(answers: Answers, table: CrisisTable): Statement {
  const { kind, texts, claim, isOpen, slots } = readCase(answers, table)
  const { print, second, truth, harm, reach } = answers
  const said = (sentence: string) => fillSentence(print ? unlessSaid(sentence) : sentence, slots)
  // What is denied, and a danger that is only planned, have no rule of the kind.
  const rules = texts === kind ? kind : undefined
  // What is over needs no order, unless it is about a thing that people still have.
  const isOver = truth === 'over' && !rules?.orderStays
  const order = isOver ? undefined : texts.order
  const own = order && said(truth === 'over' ? guarded(order) : order)
  const { orders, isUrgent } = ordersOf(answers, rules, own)
  const isQuiet = reach === 'asked' || reach === 'concerned'
  const isCertain = truth === 'happened' || truth === 'over'
  const apology = isCertain && texts.apology ? [words.apology(texts.apology)] : []
  const factsOf = (typed: string) => withStop(lines(typed).join(' '))
  const blank = claim ? words.trueBlank : truth === 'planned' ? words.plannedBlank : words.factsBlank
  const facts = [print ? factsOf(print) : blank, ...(claim ?? []).map(said)]
  const others = second && !claim ? [factsOf(second)] : []
  const news: News = {
    facts: [...facts, ...others.map(() => words.othersBlank)],
    harm: harmOf(answers, rules, table),
    order: orders[0],
    now: [
      ...orders.slice(1),
      ...[...(isUnhurt(harm) ? [] : texts.ifHarmed), ...(isOver ? [words.stillToDo] : texts.now)].map(said),
    ],
    isOrderFirst: !claim && isUrgent,
  }
  const subject = said(truth === 'over' ? table.neutral.subject : texts.subject)
  const isPersonal = reach === 'concerned' && !kind?.isOfStaff
  const update = isQuiet ? words.moreIfAsked : words.nextUpdate
  const hello = isPersonal ? words.dear : words.hello
  const greeting = isPersonal ? hello : (texts.greeting ?? hello)
  const concerned = { ...news, subject, greeting, update: isPersonal ? words.callMe : update }
  const toOthers = { ...concerned, subject: said(table.neutral.subject), greeting: hello }
  const feeling = [...feelingOf(answers, kind, texts.feeling && said(texts.feeling)), ...apology]
  const doing = truth === 'over' ? words.change : texts.doing && words.doing(texts.doing)
  return {
    ...news,
    // What visitors ask the first group to do, the second one does only to stay safe.
    groups: [
      { ...concerned, facts, now: [isPersonal && !kind?.isAccused && words.concernsYou, ...news.now].filter(isText) },
      ...others.map((text) => ({ ...toOthers, facts: [text], ...forSecond(answers, rules, own) })),
    ],
    mark: truth === 'exercise' ? words.exercise : (text) => text,
    ...{ subject, greeting, feeling, update },
    staffSubject: words.forStaff(subject),
    toStaff: reach === 'concerned' && kind?.isOfStaff ? words.toConcerned : isQuiet ? words.toAsked : words.toStaff,
    feelingToStaff: kind?.isOfStaff ? feeling : [],
    doing: [
      ...(isOpen ? [texts.unknown ?? words.findingOut] : []),
      ...(rules?.isDecision || (truth === 'planned' && !kind?.isOfStaff) ? [words.reason] : []),
      ...(doing && truth !== 'planned' ? [doing] : []),
    ],
    staff: texts.staff.map((rule) => said(isOver && !kind?.isAccused && !kind?.isOfStaff ? guarded(rule) : rule)),
  }
}

/** An order that may have had its time: what it leaves open stands in a blank already. */
const guarded = (order: string) => (order.startsWith('[') ? order : words.ifItHolds(order.replace(/[[\]]/g, '')))

function forSecond(answers: Answers, rules: CrisisKind | undefined, own: string | undefined) {
  const asked = answers.danger === 'yes' ? answers : { ...answers, action: undefined }
  const [order, ...more] = rules?.isSafety ? ordersOf(asked, rules, own?.startsWith('[') ? undefined : own).orders : []
  return { order, now: [...more, words.secondMeans] }
}

/** A blank, for what the visitor’s own text may say already. */
const unlessSaid = (sentence: string) =>
  /^\[(?!If|Unless|Name)/.test(sentence) ? words.unlessSaid(inSentence(sentence.slice(1))) : sentence

const isUnhurt = (harm: string | undefined) => harm === 'none' || harm === 'slight'

/**
 * What people do, in order, and whether it stands before everything else. What keeps them out of danger comes first: what the
 * visitor says does so, then what the kind orders. After a death, the condolences come before all that saves no lives.
 */
function ordersOf(answers: Answers, rules: CrisisKind | undefined, own: string | undefined) {
  const { action, danger } = answers
  const typed = { typed: inSentence(action ?? ''), blank: 'what people should do' }
  const asked = action && withStop(fillSentence(words.please, { action: typed }))
  const isSaid = danger === 'yes' && asked !== undefined
  const isKnown = own !== undefined && rules !== undefined && !own.startsWith('[')
  const stays = isKnown && (rules?.orderStays || danger === 'no')
  const first = [stays && own, isSaid && asked].filter(isText).join(' ')
  const orders = [first, !isSaid && asked, !stays && !asked && own].filter(isText)
  const isUrgent = rules?.isSafety && (isKnown || (rules.actionLeads && asked !== undefined && danger !== 'no'))
  return { orders, isUrgent: isSaid || (isUrgent === true && (rules?.orderStays === true || !hasDied(answers))) }
}

const isText = (text: string | false | undefined): text is string => typeof text === 'string' && text !== ''

/** A phrase with a small first letter, unless its first word is an abbreviation. */
export const inSentence = (phrase: string) => phrase.replace(/^\s*\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A word to the people affected, unless somebody has died. Words of a kind can speak of trouble alone. */
function feelingOf(answers: Answers, kind: CrisisKind | undefined, own: string | undefined): string[] {
  if (hasDied(answers) || answers.harm === 'unlinked' || answers.harm === 'slight') return []
  if (isHurt(answers) && !kind?.isConfidential) return kind?.isSafety ? [words.wentThrough] : []
  return own ? [own] : []
}

/**
 * What is said of those who were harmed; nothing that the visitor’s own text says, or that is private by the kind of event.
 * A death that may have another cause is not spoken of.
 */
function harmOf(answers: Answers, rules: CrisisKind | undefined, { people }: CrisisTable): string[] {
  const { harm, print = '' } = answers
  if (harm === 'unlinked') return []
  const condolences = hasDied(answers) ? [words.condolence, words.familyTold] : []
  const isSilent = rules?.isConfidential || has(print, people.recovered)
  if (isHurt(answers)) return isSilent ? condolences : [...condolences, words.recovery]
  if (harm === 'slight') return isSilent || has(print, people.bodies) ? [] : [words.slightlyHurt]
  if (condolences.length > 0 || !rules?.saysUnhurt || harm === undefined || has(print, people.bodies))
    return condolences
  return [harm === 'none' ? words.unhurt : words.unknownHarm]
}
