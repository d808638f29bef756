import type { CalendarDay } from '@/lib/calendar-day'
import { HONEST_OPINION, MOST_MENTIONS, NOT_A_CONTRACT } from '../kit/document/agreement'
import { capitalised, oneLine, withStop } from '../kit/document/clean-text'
import { type AudienceCountry, disclosureFor, labelWord, placeFor } from '../kit/document/disclosure'
import { factsOf, mediumOf, sourceNote } from '../kit/document/format-facts'
import {
  advice,
  type Block,
  list,
  type NamedItem,
  paragraph,
  section,
  steps,
  type TextDocument,
} from '../kit/document/text-document'
import { hasSetWording, partnerRule, peopleRule, tradeRules } from '../kit/document/trade-rules'
import { labelOf } from '../kit/form/fields'
import { CONTENT_TYPE_RULES, CONTENT_TYPES, type ContentType } from './content-types'
import { dayIn } from './day-in-text'
import { OBJECTIVE_RULES, OBJECTIVES, type Objective, RESEARCH } from './objectives'
import { type ReadInput, readInput } from './read-input'
import { ANSWER, writeTimeline } from './timeline'
import { TONE_RULES, TONES, type Tone } from './tones'

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
export function writeContentBrief(input: ContentBriefInput, today: CalendarDay): TextDocument {
  const brand = oneLine(input.brandName)
  const kind = labelOf(CONTENT_TYPES, input.contentType)
  const read = readInput(input)
  return {
    title: `${brand}: content brief, ${inSentence(kind)}`,
    sections: [
      section('overview', 'Overview', writeOverview(input, read, brand, kind)),
      section('objectives', 'Objectives', writeObjectives(input, read)),
      section('deliverables', 'Deliverables', writeDeliverables(input)),
      section('guidelines', 'Content guidelines', writeGuidelines(input, read, brand)),
      section('technical', 'Technical requirements', writeTechnical(input)),
      section(
        'timeline',
        'Timeline',
        writeTimeline({
          objective: input.objective,
          draftWeeks: draftWeeksOf(input.contentType),
          isLive: input.contentType === 'live',
          today,
          named: dayIn(read.description, today),
        }),
      ),
      section('dos-and-donts', 'Dos and don’ts', writeDosAndDonts(input, read)),
    ],
  }
}

function writeOverview({ objective }: ContentBriefInput, read: ReadInput, brand: string, kind: string): Block[] {
  const { description, audience, notes } = read
  const { aim } = objective === 'awareness' && read.isResearch ? RESEARCH : OBJECTIVE_RULES[objective]
  return [
    paragraph(`This piece is to ${aim}. You make it; we say what it is about and what has to be in it.`),
    list([
      { label: 'Brand', text: withStop(brand) },
      read.isResearch
        ? { label: 'What it says', text: withStop(capitalised(description)) }
        : { label: 'What it is about', text: withStop(capitalised(explained(description))) },
      { label: 'For whom', text: withStop(capitalised(audience)) },
      { label: 'What we ask for', text: `1 ${inSentence(kind)}.` },
      { label: 'Contact', text: '[name, phone and email of one person].' },
    ]),
    ...(notes ? [advice(notes)] : []),
    paragraph(NOT_A_CONTRACT),
  ]
}

function writeObjectives({ objective, contentType }: ContentBriefInput, input: ReadInput): Block[] {
  const { measure, target } = OBJECTIVE_RULES[objective]
  const { response } = objective === 'awareness' && input.isResearch ? RESEARCH : OBJECTIVE_RULES[objective]
  return [
    list([
      { label: 'Objective', text: `${labelOf(OBJECTIVES, objective).toLowerCase()}.` },
      { label: 'It worked when', text: `people who see it ${response}.` },
      { label: 'Measured by', text: `${measure({ contentType, input })}.` },
      { label: 'Target', text: `${target({ contentType, input })}.` },
    ]),
  ]
}

function writeDeliverables({ contentType }: ContentBriefInput): Block[] {
  return [
    list([...CONTENT_TYPE_RULES[contentType].delivers.map((item) => `${item}.`)]),
    paragraph('Fee, usage rights and exclusivity are in the agreement that both sides sign.'),
  ]
}

