import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { careful, carefulInShort, honesty, licenseLine } from '../kit/brief/careful'
import { type Chosen, chosenIn, entryOf, isCalm, paceOf } from '../kit/brief/chosen'
import { daysBefore, formatLines, sourceNote } from '../kit/brief/format-lines'
import { planFor } from '../kit/brief/planner'
import * as rules from '../kit/brief/rules'
import { forWhomIn, forYou, nameIn, pointIn, said, typedIn } from '../kit/brief/said'
import { freeSteps, hourIn, inSentences, notes, seenIn, timeline } from '../kit/brief/timeline'
import { lines, withStop } from '../kit/document/clean-text'
import { type Block, type Item, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import type { Values } from '../kit/form/fields'
import { tool } from './tool'

export type ContentBriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadContentBrief = ReturnType<typeof readContentBrief>

export function readContentBrief(input: ContentBriefInput, table: BriefTable, today: CalendarDay) {
  const { goals, formats, tones, reviewed } = table
  const format = needed(formats, input.contentType)
  const named = needed(goals, input.objective)
  const chosen = chosenIn(table, input, typedIn(tool.fields, input), named)
  return {
    ...{ input, format, goal: chosen.gate === undefined ? { ...named, ...OPEN_GOAL } : named },
    chosen,
    tone: needed(tones, input.brandTone),
    reviewed,
    plan: planFor({
      ...{ pieces: 1, draftWeeks: format.draftWeeks, today },
      ...daysBefore([format], chosen.isSecret),
      // While it is open who publishes it, the days are those of any piece.
      pace: paceOf({ ...chosen, publisher: chosen.publisher ?? 'ours' }, { today, day: input.day }),
      ...{ firstDay: input.day, day: input.day, seenOn: input.seenOn },
    }),
  }
}

/** What people are to do is a blank while it is open whether there can be a brief at all. */
const OPEN_GOAL = {
  response: '[what they know or do]',
  measure: '[how it is counted]',
  target: '[number] by [day]',
  action: '[what people do, and where]',
}

/** @throws for a choice that the form does not have */
function needed<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entryOf(entries, id)
  if (!entry) throw new Error(`The table of briefs has no ${id}.`)
  return entry
}

/**
 * The content brief: overview, objectives, deliverables, content guidelines, technical requirements, timeline, dos and
 * don'ts. A post gets fewer than twenty lines of them.
 */
export const writeContentBrief = (brief: ReadContentBrief): TextDocument => ({
  title: rules.titled(brief.input.brandName, `${whatItIs(brief.chosen)}, ${brief.format.label}`, brief.chosen),
  sections: brief.format.isShort ? writeShort(brief) : writeFull(brief),
})

const whatItIs = ({ gate }: Chosen) => (gate === undefined ? 'outline of a content brief' : 'content brief')

/** What it is about; the longer texts are for the visitor alone. */
const overview = ({ input, chosen, format }: ReadContentBrief): Block[] => [
  list([
    ...rules.beforeSending(chosen),
    { label: 'What it says', text: pointIn(input.point, chosen) },
    ...rules.safety(input.safety),
    ...rules.shown(input.shown, format.isFilmed, chosen),
    { label: 'For whom', text: forWhomIn(input.forWhom, chosen) },
    { label: rules.CONTACT, text: rules.contactIn(input.contact, chosen) },
  ]),
  forYou(tool.fields.description, input.description),
  forYou(tool.fields.audience, input.audience),
]

const nameLine = ({ input, chosen }: ReadContentBrief) => `The name: ${nameIn(input.brandName, chosen)}`

const limits = ({ input, chosen, reviewed }: ReadContentBrief): Item[] => [
  ...rules.notInIt(input.avoid, chosen),
  { label: 'Please avoid', text: `prices, dates and results that are not in this brief, ${rules.AVOID}.` },
  rules.disclosure(chosen, reviewed),
]

/** What there is in the end; people without a fee owe nothing. */
const delivered = ({ format, chosen }: ReadContentBrief): string =>
  `${chosen.isFree ? 'If you do it: ' : ''}${format.delivers.map(withStop).join(' ')}`

/** What others get: a gift is named, and of a fee an agreement says it. */
const terms = ({ publisher }: Chosen) =>
  publisher === 'paid' || publisher === 'gift' ? [paragraph(TERMS[publisher])] : []
const TERMS = {
  paid: 'Fee, usage rights and exclusivity are in an agreement that both sides sign.',
  gift: 'You get: [the gift, pass or visit, and what it is worth].',
}

/** What comes in which order: as it was typed, or a blank for each part. */
function outlineOf({ input, chosen, format }: ReadContentBrief): Item[] {
  const typed = said(input.outline, '', chosen, 'action') === '' ? [] : lines(input.outline ?? '')
  const items = typed.length > 0 || chosen.isFree ? typed : format.outline
  if (items.length < 2) return items.map((text) => ({ label: 'In this order', text }))
  return [{ label: 'In this order', items }]
}

/** How long it is, where that is agreed. */
const lengthIn = ({ input, chosen, format }: ReadContentBrief) => said(input.length, format.length, chosen, 'term')

/** How it sounds. Approved lines leave no room for jokes and moods, and people in need leave none at all. */
function toneIn({ chosen, tone }: ReadContentBrief): { label: string; text: string } {
  if (isCalm(chosen)) return { label: 'Tone', text: 'plain and calm throughout.' }
  // Words that sound grave change no answer: the condition stands beside the tone.
  const isOpen = chosen.gate === undefined || chosen.graver ? ', once nobody is harmed, mourned or accused' : ''
  const label = `Tone, ${tone.label}${isOpen}`
  if (chosen.gate === undefined) return { label, text: '[how it sounds].' }
  if (!chosen.isWordForWord) return { label, text: withStop(tone.sounds) }
  return {
    label,
    text: `plain and calm in approved lines and wherever health, safety, money, faith, need or grief is touched; elsewhere ${withStop(tone.sounds)}`,
  }
}

