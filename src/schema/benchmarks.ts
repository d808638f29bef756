/** Figures of others that the tools show beside what they compute: each with its definition, its size, its source and its date. */
import { z } from 'zod'
import { lengths } from '../lib/lengths'
import { calendarDate, text, title, toolSlug, webAddress } from './fields'

/** After so many years, a build asks for a newer figure. Networks and newsrooms change faster than that. */
const YEARS_UNTIL_OLD = 5

/** “3.43%”, “$1,105”, “51 to 150 words”: it begins with a number, so that a tool can count with it. */
const FIGURE = /^[$€£]?\d[\d.,]*(?: to [$€£]?\d[\d.,]*)?(?:%| [a-z]{1,12})?$/

/** Figures that a tool counts with, beside showing them. */
const USES = ['answers', 'same-day', 'within-a-week'] as const

const benchmarkSchema = z.strictObject({
  tool: toolSlug('The last part of the address of the tool whose page shows it.'),
  label: title('What was measured, and of whom.', 'Pitches that are answered'),
  figure: z
    .string()
    .max(lengths.label, { abort: true })
    .regex(FIGURE)
    .meta({
      description: 'The figure as visitors see it: a number with its unit, or two with “to” between them.',
      example: '3.43%',
      field: { role: 'text' },
    }),
  definition: text('How it was counted: what was divided by what, and which accounts or days belong to it.'),
  size: title('How much was looked at.', 'more than 400,000 pitches'),
  source: title('Who published it, and what it is called.', 'Propel Media Barometer, Q2 2024'),
  url: webAddress('The page that says it.'),
  date: calendarDate('The last day that the figure is about, as YYYY-MM-DD.').meta({
    description: `The last day that the figure is about, as YYYY-MM-DD. The build warns when it is more than ${YEARS_UNTIL_OLD} years ago.`,
    example: '2024-03-31',
    field: { role: 'date', oldAfter: YEARS_UNTIL_OLD },
  }),
  use: z.enum(USES).optional().meta({
    description:
      'What the pitch timer counts with it: the share of pitches that are answered, of answers that come on the same day, and of articles that appear within a week. Without such a figure, it leaves that part out.',
  }),
})

export const benchmarksSchema = z
  .strictObject({
    heading: title('Heading above the figures on the page of a tool.', 'Figures to hold it against'),
    intro: text('What visitors should know before they compare.'),
    benchmarks: z.array(benchmarkSchema).default([]).meta({ description: 'The figures, in the order of the page.' }),
  })
  .meta({
    title: 'Benchmarks',
    description: 'Figures of others on the pages of the tools, each with its source and its date.',
  })

export type Benchmark = z.output<typeof benchmarkSchema>
export type BenchmarkUse = (typeof USES)[number]
