/** What the headline generator writes: patterns that fit any news, and those of each kind of news. */
import { z } from 'zod'
import { addressPart, label, text } from '../fields'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

/** What visitors type after a topic: each is one phrase, for the place that its question shows. */
export const HEADLINE_PHRASES = ['who', 'what', 'number', 'place', 'day', 'reader'] as const

/** How many headlines the tool gives. */
const HEADLINES = 8

const pattern = z.strictObject({
  name: label('What newsrooms call the pattern, or the plain word for it.', 'Reader first'),
  text: sentence(['topic', ...HEADLINE_PHRASES], ['topic'])(
    'The headline. Where a visitor left a question open, it has the question in brackets.',
    '{who} launches {what}',
  ),
  use: text('What the pattern is good for, in one sentence.'),
})

const patterns = z.array(pattern).length(HEADLINES)

export const headlineTable = z
  .strictObject({
    reviewed,
    neutral: patterns.meta({
      description:
        'Patterns for news of which the tool knows the topic alone. They must be true of a launch and of an accident alike.',
    }),
    news: z
      .array(
        z.strictObject({
          id: addressPart(
            'Short name by which a browser keeps the choice of a visitor. Do not change it later.',
            'launch',
          ),
          label: label('Name of the kind of news, as visitors choose it.', 'A launch'),
          ask: text(
            'What visitors write as what is new, so that it fits the patterns of this kind. It ends in an example.',
          ),
          isHarm: z
            .boolean()
            .default(false)
            .meta({ description: 'Whether such news harms somebody. Then the crisis tool is offered first.' }),
          words: proposingWords,
          patterns: patterns.meta({ description: 'Patterns for this kind of news, in their order.' }),
        }),
      )
      .meta({ description: 'Kinds of news, in the order in which visitors choose from them.' }),
  })
  .meta({
    title: 'Headlines',
    description: 'What the headline generator writes with: patterns for any news, and for each kind of news.',
  })

export type HeadlineTable = z.output<typeof headlineTable>
