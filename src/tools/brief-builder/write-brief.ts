import { asTyped } from '@words/tools/kit-briefs'
import { careful, honesty } from '../kit/brief/careful'
import { formatLines, sourceNote } from '../kit/brief/format-lines'
import * as rules from '../kit/brief/rules'
import { forWhomIn, nameIn, pointIn, said } from '../kit/brief/said'
import { startSentence, timeline } from '../kit/brief/timeline'
import { lines, withStop } from '../kit/document/clean-text'
import { advice, type Block, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { writeCompensation } from './compensation'
import type { BriefInput, ReadBrief } from './read-brief'
import { tool } from './tool'

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(brief: ReadBrief): TextDocument {
  const { input, chosen, plan, goal } = brief
  return {
    title: titleOf(brief, whatItIs(chosen)),
    sections: [
      section('overview', 'Overview', writeOverview(brief)),
      section('objectives', 'Objectives', writeObjectives(brief)),
      section('deliverables', 'Deliverables', writeDeliverables(brief)),
      section('timeline', 'Timeline', timeline({ plan, pieces: input.pieces, chosen, firstDay: input.firstDay })),
      section('guidelines', 'Guidelines', [
        list([
          rules.disclosure(chosen, brief.reviewed),
          {
            label: chosen.publisher === 'gift' ? 'If you publish' : rules.mustMention(chosen),
            items: [
              `The name: ${nameIn(input.name, chosen)}`,
              'What it says, as in the overview.',
              rules.callToAction(input.action, goal, chosen),
            ],
          },
          ...rules.safety(input.safety),
          rules.wording(input.point, chosen),
          ...honesty(chosen),
          ...rules.notInIt(input.avoid, chosen),
          { label: 'Please avoid', text: `${rules.AVOID}.` },
          ...careful(chosen, brief.isFilmed),
          ...(goal ? [goal.do, goal.dont] : []),
        ]),
      ]),
      section('compensation', 'Compensation', writeCompensation(brief)),
    ],
  }
}

const whatItIs = ({ publisher }: ReadBrief['chosen']): string =>
  publisher === 'ours' ? 'brief for our own piece' : `${publisher === 'gift' ? 'invitation' : 'brief'} for creators`

/** The name, where the visitor gave one; nothing of what is not public yet. */
export function titleOf({ input: { name }, chosen }: ReadBrief, what: string): string {
  const printed = said(name, '', chosen)
  return printed === '' ? startSentence(what) : `${printed}: ${what}`
}

/** A longer text of the visitor, for the visitor alone. */
const typed = (field: 'campaign' | 'goals' | 'deliverables', input: BriefInput) =>
  advice(asTyped(tool.fields[field].label, lines(input[field]).join(' / ')))

function writeOverview({ input, chosen, isFilmed }: ReadBrief): Block[] {
  return [
    paragraph(rules.standing(chosen)),
    list([
      ...rules.beforeSending(chosen),
      { label: 'Name', text: nameIn(input.name, chosen) },
      { label: 'For whom', text: forWhomIn(input.forWhom, chosen) },
      { label: 'What it says', text: pointIn(input.point, chosen) },
      ...rules.shown(input.shown, isFilmed, chosen),
      { label: 'Link', text: `${linkIn(chosen)}, so that results can be counted.` },
      rules.CONTACT,
    ]),
    typed('campaign', input),
  ]
}

const linkIn = ({ publisher }: Pick<ReadBrief['chosen'], 'publisher'>): string =>
  publisher === 'ours' ? '[web address or code]' : '[web address or code, one for each creator]'

function writeObjectives({ input, goal, chosen }: ReadBrief): Block[] {
  const target = goal ? goal.target : '[number] by [day]'
  return [
    list([
      goal
        ? { label: goal.label, text: `people who see it ${withStop(goal.response)}` }
        : { label: 'Goal', text: '[what people know or do afterwards].' },
      {
        label: 'Measured by',
        text: goal && !input.target ? withStop(goal.measure) : '[how the target is counted], and the link.',
      },
      {
        label: 'Target',
        text: said(input.target, `${target}${chosen.publisher === 'ours' ? '' : ', all creators together'}`, chosen),
      },
    ]),
    typed('goals', input),
  ]
}

function writeDeliverables(brief: ReadBrief): Block[] {
  const { input, formats, chosen } = brief
  return [
    list([
      {
        label:
          chosen.publisher === 'ours'
            ? 'We make'
            : chosen.publisher === 'gift'
              ? 'If you publish'
              : 'Each creator makes',
        text: makesIn(brief),
      },
      ...rules.languages(input.languages, chosen),
      ...formats.map((format) => ({
        label: format.label,
        items: [
          ...formatLines(format, chosen.publisher).map(({ label, text }) => `${label}: ${text}`),
          ...format.needs,
        ],
      })),
    ]),
    ...formats.map(sourceNote),
    typed('deliverables', input),
  ]
}

/** What each creator makes, in the words of the answer; else as many blanks as there are formats. */
export function makesIn({ input, formats, chosen }: ReadBrief): string {
  const count = (formats.length === 1 && input.pieces) || '[number]'
  const ofFormats = formats.map(({ label }) => `${count} × ${label}`)
  const asked = formats.length > 0 ? ofFormats.join(', ') : '[how many of what, and where]'
  return said(input.makes, chosen.publisher === 'gift' ? 'what you like, or nothing' : asked, chosen, 'term')
}
