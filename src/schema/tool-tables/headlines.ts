/** What the headline generator writes: sets of eight patterns, and the kinds of news with the words that fill them. */
import { z } from 'zod'
import { addressPart, label, text, yesOrNo } from '../fields'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

/** What visitors type after a topic: each is one phrase, for the place that its question shows. */
const HEADLINE_PHRASES = ['who', 'what', 'number', 'place', 'day', 'reader'] as const

/** How many headlines the tool gives. */
const HEADLINES = 8

const pattern = (slots: readonly string[], free: readonly string[] = []) =>
  z.strictObject({
    name: label('What newsrooms call the pattern, or the plain word for it.', 'Reader first'),
    text: sentence(slots, free)(
      'The headline. Where a visitor left a question open, it has the question in brackets.',
      '{who} {does} {what}',
    ),
    use: text('What the pattern is good for, in one sentence.'),
  })

const anyNews = z.array(pattern(['topic', ...HEADLINE_PHRASES], ['topic'])).length(HEADLINES)
/** `{does}` is the verb of the kind, `{brief}` what is new in short, `{order}` what people must do, `{speaker}` who is quoted, `{ahead}` a day to come. */
const ofKind = z.array(pattern(['does', 'brief', 'order', 'speaker', 'ahead', ...HEADLINE_PHRASES])).length(HEADLINES)
/** Patterns with blanks alone: nothing that was typed may be printed. */
const blanksOnly = z.array(pattern([])).length(HEADLINES)

export const headlineTable = z
  .strictObject({
    reviewed,
    offers: proposingWords.meta({
      description:
        'Words of offers that a trade with rules of its own can hardly make: a phrase with one is not printed.',
    }),
    neutral: anyNews.meta({
      description:
        'Patterns for news of which the tool knows the topic alone. They must be true of a launch and of an accident alike.',
    }),
    good: ofKind.meta({ description: 'Patterns for news that readers like to hear.' }),
    serious: ofKind.meta({ description: 'Patterns for news that some readers do not like to hear.' }),
    harm: ofKind.meta({ description: 'Patterns for news that harms people.' }),
    accusation: ofKind.meta({
      description: 'Patterns for news that accuses somebody. They give who says it by role, and print no name.',
    }),
    life: blanksOnly.meta({
      description: 'Patterns for texts after somebody took, or tried to take, their own life.',
    }),
    news: z
      .array(
        z.strictObject({
          id: addressPart(
            'Short name by which a browser keeps the choice of a visitor. Do not change it later.',
            'launch',
          ),
          label: label('Name of the kind of news, as visitors choose it.', 'A launch'),
          set: z.enum(['good', 'serious', 'harm']).default('good').meta({
            description:
              'Which patterns the kind has. Without it: good. Where it is harm, the crisis tool is offered first.',
          }),
          does: z
            .strictObject({
              one: label('The verb for one, as in “Acme launches”.', 'launches'),
              several: label(
                'The verb for several, and for a day ahead: “three potters launch”, “Acme to launch”.',
                'launch',
              ),
              person: label(
                'The verb where a person is the sender, if it is another. Without it, the verb for one.',
                'says goodbye to',
              ).optional(),
            })
            .meta({
              description:
                'The verb between who and what is new. With a colon at its end, it fits whatever visitors write behind it.',
            }),
          ask: text('What visitors write as what is new, so that it fits behind the verb. It ends in an example.'),
          ahead: label(
            'Where the verb is true before the day: what stands before a day ahead, in brackets where only the visitor knows it. Without it, headlines say “to launch” until then.',
            'From',
          ).optional(),
          forPerson: addressPart(
            'The kind that takes its place where a person is the sender, by its name in this table.',
            'role',
          ).optional(),
          denies: z.boolean().default(false).meta({
            description: 'Whether it says what is true where others claim what is not.',
          }),
          isSearch: yesOrNo('Whether there is no news yet. Its patterns then ask for what could be some.').default(
            false,
          ),
          words: proposingWords,
          patterns: ofKind.optional().meta({ description: 'Patterns of its own, where those of its set do not fit.' }),
        }),
      )
      .meta({ description: 'Kinds of news, in the order in which visitors choose from them.' }),
  })
  .meta({
    title: 'Headlines',
    description: 'What the headline generator writes with: patterns for any news, and the kinds of news.',
  })

export type HeadlineTable = z.output<typeof headlineTable>
