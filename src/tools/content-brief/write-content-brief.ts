import { asTyped } from '@words/tools/kit-briefs'
import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { formatLines, sourceNote } from '../kit/brief/format-lines'
import { type Plan, planFor } from '../kit/brief/planner'
import { type Chosen, chosenIn, entryOf } from '../kit/brief/questions'
import * as rules from '../kit/brief/rules'
import { inSentence, timeline } from '../kit/brief/timeline'
import { oneLine, withStop } from '../kit/document/clean-text'
import { advice, type Item, list, paragraph, section, steps, type TextDocument } from '../kit/document/text-document'
import type { Values } from '../kit/form/fields'
import type { tool } from './tool'

export type ContentBriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadContentBrief = {
  input: ContentBriefInput
  chosen: Chosen
  goal: BriefTable['goals'][number]
  format: BriefTable['formats'][number]
  tone: BriefTable['tones'][number]
  reviewed: string
  plan: Plan
}

export function readContentBrief(input: ContentBriefInput, table: BriefTable, today: CalendarDay): ReadContentBrief {
  const { goals, formats, tones, reviewed } = table
  const format = needed(formats, input.contentType)
  return {
    input,
    chosen: chosenIn(table, input),
    goal: needed(goals, input.objective),
    format,
    tone: needed(tones, input.brandTone),
    reviewed,
    plan: planFor({ pieces: 1, draftWeeks: format.draftWeeks, today, day: input.day }),
  }
}

/** @throws for a choice that the form does not have */
function needed<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entryOf(entries, id)
  if (!entry) throw new Error(`The table of briefs has no ${id}.`)
  return entry
}

/**
 * The content brief: overview, objectives, deliverables, content guidelines, technical requirements, timeline, dos and
 * don'ts. A post gets about twelve lines of them.
 */
export const writeContentBrief = (brief: ReadContentBrief): TextDocument => ({
  title: titleOf(brief),
  sections: brief.format.isShort ? writeShort(brief) : writeFull(brief),
})

/** Nothing of what is not public yet. */
const titleOf = ({ input, format }: ReadContentBrief): string =>
  input.gate === 'confidential'
    ? `Content brief, ${format.label}`
    : `${oneLine(input.brandName)}: content brief, ${format.label}`

const about = ({ input, chosen }: ReadContentBrief): Item[] => [
  { label: 'What it is about', text: rules.quoted(input.description, chosen) },
  { label: 'For whom', text: oneLine(input.audience) },
]

const callToAction = ({ input, goal }: ReadContentBrief): string =>
  `Call to action: ${input.action === undefined ? withStop(goal.action) : oneLine(input.action)}`

const nameOf = ({ input }: ReadContentBrief) => `The name: ${oneLine(input.brandName)}`

const FEE = 'Fee, usage rights and exclusivity are in the agreement that both sides sign.'

function writeFull(brief: ReadContentBrief): TextDocument['sections'] {
  const { chosen, goal, format, tone, plan, reviewed } = brief
  return [
    section('overview', 'Overview', [
      paragraph(rules.PROPOSED),
      list([
        ...rules.beforeSending(chosen),
        { label: 'This piece is to', text: withStop(goal.aim) },
        ...about(brief),
        rules.CONTACT,
      ]),
      advice(asTyped),
    ]),
    section('objectives', 'Objectives', [
      list([
        { label: 'Objective', text: withStop(goal.label) },
        { label: 'It worked when', text: `people who see it ${withStop(goal.response)}` },
        { label: 'Measured by', text: withStop(goal.measure) },
        { label: 'Target', text: withStop(goal.target) },
      ]),
    ]),
    section('deliverables', 'Deliverables', [list(format.delivers.map(withStop)), paragraph(FEE)]),
    section('guidelines', 'Content guidelines', [
      list([
        {
          label: `Must be in it, never more than ${rules.MOST_MENTIONS} points`,
          items: [nameOf(brief), 'What it is about, in your own words.', callToAction(brief), 'That it is an ad.'],
        },
        ...rules.careful(chosen),
        rules.UP_TO_YOU,
        { label: `Tone, ${tone.label}`, text: withStop(tone.sounds), items: tone.rules },
      ]),
      paragraph('An order that works, if you have none of your own:'),
      steps(format.order),
    ]),
    section('technical', 'Technical requirements', [list(formatLines(format)), sourceNote(format)]),
    section('timeline', 'Timeline', [
      paragraph(plan.intro),
      timeline(plan, { pieces: 1 }, { draft: format.draft, publish: goal.publish }),
    ]),
    section('dos-and-donts', 'Dos and don’ts', [
      list([
        { label: 'Do', items: [goal.do, tone.do, format.do] },
        {
          label: 'Don’t',
          items: [
            goal.dont,
            tone.dont,
            format.dont,
            'Don’t state prices, dates or results that are not in this brief.',
          ],
        },
        { label: 'Please avoid', text: `${rules.AVOID}.` },
        rules.disclosure(chosen, reviewed),
        rules.HONEST_OPINION,
      ]),
    ]),
  ]
}

/** A line or two of each section. */
function writeShort(brief: ReadContentBrief): TextDocument['sections'] {
  const { chosen, goal, format, tone, plan, reviewed } = brief
  const dates = [
    `Idea: ${inSentence(plan.idea)}.`,
    `Draft: ${inSentence(plan.drafts)}.`,
    `Changes: ${inSentence(plan.changes)}.`,
    `Publication: ${inSentence(plan.publication)}.`,
  ]
  return [
    section('overview', 'Overview', [
      list([...rules.beforeSending(chosen), ...about(brief), rules.CONTACT]),
      advice(asTyped),
    ]),
    section('objectives', 'Objectives', [list([{ label: goal.label, text: withStop(goal.target) }])]),
    section('deliverables', 'Deliverables', [
      paragraph(`${withStop(format.delivers[0] ?? format.label)} ${rules.PROPOSED}`),
    ]),
    section('guidelines', 'Content guidelines', [
      list([
        nameOf(brief),
        callToAction(brief),
        { label: `Tone, ${tone.label}`, text: withStop(tone.sounds) },
        { label: 'Rules', text: rules.carefulInShort(chosen).join(' ') },
      ]),
    ]),
    section('technical', 'Technical requirements', [
      paragraph(`Shape: ${format.shape}; length: ${withStop(format.length)}`),
      sourceNote(format),
    ]),
    section('timeline', 'Timeline', [paragraph(`${plan.intro} ${dates.join(' ')}`)]),
    section('dos-and-donts', 'Dos and don’ts', [list([format.do, format.dont, rules.disclosure(chosen, reviewed)])]),
  ]
}
