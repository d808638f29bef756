/** What the crisis tool writes: sentences for any event, for a false claim, for each kind of event; and duties to report. */
import { z } from 'zod'
import { lengths } from '../../lib/lengths'
import { addressPart, label, text, title, webAddress } from '../fields'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

/** What a sentence of the documents can hold: our name, the thing, and the emergency number of the country. */
export const CRISIS_PHRASES = ['organization', 'thing', 'emergency'] as const

/** Where a duty to report holds. */
export const CRISIS_COUNTRIES = ['us', 'eu', 'uk'] as const

/** After which harm alone a duty to report holds. */
const HARMS = ['hurt', 'died'] as const

/** Answers that words propose. */
const TRUTHS = ['exercise', 'nothing', 'false', 'unknown'] as const

const said = sentence(CRISIS_PHRASES)

const sentences = (description: string, example?: string) =>
  z.array(said('One or two sentences.', example)).default([]).meta({ description })

const advice = z.array(text('One sentence.')).default([])

/** The sentences about an event, of which the four documents are made. */
const documentTexts = {
  blank: label('What stands in brackets for {thing} while visitors leave it open.', 'product, model or batch'),
  subject: said(
    'Subject of the message to the people affected, and headline for the media.',
    'Safety warning: {thing}',
  ),
  greeting: label(
    'How the message to the people affected greets them. Without it: Hello.',
    'Dear neighbors',
  ).optional(),
  order: said(
    'What the people affected must do first. It has to be safe also while it is not known what happened. Where a visitor tells people what to do, it becomes a blank to take over.',
    'Do not use: {thing}.',
  ).optional(),
  now: sentences('What else they do or need to know, in this order.', 'If you feel ill, see a doctor.'),
  ifHarmed: sentences(
    'Lines that stand there unless a visitor says that nobody is hurt.',
    'Families can call [number].',
  ),
  feeling: said('A word to the people affected, where nobody has died. It must be true for every reader.').optional(),
  apology: text(
    'An apology, which visitors take over where it is certain that it happened. Without it, none stands there.',
  ).optional(),
  unknown: text(
    'What is said while a visitor is still finding out. Without it: We do not know everything yet, and are finding out more.',
    'We do not know yet what it is.',
  ).optional(),
  leak: text(
    'The one line for reporters where the event is confidential. Without it: We do not comment on reports of this kind.',
    'We do not speak about clients.',
  ).optional(),
  doing: text('What is probably being done. It stands in brackets, as a proposal.', 'stopping sales').optional(),
  staff: sentences('What staff do now, beside what holds in every crisis.'),
  tell: text(
    'Who hears it first, as advice for the first hours. It does not stand there while nothing may be written.',
    'Call those affected one by one before anything is public.',
  ).optional(),
  dos: advice.meta({ description: 'Advice for the first hours, beside what holds in every crisis.' }),
}

const kind = z.strictObject({
  id: addressPart('Short name by which a browser keeps the choice of a visitor. Do not change it later.', 'outage'),
  label: label('Name of the kind of event, as visitors choose it.', 'An outage'),
  ask: text('What visitors write as {thing}, so that it fits the sentences of this kind. It ends in an example.'),
  words: proposingWords,
  isSafety: z.boolean().default(false).meta({
    description:
      'Whether people have to act to stay safe. Then an order stands before everything else, unless it is a blank.',
  }),
  saysUnhurt: z.boolean().default(false).meta({
    description:
      'Whether the documents say that you know of nobody who is hurt, or that it is not known, where a visitor answers so.',
  }),
  orderStays: z.boolean().default(false).meta({
    description:
      'Whether the order saves lives, so that what a visitor tells people to do stands after it, and condolences too.',
  }),
  isLasting: z.boolean().default(false).meta({
    description:
      'Whether people can still be harmed after such an event is over, as by a meal or a product that they have. Then its sentences stay.',
  }),
  actionLeads: z.boolean().default(false).meta({
    description:
      'Whether what a visitor tells people to do keeps them from harm in such an event, so that it stands right after what happened.',
  }),
  readers: label('Who reads the internal message. Without it: staff.', 'members').optional(),
  isOfStaff: z.boolean().default(false).meta({
    description: 'Whether the people affected are staff, so that they hear it before customers and the public.',
  }),
  agreed: text(
    'With whom every text has to be agreed. It stands above each document.',
    'Only in words that the police have agreed.',
  ).optional(),
  isLieOfOthers: z.boolean().default(false).meta({
    description:
      'Whether others send or say something untrue in such an event. Then a denial changes no sentence of it.',
  }),
  isAccused: z.boolean().default(false).meta({
    description:
      'Whether people say that they were hurt or treated badly. A denial is a word against them: the texts say instead that it is not known yet.',
  }),
  isDecision: z.boolean().default(false).meta({
    description: 'Whether you decide such an event yourselves. Then the texts say what is decided, not what happened.',
  }),
  isConfidential: z.boolean().default(false).meta({
    description: 'Whether such an event is confidential until a visitor says that it may be public.',
  }),
  ...documentTexts,
})