/** Whether the rules of the chosen tone hold. */
const hasMood = (chosen: Chosen) => chosen.gate !== undefined && !chosen.isWordForWord && !isCalm(chosen)

const dos = ({ goal, tone, format, chosen }: ReadContentBrief, which: 'do' | 'dont') => [
  // In danger, the warning has its own order.
  ...(chosen.gate === undefined || chosen.isHidden || chosen.isDanger ? [] : [goal[which]]),
  ...(hasMood(chosen) && !format.isShort ? [tone[which]] : []),
  format[which],
]

function writeFull(brief: ReadContentBrief): TextDocument['sections'] {
  const { input, chosen, goal, format, tone, plan } = brief
  return [
    section('overview', 'Overview', [paragraph(rules.standing(chosen)), ...overview(brief)]),
    section('objectives', 'Objectives', [
      list([
        { label: goal.label, text: `afterwards people ${withStop(goal.response)}` },
        { label: 'Measured by', text: withStop(goal.measure) },
        { label: 'Target', text: withStop(goal.target) },
      ]),
    ]),
    section('deliverables', 'Deliverables', [list([delivered(brief), ...outlineOf(brief)]), ...terms(chosen)]),
    section('guidelines', 'Content guidelines', [
      list([
        {
          label: rules.mentions(chosen),
          items: [nameLine(brief), 'What it says, as above.', rules.callToAction(input.action, goal, chosen)],
        },
        ...careful(chosen, format.isFilmed),
        { label: 'Wording', text: rules.wording(input.point, chosen) },
        { ...toneIn(brief), items: hasMood(chosen) ? tone.rules : [] },
      ]),
    ]),
    section('technical', 'Technical requirements', [
      list([
        ...formatLines(format, chosen.publisher, lengthIn(brief)),
        ...rules.languages(input, chosen),
        ...format.needs,
      ]),
      sourceNote(format),
    ]),
    section('timeline', 'Timeline', timeline({ plan, pieces: 1, chosen, days: daysIn(input) })),
    section('dos-and-donts', 'Dos and don’ts', [
      list([...dos(brief, 'do'), ...dos(brief, 'dont'), ...limits(brief), ...honesty(chosen)]),
    ]),
  ]
}

/** A line or two of each section. */
function writeShort(brief: ReadContentBrief): TextDocument['sections'] {
  const { input, chosen, goal, format } = brief
  return [
    section('overview', 'Overview', overview(brief)),
    section('objectives', 'Objectives', [list([{ label: goal.label, text: withStop(goal.target) }])]),
    section('deliverables', 'Deliverables', [
      list([`${delivered(brief)} ${rules.standing(chosen)}`, ...outlineOf(brief)]),
      ...terms(chosen),
    ]),
    section('guidelines', 'Content guidelines', [
      list([
        nameLine(brief),
        rules.callToAction(input.action, goal, chosen),
        toneIn(brief),
        { label: 'Rules', text: carefulInShort(chosen, format.isFilmed).join(' ') },
        ...proofInShort(chosen),
        ...(chosen.license === undefined ? [] : licenseLine(chosen)),
        { label: 'Wording', text: rules.wording(input.point, chosen) },
      ]),
    ]),
    section('technical', 'Technical requirements', [
      list([
        `Shape: ${format.shape}; length: ${withStop(lengthIn(brief))}`,
        formatLines(format, chosen.publisher)
          .slice(2)
          .map(({ label, text }) => `${label}: ${text}`)
          .join(' '),
        ...rules.languages(input, chosen),
        ...(format.needs.length > 0 ? [format.needs.map(withStop).join(' ')] : []),
      ]),
      sourceNote(format),
    ]),
    section('timeline', 'Timeline', [
      paragraph(datesInShort(brief).join(' ')),
      ...notes({ ...brief, days: daysIn(brief.input) }),
    ]),
    section('dos-and-donts', 'Dos and don’ts', [
      list([dos(brief, 'do').join(' '), dos(brief, 'dont').join(' '), ...limits(brief)]),
    ]),
  ]
}

/** Where a claim was found true; an answer to a rumor names it among its rules. */
const proofInShort = ({ proof, gates }: Chosen): Item[] =>
  proof === undefined || gates.includes('denial') ? [] : [{ label: 'Proof', text: withStop(proof) }]

const daysIn = ({ day, seenOn }: ContentBriefInput) => ({ firstDay: day, seenOn })

function datesInShort({ input, plan, chosen }: ReadContentBrief): string[] {
  if (chosen.isFree) return inSentences(freeSteps({ plan, chosen, days: daysIn(input) }))
  return [
    plan.intro,
    ...(plan.isInThree ? [] : [`Agreed: ${plan.signed}.`, `Idea: ${plan.idea}.`]),
    ...inSentences(seenIn(plan)),
    `${plan.isInThree && chosen.publisher && chosen.publisher !== 'ours' ? 'Agreed, and draft' : 'Draft'}: ${plan.drafts}${plan.later}.`,
    `Changes and approval: ${plan.changes}.`,
    ...(plan.announced ? [`Announced: ${plan.announced}, with day, hour, time zone, and place or link.`] : []),
    plan.isLive
      ? `It takes place: ${plan.publication}, at [hour and time zone].`
      : `Publication: ${plan.publication}${hourIn(chosen, daysIn(input))}.`,
  ]
}
