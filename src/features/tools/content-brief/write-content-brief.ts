import { HONEST_OPINION, MOST_MENTIONS, NOT_A_CONTRACT } from '../kit/document/agreement'
import { oneLine, withStop } from '../kit/document/clean-text'
import { type AudienceCountry, disclosureFor } from '../kit/document/disclosure'
import { factsOf, mediumOf, sourceNote } from '../kit/document/format-facts'
import { advice, type Block, list, paragraph, section, steps, type TextDocument } from '../kit/document/text-document'
import { labelOf } from '../kit/fields'
import { CONTENT_TYPE_RULES, CONTENT_TYPES, type ContentType } from './content-types'
import { OBJECTIVE_RULES, OBJECTIVES, type Objective } from './objectives'
import { writeTimeline } from './timeline'
import { TONE_RULES, TONES, type Tone } from './tones'

/** House rule, as in the brief builder. */
export const ANSWER = '2 working days'

export type ContentBriefInput = {
  brandName: string
  objective: Objective
  contentType: ContentType
  brandTone: Tone
  description: string
  audience: string
  audienceCountry: AudienceCountry
}

/**
 * The content brief: overview, objectives, deliverables, content guidelines, technical requirements, timeline, dos and
 * don'ts. Every sentence about the brand is the visitor's own.
 */
export function writeContentBrief(input: ContentBriefInput): TextDocument {
  const brand = oneLine(input.brandName)
  const kind = labelOf(CONTENT_TYPES, input.contentType)
  return {
    title: `${brand}: content brief, ${kind}`,
    sections: [
      section('overview', 'Overview', writeOverview(input, brand, kind)),
      section('objectives', 'Objectives', writeObjectives(input)),
      section('deliverables', 'Deliverables', writeDeliverables(input)),
      section('guidelines', 'Content guidelines', writeGuidelines(input, brand)),
      section('technical', 'Technical requirements', writeTechnical(input)),
      section('timeline', 'Timeline', [writeTimeline(input.objective, draftWeeksOf(input.contentType))]),
      section('dos-and-donts', 'Dos and don’ts', writeDosAndDonts(input)),
    ],
  }
}

function writeOverview({ objective, description, audience }: ContentBriefInput, brand: string, kind: string): Block[] {
  const { aim } = OBJECTIVE_RULES[objective]
  return [
    paragraph(`This piece is to ${aim}. You make it; we say what it is about and what has to be in it.`),
    list([
      { label: 'Brand', text: withStop(brand) },
      { label: 'What it is', text: withStop(oneLine(description)) },
      { label: 'For whom', text: withStop(oneLine(audience)) },
      { label: 'What we ask for', text: `1 ${kind}.` },
      { label: 'Contact', text: '[name, phone and mail of one person].' },
    ]),
    paragraph(NOT_A_CONTRACT),
  ]
}

function writeObjectives({ objective }: ContentBriefInput): Block[] {
  const { response, measure, target } = OBJECTIVE_RULES[objective]
  return [
    list([
      { label: 'Objective', text: `${labelOf(OBJECTIVES, objective).toLowerCase()}.` },
      { label: 'It worked when', text: `people who see it ${response}.` },
      { label: 'Measured by', text: `${measure}.` },
      { label: 'Target', text: `${target}.` },
    ]),
  ]
}

function writeDeliverables({ contentType }: ContentBriefInput): Block[] {
  return [
    list([...CONTENT_TYPE_RULES[contentType].delivers.map((item) => `${item}.`)]),
    paragraph('Fee, usage rights and exclusivity are in the agreement that both sides sign.'),
  ]
}

function writeGuidelines({ objective, contentType, brandTone }: ContentBriefInput, brand: string): Block[] {
  const tone = TONE_RULES[brandTone]
  return [
    list([
      {
        label: `Must be in it (at most ${MOST_MENTIONS} points, and these are all)`,
        items: [
          `The name, spelled “${brand}”.`,
          'What it is, in your own words.',
          `Call to action: ${OBJECTIVE_RULES[objective].callToAction}.`,
          'That it is an ad.',
        ],
      },
      { label: 'Up to you', text: 'everything else. There is no script, and none will be added later.' },
      { label: 'Tone', text: `${labelOf(TONES, brandTone).toLowerCase()}, ${tone.sounds}.`, items: tone.rules },
      {
        label: 'Examples of the tone, not lines to read out',
        items: tone.examples.map((line) => `“${line.replaceAll('{brand}', () => brand)}”`),
      },
    ]),
    paragraph('An order that works, if you have none of your own:'),
    steps(CONTENT_TYPE_RULES[contentType].order),
  ]
}

function writeTechnical({ contentType }: ContentBriefInput): Block[] {
  const { format, platform } = CONTENT_TYPE_RULES[contentType]
  const facts = factsOf(format, platform)
  if (!facts) return [paragraph('Shape, length and caption: [what the platform asks for].')]
  return [
    list([
      { label: 'Shape', text: `${facts.shape}.` },
      { label: 'Length', text: `${facts.length}.` },
      { label: 'Caption', text: `${facts.caption}.` },
      { label: 'Link', text: `${facts.link}.` },
      { label: 'Disclosure', text: `${facts.disclosure}.` },
    ]),
    advice(sourceNote([facts])),
  ]
}

function writeDosAndDonts({ objective, contentType, brandTone, audienceCountry }: ContentBriefInput): Block[] {
  const rules = [OBJECTIVE_RULES[objective], TONE_RULES[brandTone], CONTENT_TYPE_RULES[contentType]]
  return [
    list([
      {
        label: 'Do',
        items: [...rules.map(({ does }) => does), `Ask us when something is unclear; we answer within ${ANSWER}.`],
      },
      {
        label: 'Don’t',
        items: [
          ...rules.map(({ dont }) => dont),
          'Don’t state prices, dates or results that are not in this brief.',
          'Don’t use music, pictures or names that you have no right to use in advertising.',
        ],
      },
      disclosureFor(audienceCountry, [mediumOf(CONTENT_TYPE_RULES[contentType].format)]),
      HONEST_OPINION,
    ]),
  ]
}

function draftWeeksOf(contentType: ContentType): 1 | 2 {
  const { format, platform } = CONTENT_TYPE_RULES[contentType]
  return factsOf(format, platform)?.draftWeeks ?? 1
}
