import { careful, honesty } from '../kit/brief/careful'
import { formatLines, sourceNote } from '../kit/brief/format-lines'
import * as rules from '../kit/brief/rules'
import { forWhomIn, forYou, nameIn, pointIn, said } from '../kit/brief/said'
import { timeline } from '../kit/brief/timeline'
import { withStop } from '../kit/document/clean-text'
import { type Block, list, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { writeCompensation } from './compensation'
import type { ReadBrief } from './read-brief'
import { tool } from './tool'

/** The brief: title, overview, objectives, deliverables, timeline, guidelines, compensation. */
export function writeBrief(brief: ReadBrief): TextDocument {
  const { input, chosen, plan, goal } = brief
  return {
    title: rules.titled(input.name, whatItIs(chosen), chosen),
    sections: [
      section('overview', 'Overview', writeOverview(brief)),
      section('objectives', 'Objectives', writeObjectives(brief)),
      section('deliverables', 'Deliverables', writeDeliverables(brief)),
      section('timeline', 'Timeline', timeline({ plan, pieces: input.pieces, chosen, days: input })),
      section('guidelines', 'Guidelines', [
        list([
          rules.disclosure(chosen, brief.reviewed),
          {
            label: rules.mentions(chosen),
            items: [
              `The name: ${nameIn(input.name, chosen)}`,
              'What it says, as in the overview.',
              rules.callToAction(input.action, goal, chosen),
            ],
          },
          ...rules.safety(input.safety),
          { label: 'Wording', text: rules.wording(input.point, chosen) },
          ...honesty(chosen),
          ...rules.notInIt(input.avoid, chosen),
          { label: 'Please avoid', text: `${rules.AVOID}.` },
          ...careful(chosen, brief.isFilmed),
          ...(goal && !chosen.isHidden ? [goal.do, goal.dont] : []),
        ]),
      ]),
      section('compensation', 'Compensation', writeCompensation(brief)),
    ],
  }
}

const whatItIs = ({ publisher }: ReadBrief['chosen']): string =>
  publisher === 'ours' ? 'brief for our own piece' : `${publisher === 'gift' ? 'invitation' : 'brief'} for creators`

function writeOverview({ input, chosen, isFilmed }: ReadBrief): Block[] {
  return [
    paragraph(rules.standing(chosen)),
    list([
      ...rules.beforeSending(chosen),
      { label: 'Name', text: nameIn(input.name, chosen) },
      { label: 'For whom', text: forWhomIn(input.forWhom, chosen) },
      { label: 'What it says', text: pointIn(input.point, chosen) },
      ...rules.shown(input.shown, isFilmed, chosen),
      { label: 'Link', text: '[web address or code, one for each account], so that results can be counted.' },
      { label: rules.CONTACT, text: rules.contactIn(input.contact, chosen) },
    ]),
    forYou(tool.fields.campaign, input.campaign),
  ]
}

function writeObjectives({ input, goal, chosen }: ReadBrief): Block[] {
  return [
    list([
      goal
        ? { label: goal.label, text: `afterwards people ${withStop(goal.response)}` }
        : { label: 'Goal', text: '[what people know or do afterwards].' },
      {
        label: 'Measured by',
        text: goal && !input.target ? withStop(goal.measure) : '[how the target is counted], and the link.',
      },
      { label: 'Target', text: said(input.target, `${goal?.target ?? '[number] by [day]'}, in all`, chosen) },
    ]),
    forYou(tool.fields.goals, input.goals),
  ]
}

function writeDeliverables(brief: ReadBrief): Block[] {
  const { input, formats, chosen } = brief
  return [
    list([
      { label: madeBy('Each creator makes', chosen), text: makesIn(brief) },
      ...rules.languages(input, chosen),
      ...formats.map((format) => ({
        label: format.label,
        items: [
          ...formatLines(format, chosen.publisher).map(({ label, text }) => `${label}: ${text}`),
          ...format.needs,
        ],
      })),
    ]),
    ...formats.map(sourceNote),
    forYou(tool.fields.deliverables, input.deliverables),
  ]
}

/** Who makes it. @param creators the words for creators who are paid */
export const madeBy = (creators: string, { isFree, publisher }: ReadBrief['chosen']): string =>
  publisher === 'ours' ? 'We make' : isFree ? 'If you do it' : creators

/** What each creator makes, in the words of the answer; else as many blanks as there are formats. */
export function makesIn({ input, formats, chosen }: ReadBrief): string {
  const count = (formats.length === 1 && input.pieces) || '[number]'
  const ofFormats = formats.map(({ label }) => `${count} × ${label}`)
  const asked = formats.length > 0 ? ofFormats.join(', ') : '[how many of what, and where]'
  return said(input.makes, chosen.isFree ? 'what you like, or nothing' : asked, chosen, 'term')
}