const duty = z.strictObject({
  id: addressPart('Short name by which calendars know the deadline again.', 'eu-data'),
  country: z.enum(CRISIS_COUNTRIES).meta({ description: 'Where the duty holds.' }),
  kinds: z
    .array(label('The id of a kind.', 'data'))
    .min(1)
    .meta({ description: 'Kinds of event for which it holds, by their ids.' }),
  harm: z.enum(HARMS).optional().meta({
    description:
      'Only where somebody is hurt, or only where somebody has died. Leave it out for a duty without this condition.',
  }),
  authority: title('To whom the report goes.', 'The data protection authority'),
  text: text('Who reports what, in one or two sentences.'),
  limit: z
    .string()
    .max(lengths.label, { abort: true })
    .regex(/^(?:at once|\d{1,3} (?:hours|days|working days|days before))$/)
    .meta({
      description:
        'By when: “at once”, or a number of hours, days or working days from the moment when you learn of it; or of days before it takes effect, as in “60 days before”.',
      example: '72 hours',
      field: { role: 'text' },
    }),
  source: title('The rule that says so.', 'GDPR, Article 33'),
  url: webAddress('The page with the rule.'),
  reviewed: reviewed
    .meta({
      ...reviewed.meta(),
      description: 'The day on which somebody last read the rule, where it is not that of the whole table.',
    })
    .optional(),
})

export const crisisTable = z
  .strictObject({
    reviewed,
    neutral: z.strictObject(documentTexts).meta({
      description: 'Sentences for an event of which the kind is not chosen. They must be true of any event.',
    }),
    denial: z
      .strictObject({ ...documentTexts, claim: sentences('The denial, and what shows that the claim is not true.') })
      .meta({
        description: 'Sentences for something that is not true. They repeat no more of the claim than {thing}.',
      }),
    kinds: z.array(kind).meta({
      description:
        'Kinds of event, in the order in which visitors choose from them. Each sentence has to be true of mild and grave, open and settled cases; what depends on the case stands in [brackets].',
    }),
    truth: z
      .array(z.strictObject({ id: z.enum(TRUTHS).meta({ description: 'The answer.' }), words: proposingWords }))
      .meta({
        description: 'Words that propose an answer to “What is true of it?”, the gravest answer first.',
      }),
    people: z
      .strictObject({
        unhurt: proposingWords.meta({ description: 'Words that say that nobody is hurt.' }),
        died: proposingWords.meta({ description: 'Words that say that somebody has died.' }),
        hurt: proposingWords.meta({ description: 'Words that say that somebody is hurt or ill.' }),
        animals: proposingWords.meta({ description: 'Animals. That one died says nothing about a person.' }),
        accused: proposingWords.meta({ description: 'Words of an accusation. No denial is proposed then.' }),
        safe: proposingWords.meta({ description: 'Words that say “safe”. No kind of event is proposed then.' }),
        bodies: proposingWords.meta({
          description: 'Words about the bodies of people. A text for print that has one says itself how they are.',
        }),
        recovered: proposingWords.meta({
          description: 'Words after which a wish for recovery comes too late in a text for print.',
        }),
      })
      .meta({ description: 'Words about people in the texts of visitors.' }),
    dos: advice.meta({ description: 'What to do in the first hours of every crisis.' }),
    tell: advice.meta({
      description: 'How to tell people in the first hours. It does not stand there while nothing may be written.',
    }),
    donts: advice.meta({ description: 'What not to do in the first hours of every crisis.' }),
    duties: z.array(duty).default([]).meta({
      description: 'Duties to report with a deadline. Keep those that somebody reads again every year.',
    }),
  })
  .meta({
    title: 'Crisis',
    description: 'What the crisis tool writes with: sentences of the four documents, checklists, and duties to report.',
  })

export type CrisisTable = z.output<typeof crisisTable>
export type CrisisKind = CrisisTable['kinds'][number]
/** What the documents need of a kind, of a denial, and of an event of which the kind is open. */
export type CrisisTexts = CrisisTable['neutral']
export type Duty = CrisisTable['duties'][number]
