/**
 * What has to be known of news before anybody writes about it. The question stands in every tool that writes news, and its
 * answer decides what is written and what is said first.
 */
import type { ToolSlug } from '../../../schema/tool-catalog'
import type { ChoiceField } from './fields'
import { type Proposal, proposalFor } from './propose'

const GATES = [
  {
    id: 'none',
    label: 'None of this',
    words: [],
    notice: undefined,
  },
  {
    id: 'harm',
    label: 'Somebody is hurt, harmed or loses something',
    notice: {
      text: 'People are harmed or lose something, so this is written as plain facts. What they must do comes before any headline, pitch or post.',
      slug: 'pr-crisis-response-generator' as ToolSlug,
    },
    // House list: common words of harm and loss.
    words: [
      ...[
        'hurt',
        'injur*',
        'died',
        'dies',
        'death*',
        'dead',
        'killed',
        'kills',
        'victim*',
        'hospital*',
        'poison*',
        'sick',
      ],
      ...['recall*', 'contaminat*', 'fire', 'explosion', 'explod*', 'crash*', 'collapse*', 'drown*', 'accident*'],
      ...['layoff*', 'laid off', 'lay off', 'job cuts', 'redundan*', 'closing', 'to close', 'strike', 'walkout'],
      ...['breach*', 'hack*', 'leak*', 'stolen', 'stole', 'ransomware', 'outage*', 'bankrupt*', 'insolven*', 'evict*'],
    ],
  },
  {
    id: 'accusation',
    label: 'It accuses a person or a company by name',
    notice: {
      text: 'It accuses somebody by name. Publish nothing before a lawyer has read it and the accused could answer; write what is established, and who says what.',
      slug: undefined,
    },
    words: [
      'accus*',
      'allege*',
      'allegation*',
      'fraud',
      'liar',
      'lied',
      'lies',
      'scam*',
      'harass*',
      'racist',
      'stole from',
      'exposed',
      'incompetent',
      'corrupt*',
      'thief',
      'crook*',
    ],
  },
  {
    id: 'confidential',
    label: 'It may not be public yet',
    notice: {
      text: 'It may not be public yet. Send it to nobody without an embargo in writing, and to nobody at all while a law, a contract or a stock exchange forbids it.',
      slug: undefined,
    },
    words: [
      'confidential*',
      'secret*',
      'not public',
      'nda',
      'under embargo',
      'not announced',
      'do not share',
      "don't share",
      'internal only',
      'insider',
    ],
  },
  {
    id: 'claim',
    label: 'It promises something about health, money or the environment',
    notice: {
      text: 'Promises about health, money or the environment have rules of their own in most countries. Have the evidence at hand, and ask a lawyer before you publish them.',
      slug: undefined,
    },
    words: [
      'cure*',
      'heals',
      'treats',
      'prevents',
      'clinically',
      'weight loss',
      'guaranteed',
      'returns of',
      'risk-free',
      'carbon neutral',
      'climate neutral',
      'carbon-neutral',
      'eco-friendly',
      'sustainable',
      'biodegradable',
      'plastic-free',
      'zero emission*',
      'net zero',
      'green',
    ],
  },
] as const

/** What is said first, with the tool that helps more. */
type GateNotice = { text: string; slug: ToolSlug | undefined }

export const gateField = {
  kind: 'choice',
  label: 'Is any of this true?',
  hint: 'It decides what may be written.',
  optional: true,
  isQuestion: true,
  options: GATES.map(({ id, label }) => ({ value: id, label })),
} satisfies ChoiceField

/** What follows from the answer. */
export const gateNotice = (gate: string | undefined): GateNotice | undefined =>
  GATES.find(({ id }) => id === gate)?.notice

/** The answer that the words of a visitor suggest. */
export const gateProposal = (text: string): Proposal | undefined => proposalFor(text, GATES)
