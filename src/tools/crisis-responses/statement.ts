import * as words from '@words/tools/crisis-documents'
import type { CrisisKind, CrisisTable } from '@/schema/tool-tables/crisis'
import { lines, withStop } from '../kit/document/clean-text'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, hasDied, isHurt, readCase } from './crisis-case'

/** What the documents say about an event, each sentence once. Every document chooses its own order and words around it. */
export type Statement = {
  subject: string
  staffSubject: string
  greeting: string
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
  const { action, print, truth, harm, reach } = answers
  const isDecision = !claim && (kind?.isDecision ?? false)
  const asked =
    action &&
    withStop(fillSentence(words.please, { action: { typed: inSentence(action), blank: 'what people should do' } }))
  const stays = !claim && kind?.orderStays
  const order = stays ? texts.order && said(texts.order) : (asked ?? (texts.order && said(texts.order)))
  const isQuiet = reach === 'asked' || reach === 'concerned'
  const lead = lines(print ?? '').join(' ')
  return {
    subject: said(texts.subject),
    staffSubject: words.forStaff(said(texts.subject)),
    greeting: texts.greeting ?? words.hello,
    facts: [lead ? withStop(lead) : claim ? words.trueBlank : words.factsBlank, ...(claim ?? []).map(said)],
    harm: harmOf(answers, kind?.saysUnhurt ?? false, claim !== undefined),
    order,
    now: [...(stays && asked ? [asked] : []), ...(harm === 'none' ? [] : texts.ifHarmed), ...texts.now].map((line) =>
      line === asked ? line : said(line),
    ),
    isOrderFirst: !claim && isUrgent(kind) && !hasDied(answers),
    feeling: [
      ...(texts.feeling && !hasDied(answers) ? [said(texts.feeling)] : []),
      ...(truth === 'happened' && !kind?.isLieOfOthers ? [words.apology(texts.apology ?? words.sorry)] : []),
    ],
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

/** Whether people have to act to stay safe, as the kind's own order says. */
const isUrgent = (kind: CrisisKind | undefined) =>
  kind?.isSafety === true && kind.order !== undefined && !kind.order.startsWith('[')

/** A phrase with a small first letter, unless its first word is an abbreviation. */
export const inSentence = (phrase: string) => phrase.replace(/^\s*\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

function harmOf(answers: Answers, saysUnhurt: boolean, isDenied: boolean): string[] {
  if (hasDied(answers) || isHurt(answers))
    return [
      ...(hasDied(answers) ? [words.condolence, words.familyTold] : []),
      ...(isHurt(answers) ? [words.recovery] : []),
    ]
  if (!saysUnhurt || isDenied || answers.harm === undefined) return []
  return [answers.harm === 'none' ? words.unhurt : words.unknownHarm]
}
