import * as words from '@words/tools/crisis-documents'
import type { CrisisKind, CrisisTable } from '@/schema/tool-tables/crisis'
import { lines, withStop } from '../kit/document/clean-text'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, hasDied, isHurt, readCase } from './crisis-case'
import { saysRecovered, speaksOfBodies } from './harm-words'

/** What the documents say about an event, each sentence once. Every document chooses its own order and words around it. */
export type Statement = {
  subject: string
  staffSubject: string
  greeting: string
  /** How the message to staff greets them. */
  toStaff: string
  /** What can be printed of it, as the visitor wrote it for print, or a blank; behind it, the denial. */
  facts: string[]
  /** Condolences, good wishes, or that no person is hurt. */
  harm: string[]
  /** What people must do first; nothing where there is nothing to do. */
  order: string | undefined
  now: string[]
  /** People have to act, and it is known how, so that what they do stands first. */
  isOrderFirst: boolean
  /** A word to the people affected, and an apology to take over. */
  feeling: string[]
  /** What is not known, and what is being done; the reasons of a decision. */
  doing: string[]
  staff: string[]
  /** When people hear more: at a time that is announced, or only if they ask. */
  update: string
  /** The same for a quotation. */
  updateInBrief: string
}

/** Every sentence about an event: one of the table with its slots filled, one of ours, or what the visitor wrote for print. */
export function makeStatement(answers: Answers, table: CrisisTable): Statement {
  const { kind, texts, claim, slots } = readCase(answers, table)
  const said = (sentence: string) => fillSentence(sentence, slots)
  const { action, print, truth, reach } = answers
  const isDecision = !claim && (kind?.isDecision ?? false)
  const asked =
    action &&
    withStop(fillSentence(words.please, { action: { typed: inSentence(action), blank: 'what people should do' } }))
  const own = texts.order && said(texts.order)
  const orders = ordersOf(answers, kind, claim !== undefined, own, asked)
  const isOurs = truth === 'happened' && !kind?.isLieOfOthers && (texts.apology !== undefined || !kind?.isConfidential)
  const apology = isOurs ? [words.apology(texts.apology ?? words.sorry)] : []
  const isQuiet = reach === 'asked' || reach === 'concerned'
  const lead = lines(print ?? '').join(' ')
  return {
    subject: said(texts.subject),
    staffSubject: words.forStaff(said(texts.subject)),
    greeting: texts.greeting ?? words.hello,
    toStaff: toStaffFor(answers, kind),
    facts: [lead ? withStop(lead) : claim ? words.trueBlank : words.factsBlank, ...(claim ?? []).map(said)],
    harm: harmOf(answers, kind, claim !== undefined),
    order: orders.first,
    now: [...orders.then, ...[...(answers.harm === 'none' ? [] : texts.ifHarmed), ...texts.now].map(said)],
    isOrderFirst: orders.isUrgent,
    feeling: [...feelingOf(answers, kind, texts.feeling && said(texts.feeling), claim !== undefined), ...apology],
    doing: [
      ...(truth === 'unknown' && !claim ? [texts.unknown ?? words.findingOut] : []),
      ...(isDecision ? [words.reason] : []),
      ...(texts.doing ? [words.doing(texts.doing)] : []),
    ],
    staff: texts.staff.map(said),
    update: isQuiet ? words.moreIfAsked : words.nextUpdate,
    updateInBrief: isQuiet ? words.moreIfAsked : words.nextUpdateBrief,
  }
}

/**
 * What people do first and then, and whether it stands before everything else. What keeps them out of danger comes first: what
 * the visitor says does so, then what the kind orders. After a death, the condolences come before all that saves no lives.
 */
function ordersOf(
  answers: Answers,
  kind: CrisisKind | undefined,
  isDenied: boolean,
  own: string | undefined,
  asked: string | undefined,
): { first: string | undefined; then: string[]; isUrgent: boolean } {
  const { danger } = answers
  const isOwnKnown = own !== undefined && !own.startsWith('[')
  const stays = !isDenied && isOwnKnown && (kind?.orderStays || danger === 'no')
  const isSaid = asked !== undefined && danger === 'yes'
  const [first, ...then] = [isSaid ? asked : undefined, stays ? own : undefined, isSaid ? undefined : asked].filter(
    (order) => order !== undefined,
  )
  const isKinds = kind?.isSafety && (isOwnKnown || (kind.actionLeads && asked !== undefined && danger !== 'no'))
  return {
    first: first ?? own,
    then,
    isUrgent: !isDenied && (isSaid || (isKinds === true && (kind.orderStays || !hasDied(answers)))),
  }
}

function toStaffFor({ reach }: Answers, kind: CrisisKind | undefined): string {
  if (reach === 'concerned' && kind?.isOfStaff) return words.toThoseConcerned
  return reach === 'asked' || reach === 'concerned' ? words.toThoseAsked : words.toStaff
}

/** A phrase with a small first letter, unless its first word is an abbreviation. */
export const inSentence = (phrase: string) => phrase.replace(/^\s*\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A word to the people affected: after a death the condolences are enough. */
function feelingOf(
  answers: Answers,
  kind: CrisisKind | undefined,
  own: string | undefined,
  isDenied: boolean,
): string[] {
  if (hasDied(answers)) return []
  if (isHurt(answers) && !isDenied && !kind?.isConfidential) return [words.wentThrough]
  return own ? [own] : []
}

/** What is said of those who were harmed; nothing that the visitor’s own text says, or that is private by the kind of event. */
function harmOf(answers: Answers, kind: CrisisKind | undefined, isDenied: boolean): string[] {
  const { harm, print = '' } = answers
  const condolences = hasDied(answers) ? [words.condolence, words.familyTold] : []
  if (isHurt(answers))
    return [...condolences, ...(saysRecovered(print) || kind?.isConfidential ? [] : [words.recovery])]
  if (hasDied(answers) || !kind?.saysUnhurt || isDenied || harm === undefined || speaksOfBodies(print))
    return condolences
  return [harm === 'none' ? words.unhurt : words.unknownHarm]
}
