/**
 * What has to be known of news before anybody writes about it. The question stands in every tool that writes news, and its
 * answer decides what is written and what is said first.
 */
import type { ToolSlug } from '../../../schema/tool-catalog'
import type { ChoiceField } from './fields'
import { type Proposal, proposalFor } from './propose'

/** The answers, and house lists of phrases that hardly mean anything else: a proposal that misses costs trust in the next one. */
const GATES = [
  { id: 'none', label: 'None of this', words: [], notice: undefined },
  {
    id: 'harm',
    label: 'Somebody is hurt, harmed or loses something',
    notice: {
      text: 'People are harmed or lose something, so this is written as plain facts. What they must do comes before any headline, pitch or post.',
      slug: 'pr-crisis-response-generator' as ToolSlug,
    },
    words: [
      ...['was injured', 'were injured', 'are injured', 'people injured', 'was hurt', 'were hurt', 'seriously hurt'],
      ...[
        'was killed',
        'were killed',
        'people died',
        'people are dead',
        'drowned',
        'taken to hospital',
        'hospitalized',
      ],
      ...['taken to the hospital', 'food poisoning', 'salmonella', 'listeria', 'contaminated', 'fell ill', 'evacuated'],
      ...['product recall', 'we recall', 'is recalling', 'are recalling', 'recall of', 'caught fire', 'explosion at'],
      ...['derailed', 'data breach', 'data leak', 'ransomware', 'cyberattack', 'was hacked', 'were hacked', 'hackers'],
      ...['were stolen', 'was stolen', 'layoffs', 'lays off', 'laid off', 'job cuts', 'cuts jobs', 'on strike'],
      ...[
        'bankruptcy',
        'insolvency',
        'plant closure',
        'store closures',
        'outage',
        'lose their jobs',
        'cut* * jobs',
        'let * go',
        'letting * go',
        'in hospital',
        'in the hospital',
        'injured',
        'killed',
        'is dead',
        'are dead',
        'found dead',
        'jobs lost',
        'jobs go',
      ],
      ...['passed away', 'has died', 'have died', 'died today', 'died yesterday', 'fatal accident', 'people hurt'],
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
      ...['accused of', 'accuses', 'alleges', 'allegations against', 'is a fraud', 'committed fraud', 'is a liar'],
      ...['liar', 'is lying', 'is a thief', 'a crook'],
      ...[
        'stole',
        'faked',
        'falsified',
        'copied our',
        'robs',
        'robbed',
        'hits his',
        'hits her',
        'beats up',
        'assault*',
        'stolen by',
        'stealing',
        'cheated',
        'cheats',
        'cheating',
        'lied',
        'defraud*',
        'blackmail*',
        'sexual harassment by',
        'brib*',
        'embezzl*',
        'fraudster',
        'behind bars',
        'pocketed',
        'how corrupt',
      ],
      ...[
        'the truth about',
        'what kind of man',
        'what kind of person',
        'lies about',
        'drinking problem',
        'sexually assault*',
        'molest*',
        'scammed',
        'is a scam',
      ],
      ...[
        'harassed',
        'is a racist',
        'is a drunk',
        'is a crook',
        'is corrupt',
        'is incompetent',
        'for grooming',
        'sacked for',
        'fired for',
        'predator',
        'rapist',
        'raped',
        'abused',
        'pedophile',
        'paedophile',
        'pervert',
      ],
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
      ...[
        'not public yet',
        'not yet public',
        'strictly confidential',
        'confidential',
        'codename',
        'code name',
        'not for release',
        'not approved',
      ],
      ...[
        'under nda',
        'nobody must know',
        'nobody may know',
        'no one may know',
        'nobody knows yet',
        'embargo*',
        'secret until',
        'must not be earlier',
        'not announced yet',
        'not yet announced',
        'still secret',
      ],
      ...[
        'do not share',
        "don't share",
        "staff don't know",
        'staff dont know',
        'staff do not know',
        'board only',
        "isn't aware",
        'is not aware yet',
        'strictly private',
        'do not publish',
        'internal only',
        'insider information',
        'not for publication',
      ],
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
      ...[
        'cure',
        'cures',
        'cured',
        'heals',
        'treats',
        'painkiller',
        'detox*',
        'clinically proven',
        'clinically tested',
        'boosts immunity',
        'weight loss',
        'lose weight',
      ],
      ...['lowers blood pressure', 'prevents disease', 'guaranteed return', 'guaranteed returns', 'risk-free'],
      ...['carbon neutral', 'carbon-neutral', 'climate neutral', 'climate-neutral', 'net zero', 'net-zero'],
      ...['zero emissions', 'zero-emission', 'eco-friendly', 'environmentally friendly', 'biodegradable'],
      ...['compostable', 'plastic-free', 'sustainably sourced', 'sustainable packaging'],
    ],
  },
  {
    id: 'joke',
    label: 'It is a joke, or not true',
    notice: {
      text: 'It is a joke: a newsroom could print it as news, so send it to none. On your own pages, say in the first line that it is a joke.',
      slug: undefined,
    },
    words: ['april fool*', 'this is a joke', 'as a joke', 'just kidding', 'is a prank'],
  },
] as const

type Gate = (typeof GATES)[number]['id']

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

/** The answer that the words of a visitor suggest. @param among answers that are asked for; all of them, if left out */
export const gateProposal = (text: string, among?: readonly Gate[]): Proposal | undefined =>
  proposalFor(
    text,
    GATES.filter(({ id }) => among?.includes(id) ?? true),
  )

/** Words that suggest an answer of the gate, for tools that have more answers than these. */
export const gateWords = (gate: string): readonly string[] => GATES.find(({ id }) => id === gate)?.words ?? []

const HOLDS_BACK: ReadonlySet<string> = new Set<Gate>(['accusation', 'confidential', 'joke'])

/** Whether an answer leaves nothing typed in a text: it would be printed as if it were established, public or meant. */
export const holdsBack = (gate: string | undefined): boolean => HOLDS_BACK.has(gate ?? '')