function writeGuidelines(choices: ContentBriefInput, input: ReadInput, brand: string): Block[] {
  const { objective, contentType, brandTone, audienceCountry } = choices
  const tone = TONE_RULES[brandTone]
  const rules = rulesOf(choices, input, brand)
  return [
    list([
      {
        label: `Must be in it (at most ${MOST_MENTIONS} points; besides the rules below, these are all)`,
        items: [
          `The name, spelled “${brand}”.`,
          ...(input.isResearch
            ? ['What the study found, in your own words.', studyLine(input)]
            : [`${objective === 'event' ? 'What happens' : 'What it is about'}, in your own words.`]),
          ...(objective === 'launch' ? ['What is new: [what is different about it].'] : []),
          ...(objective === 'sales' ? [`What it costs: ${input.price ?? '[price]'}.`] : []),
          `Call to action: ${OBJECTIVE_RULES[objective].callToAction({ contentType, input })}.`,
          'That it is an ad.',
        ],
      },
      ...rules,
      {
        label: 'Up to you',
        text: `everything else. There is no script, ${hasSetWording(rules) ? 'except the wording that the rules above ask for' : 'and none will be added later'}.`,
      },
      { label: 'Tone', text: `${labelOf(TONES, brandTone).toLowerCase()}, ${tone.sounds}.`, items: tone.rules },
      {
        label: ENGLISH.includes(audienceCountry)
          ? 'Examples of the tone, not lines to read out'
          : 'Examples of the tone, to be put into the language of the piece and not read out',
        items: tone.examples.map(
          (line) =>
            `“${line
              .replace('{label}', labelWord(audienceCountry))
              .replaceAll('{does}', input.isResearch ? 'found' : 'does')
              .replaceAll('{brand}', () => brand)}”`,
        ),
      },
    ]),
    paragraph('An order that works, if you have none of your own:'),
    steps(CONTENT_TYPE_RULES[contentType].order),
  ]
}

function writeTechnical({ contentType, audienceCountry }: ContentBriefInput): Block[] {
  const { format, platform } = CONTENT_TYPE_RULES[contentType]
  const facts = factsOf(format, platform)
  if (!facts) return [paragraph('Shape, length and caption: [what the platform asks for].')]
  return [
    list([
      { label: 'Shape', text: `${facts.shape}.` },
      { label: 'Length', text: `${facts.length}.` },
      { label: 'Caption', text: `${facts.caption}.` },
      {
        label: 'Link',
        text: `${facts.link}.${facts.link.startsWith('none') ? '' : ' The address is the one in the call to action.'}`,
      },
      { label: 'Disclosure', text: `${placeFor(audienceCountry, facts.disclosure, mediumOf(format))}.` },
    ]),
    advice(sourceNote([facts])),
  ]
}

function writeDosAndDonts(choices: ContentBriefInput, input: ReadInput): Block[] {
  const { objective, contentType, brandTone, audienceCountry } = choices
  const rules = [OBJECTIVE_RULES[objective], TONE_RULES[brandTone], CONTENT_TYPE_RULES[contentType]]
  return [
    list([
      {
        label: 'Do',
        items: [
          ...rules.map(({ does }) => (typeof does === 'string' ? does : does({ contentType, input }))),
          `Ask us when something is unclear; we answer within ${ANSWER}.`,
        ],
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
      input.isResearch ? RESEARCH.honesty : HONEST_OPINION,
    ]),
  ]
}

/** The rules of the trade, and of a partner that the description names. */
function rulesOf({ audienceCountry, contentType }: ContentBriefInput, input: ReadInput, brand: string): NamedItem[] {
  const { description, audience, partner } = input
  const kind = labelOf(CONTENT_TYPES, contentType)
  const trades = tradeRules([brand, description, audience, kind].join('\n'), audienceCountry)
  // Whoever writes about nurses, or a study of them, visits nobody.
  const isWritten = contentType === 'tweet' || contentType === 'thread' || input.isResearch
  return [
    ...trades.map((rule) => (isWritten && rule.label === PATIENTS.label ? PATIENTS : rule)),
    ...(partner ? [partnerRule(partner)] : []),
    peopleRule(trades),
  ]
}

const PATIENTS: NamedItem = {
  label: 'Rules, patients',
  text: 'no picture shows a patient, a patient’s data or a screen with real names.',
}

/** Two words name a thing and say nothing about it. */
const explained = (description: string) =>
  description.split(' ').length > 2 ? description : `${description}: [what it is or does, in one sentence]`

/** What makes a finding checkable, asked for where the description does not say it. */
function studyLine({ studySize, description }: ReadInput): string {
  const asked = [
    'its title',
    ...(studySize ? [] : ['how many people it asked']),
    ...(/\b20\d\d\b/.test(description) ? [] : ['its year']),
  ]
  const blank = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}` : asked[0]
  return `The study: [${blank}]${studySize ? `; its size: ${studySize}` : ''}.`
}

const ENGLISH: readonly AudienceCountry[] = ['us', 'uk', 'ca', 'au', 'other']

/** "1 live stream", but "1 Instagram Reel". */
const inSentence = (kind: string) => kind.replace(/^(?:Live|Blog)/, (word) => word.toLowerCase())

function draftWeeksOf(contentType: ContentType): 1 | 2 {
  const { format, platform } = CONTENT_TYPE_RULES[contentType]
  return factsOf(format, platform)?.draftWeeks ?? 1
}
