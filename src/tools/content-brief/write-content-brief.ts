import { asTyped } from '@words/tools/kit-briefs'
import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { formatLines, sourceNote } from '../kit/brief/format-lines'
import { type Plan, planFor } from '../kit/brief/planner'
import { type Chosen, chosenIn, entryOf, isQuick } from '../kit/brief/questions'
import * as rules from '../kit/brief/rules'
import { notBefore, startOf, timeline } from '../kit/brief/timeline'
import { lines, oneLine, withStop } from '../kit/document/clean-text'
import { advice, type Item, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import type { Values } from '../kit/form/fields'
import { tool } from './tool'

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

/** Everything that was typed, for what it sounds like. */
export const typedIn = (input: ContentBriefInput): string =>
  [input.brandName, input.description, input.audience, input.point ?? '', input.action ?? ''].join('\n')

export function readContentBrief(input: ContentBriefInput, table: BriefTable, today: CalendarDay): ReadContentBrief {
  const { goals, formats, tones, reviewed } = table
  const format = needed(formats, input.contentType)
  const goal = needed(goals, input.objective)
  const chosen = chosenIn(table, input, typedIn(input), goal)
  return {
    ...{ input, goal, format },
    chosen,
    tone: needed(tones, input.brandTone),
    reviewed,
    plan: planFor({ pieces: 1, draftWeeks: format.draftWeeks, today, day: input.day, isQuick: isQuick(chosen) }),
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
 * don'ts. A post gets about fifteen lines of them.
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
  { label: 'What it says', text: rules.pointIn(input.point, chosen) },
  { label: 'For whom', text: '[who should see it, and what they care about]' },
]

/** The longer texts of the visitor, for the visitor alone. */
const typed = ({ input }: ReadContentBrief) =>
  (['description', 'audience'] as const).map((name) =>
    advice(asTyped(tool.fields[name].label, lines(input[name]).join(' / '))),
  )

/** When it is out, where the hour matters. */
const startIn = ({ input: { day, hour } }: ReadContentBrief) => ({ firstDay: hour ? day : undefined, hour })

const beforeSending = (brief: ReadContentBrief): Item[] =>
  rules.beforeSending(brief.chosen, startOf({ firstDay: brief.input.day, hour: brief.input.hour }))

const callToAction = ({ input, goal, chosen }: ReadContentBrief) => rules.callToAction(input.action, goal, chosen)

const nameOf = ({ input, chosen }: ReadContentBrief) => `The name: ${rules.nameIn(input.brandName, chosen)}`

/** What it is made for, by who publishes it. */
function terms({ publisher }: Chosen): string {
  if (publisher === 'ours') return 'Our own piece: no fee, and no agreement.'
  return publisher === 'unpaid'
    ? 'No fee. What we may use is agreed: [where and how long].'
    : 'Fee, usage rights and exclusivity are in the agreement that both sides sign.'
}

/** Approved lines leave no room for jokes and moods. */
const toneRules = ({ chosen, tone }: ReadContentBrief) => (chosen.isWordForWord ? [] : tone.rules)
const dos = ({ goal, tone, format, chosen }: ReadContentBrief, which: 'do' | 'dont') => [
  goal[which],
  ...(chosen.isWordForWord ? [] : [tone[which]]),
  format[which],
]

function writeFull(brief: ReadContentBrief): TextDocument['sections'] {
  const { chosen, goal, format, tone, plan, reviewed } = brief
  return [
    section('overview', 'Overview', [
      paragraph(rules.standing(chosen)),
      list([...beforeSending(brief), ...about(brief), rules.CONTACT]),
      ...typed(brief),
    ]),
    section('objectives', 'Objectives', [
      list([
        { label: goal.label, text: `people who see it ${withStop(goal.response)}` },
        { label: 'Measured by', text: withStop(goal.measure) },
        { label: 'Target', text: withStop(goal.target) },
      ]),
    ]),
    section('deliverables', 'Deliverables', [list(format.delivers.map(withStop)), paragraph(terms(chosen))]),
    section('guidelines', 'Content guidelines', [
      list([
        {
          label: `Must be in it, never more than ${rules.MOST_MENTIONS} points`,
          items: [nameOf(brief), 'What it says, as above, with each price, day and place.', callToAction(brief)],
        },
        ...rules.careful(chosen),
        rules.wording(chosen),
        { label: `Tone, ${tone.label}`, text: withStop(tone.sounds), items: toneRules(brief) },
      ]),
    ]),
    section('technical', 'Technical requirements', [list(formatLines(format, chosen.publisher)), sourceNote(format)]),
    section('timeline', 'Timeline', [
      paragraph(plan.intro),
      timeline({ plan, pieces: 1, draft: format.draft, publisher: chosen.publisher, start: startIn(brief) }),
    ]),
    section('dos-and-donts', 'Dos and don’ts', [
      list([
        ...dos(brief, 'do'),
        ...dos(brief, 'dont'),
        'Don’t state prices, dates or results that are not in this brief.',
        { label: 'Please avoid', text: `${rules.AVOID}.` },
        rules.disclosure(chosen, reviewed),
        ...rules.honesty(chosen),
      ]),
    ]),
  ]
}

/** A line or two of each section. */
function writeShort(brief: ReadContentBrief): TextDocument['sections'] {
  const { chosen, goal, format, tone, reviewed } = brief
  return [
    section('overview', 'Overview', [list([...beforeSending(brief), ...about(brief), rules.CONTACT]), ...typed(brief)]),
    section('objectives', 'Objectives', [list([{ label: goal.label, text: withStop(goal.target) }])]),
    section('deliverables', 'Deliverables', [
      paragraph(`${withStop(format.delivers[0] ?? format.label)} ${rules.standing(chosen)}`),
    ]),
    section('guidelines', 'Content guidelines', [
      list([
        nameOf(brief),
        callToAction(brief),
        { label: `Tone, ${tone.label}`, text: withStop(tone.sounds) },
        { label: 'Rules', text: rules.carefulInShort(chosen).join(' ') },
        rules.wording(chosen),
      ]),
    ]),
    section('technical', 'Technical requirements', [
      paragraph(`Shape: ${format.shape}; length: ${withStop(format.length)}`),
      sourceNote(format),
    ]),
    section('timeline', 'Timeline', [paragraph(datesInShort(brief).join(' '))]),
    section('dos-and-donts', 'Dos and don’ts', [
      list([
        format.do,
        format.dont,
        'Don’t state prices, dates or results that are not in this brief.',
        { label: 'Please avoid', text: `${rules.AVOID}.` },
        rules.disclosure(chosen, reviewed),
      ]),
    ]),
  ]
}

function datesInShort(brief: ReadContentBrief): string[] {
  const { plan } = brief
  return [
    plan.intro,
    ...(plan.isInThree ? [] : [`Idea: ${plan.idea}.`]),
    `Draft: ${plan.drafts}.`,
    `Changes and approval: ${plan.changes}.`,
    `Publication: ${plan.publication}${notBefore(startIn(brief))}.`,
  ]
}
