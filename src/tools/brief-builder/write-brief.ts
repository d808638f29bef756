import { asTyped } from '@words/tools/kit-briefs'
import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { formatLines, sourceNote } from '../kit/brief/format-lines'
import { type Plan, planFor, type Work } from '../kit/brief/planner'
import { type Chosen, chosenIn, entryOf } from '../kit/brief/questions'
import * as rules from '../kit/brief/rules'
import { timeline } from '../kit/brief/timeline'
import { lines, oneLine, withStop } from '../kit/document/clean-text'
import {
  advice,
  type Block,
  type Item,
  list,
  paragraph,
  section,
  type TextDocument,
} from '../kit/document/text-document'
import type { Values } from '../kit/form/fields'
import type { tool } from './tool'

export type BriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadBrief = {
  input: BriefInput
  chosen: Chosen
  goal: BriefTable['goals'][number] | undefined
  format: BriefTable['formats'][number] | undefined
  rights: BriefTable['rights'][number] | undefined
  reviewed: string
  work: Work
  plan: Plan
}

export function readBrief(input: BriefInput, table: BriefTable, today: CalendarDay): ReadBrief {
  const format = entryOf(table.formats, input.format)
  const work = { pieces: input.pieces, draftWeeks: format?.draftWeeks ?? 1, today, day: input.day }
  return {
    input,
    chosen: chosenIn(table, input),
    goal: entryOf(table.goals, input.goal),
    format,
    rights: entryOf(table.rights, input.rights),
    reviewed: table.reviewed,
    work,
    plan: planFor(work),
  }
}

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(brief: ReadBrief): TextDocument {
  const { input, chosen, plan, work, format, goal } = brief
  return {
    title: titleOf(input, 'brief for creators'),
    sections: [
      section('overview', 'Overview', writeOverview(brief)),
      section('objectives', 'Objectives', writeObjectives(brief)),
      section('deliverables', 'Deliverables', writeDeliverables(brief)),
      section('timeline', 'Timeline', [
        paragraph(plan.intro),
        timeline(plan, work, { draft: format?.draft ?? 'draft', publish: goal?.publish }),
      ]),
      section('guidelines', 'Guidelines', [
        list([
          rules.disclosure(chosen, brief.reviewed),
          ...mentions(brief),
          rules.UP_TO_YOU,
          rules.HONEST_OPINION,
          { label: 'Please avoid', text: `${rules.AVOID}.` },
          ...rules.careful(chosen),
          ...(goal ? [goal.do, goal.dont] : []),
        ]),
      ]),
      section('compensation', 'Compensation', writeCompensation(brief)),
    ],
  }
}

/** The name, where the visitor gave one; never the other texts, and nothing of what is not public yet. */
export const titleOf = ({ name, gate }: Pick<BriefInput, 'name' | 'gate'>, what: string): string =>
  name === undefined || gate === 'confidential'
    ? what.charAt(0).toUpperCase() + what.slice(1)
    : `${oneLine(name)}: ${what}`

/** What people should know, a link and a person: open in every brief. */
export const BLANK = {
  name: '[product or brand, as spelled]',
  point: '[the one thing people should still know tomorrow]',
  link: '[web address or code, one for each creator]',
} as const

function writeOverview({ input, chosen }: ReadBrief): Block[] {
  return [
    paragraph(rules.PROPOSED),
    list([
      ...rules.beforeSending(chosen),
      { label: 'Campaign', text: rules.quoted(input.campaign, chosen) },
      { label: 'Name', text: input.name === undefined ? BLANK.name : oneLine(input.name) },
      {
        label: chosen.age ? `For whom (${chosen.age.label})` : 'For whom',
        text: '[who should see it, and what they care about]',
      },
      { label: 'To remember', text: BLANK.point },
      { label: 'Link', text: `${BLANK.link}, so that results can be counted.` },
      rules.CONTACT,
    ]),
  ]
}

function writeObjectives({ input, goal }: ReadBrief): Block[] {
  return [
    list([
      { label: 'Goals', items: lines(input.goals) },
      ...(goal
        ? [
            { label: goal.label, text: `people who see it ${withStop(goal.response)}` },
            { label: 'Measured by', text: withStop(goal.measure) },
            { label: 'Target', text: `the numbers above; where there is none, ${goal.target}, all creators together.` },
          ]
        : [{ label: 'Measured by', text: '[what is counted, and by when], all creators together.' }]),
    ]),
  ]
}

function writeDeliverables({ input, format }: ReadBrief): Block[] {
  return [
    list([
      { label: 'Each creator makes', items: lines(input.deliverables) },
      ...(format
        ? [{ label: format.label, items: formatLines(format).map(({ label, text }) => `${label}: ${text}`) }]
        : []),
    ]),
    ...(format ? [sourceNote(format)] : []),
    advice(asTyped),
  ]
}

/** What must be in every piece, and what the goal asks people to do. */
function mentions({ goal, input }: ReadBrief): Item[] {
  return [
    {
      label: `Must mention, never more than ${rules.MOST_MENTIONS} points`,
      items: [
        input.name === undefined ? 'The name, as in the overview.' : `The name: ${oneLine(input.name)}`,
        'The one thing to remember.',
        'The link or code.',
        ...(goal ? [`Call to action: ${withStop(goal.action)}`] : []),
      ],
    },
  ]
}

/** House terms, fair to both sides; all of a brief is a proposal. */
export const PAYMENT = 'in full within 14 days of the last piece'
export const OPEN_FEE = '[amount and currency] for all pieces as listed above'

function writeCompensation({ input, rights }: ReadBrief): Block[] {
  return [
    list([
      { label: 'Fee', text: input.fee === undefined ? `${OPEN_FEE}.` : oneLine(input.fee) },
      { label: 'Payment', text: `${PAYMENT}.` },
      {
        label: 'Costs',
        text: 'we pay agreed costs, such as travel; what we send for the pieces is agreed beforehand.',
      },
      ...(rights
        ? [
            { label: 'Usage rights', text: withStop(rights.usage) },
            { label: 'Exclusivity', text: withStop(rights.exclusivity) },
          ]
        : [
            {
              label: 'Usage rights and exclusivity',
              text: 'you own the work. [What we may use where and how long, and what you leave for others], each with a price.',
            },
          ]),
      { label: 'Priced separately', text: 'extra rounds of changes, and work at short notice.' },
    ]),
    advice(PRICING_ADVICE, { slug: 'influencer-rate-calculator', label: 'Work out a price with the rate calculator' }),
  ]
}

const PRICING_ADVICE =
  'Price each piece by platform, format, size of the account and engagement. Then add what you ask for on top: rights, exclusivity, speed. A range is enough for a first talk.'
