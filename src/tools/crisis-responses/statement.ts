import * as words from '@words/tools/crisis-documents'
import type { CrisisKind, CrisisTable } from '@/schema/tool-tables/crisis'
import { lines, withStop } from '../kit/document/clean-text'
import { fillSentence } from '../kit/document/sentence'
import { type Answers, readCase } from './crisis-case'

/** What the documents say about an event, each sentence once. Every document chooses its own order and words around it. */
export type Statement = {
  /** What it is about, as the visitor calls it. */
  thing: string
  people: string
  subject: string
  /** The visitor's own text behind a line that leads up to it; or the denial in its place. */
  facts: string[]
  /** Condolences, good wishes, or that no person is hurt. */
  harm: string[]
  now: string[]
  /** People have to act to stay safe, or a visitor says what they should do: it stands first. */
  isSafety: boolean
  isDenied: boolean
  /** It was decided by the organization, which gives its reasons. */
  isDecision: boolean
  feeling: string
  /** Nothing beside a denial. */
  unknown: string[]
  doing: string[]
  promise: string
  staff: string[]
  brief: { now: string; doing: string }
}

/**
 * Every sentence about an event: one of the table with its slots filled, one of ours, or the visitor's own text as a whole.
 * @param isChecked whether the visitor has checked the own text, which is marked until then
 */
export function makeStatement(answers: Answers, table: CrisisTable, isChecked: boolean): Statement {
  const { kind, texts, claim, slots } = readCase(answers, table)
  const said = (sentence: string) => fillSentence(sentence, slots)
  const { action, scenario, truth } = answers
  const asked = texts.now.map(said)
  const isDecision = !claim && (kind?.isDecision ?? false)
  const leadIn = words.leadIn[leadInFor(answers, kind)]
  return {
    thing: said('{thing}'),
    people: said(texts.people),
    subject: said(texts.subject),
    facts: claim
      ? [claim.map(said).join(' ')]
      : [isChecked ? leadIn : `${leadIn} ${words.YOUR_WORDS}`, ...lines(scenario)],
    harm: claim ? [] : harmOf(answers, kind?.saysUnhurt ?? false),
    // An answer takes the place of the lines that do nothing but ask for it.
    now: action
      ? [
          withStop(fillSentence(words.please, { action: { typed: action, blank: 'what people should do' } })),
          ...asked.filter((line) => !isBlank(line)),
        ]
      : asked,
    isSafety: !claim && (kind?.isSafety || action !== undefined),
    isDenied: claim !== undefined,
    feeling: [...(truth === 'happened' && texts.apology ? [texts.apology] : []), texts.feeling].map(said).join(' '),
    unknown: texts.unknown === undefined ? [] : [(isDecision ? words.undecided : words.unknown)(texts.unknown)],
    isDecision,
    doing: texts.doing.map(said),
    promise: said(texts.promise),
    staff: texts.staff.map(said),
    brief: texts.brief,
  }
}

function leadInFor({ truth }: Answers, kind: CrisisKind | undefined): keyof typeof words.leadIn {
  if (kind?.isLieOfOthers) return 'happened'
  return kind?.isDecision && truth === 'happened' ? 'decided' : (truth ?? 'open')
}

const isBlank = (line: string) => /^\[[^[\]]*\]$/.test(line)

function harmOf({ harm }: Answers, saysUnhurt: boolean): string[] {
  if (harm === 'died') return [words.condolence, words.familyTold]
  if (harm === 'hurt') return [words.recovery]
  if (!saysUnhurt || harm === undefined) return []
  return [harm === 'none' ? words.unhurt : words.unknownHarm]
}
