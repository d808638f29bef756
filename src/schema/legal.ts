/** Legal pages: a text, and for two kinds of page the facts that law asks for, as fields. */
import { z } from 'zod'
import { pageHead } from './blocks'
import { aliases, calendarDate, email, label, pageTitle, personOrWords, text, title, webAddress } from './fields'

/**
 * The fields are those of the German DDG (section 5) and MStV (section 18) and of the French LCEN (articles 1-1 and 19), without
 * those of trades that need a permit for each person. Name, address, e-mail and telephone are in the settings already.
 */
const imprint = z.strictObject({
  kind: z.literal('imprint').meta({ description: 'Who publishes the site.' }),
  legalForm: title(
    'Legal form of the company, where its name does not say it.',
    'Limited liability company',
  ).optional(),
  capital: label('Share capital, where the law asks for it.', '10,000 EUR').optional(),
  representedBy: z
    .array(
      personOrWords('Id of a person who represents the company in law, or the name in words.', 'Ann Lee, director'),
    )
    .default([])
    .meta({ description: 'Who represents the company in law, one per line.' }),
  register: title(
    'Register of companies, and the number in it.',
    'Amtsgericht Berlin (Charlottenburg), HRB 12345',
  ).optional(),
  vatId: label('Number for value-added tax.', 'DE123456789').optional(),
  authority: text('Authority that supervises the company, if there is one: its name and its address.').optional(),
  responsible: personOrWords(
    'Id of the person who is responsible for what the site says, or the name in words. In France this is the director of publication.',
    'Ann Lee',
  ).optional(),
  host: z
    .array(label('One line: a name, a part of the address, or a telephone number.', 'Acme Hosting SAS'))
    .default([])
    .meta({
      description: 'The company that keeps the site on its computers, with its address and telephone, one line each.',
    }),
})

/** The parts of the model accessibility statement of the European Union (Implementing Decision 2018/1523). */
const accessibility = z.strictObject({
  kind: z.literal('accessibility').meta({ description: 'How accessible the site is.' }),
  standard: label('The standard that the site is compared with.', 'WCAG 2.2, level AA'),
  status: z.enum(['full', 'partial', 'none']).meta({
    description: 'How much of the standard the site meets: all of it, all but the known limits, or too little.',
  }),
  reviewed: calendarDate('Day on which the site was last compared with the standard, as YYYY-MM-DD.'),
  limits: z
    .array(
      z.strictObject({
        what: title('What is not accessible.', 'Videos have no captions'),
        why: text('Why that is so, and until when.').optional(),
        instead: text('What to use instead.').optional(),
      }),
    )
    .default([])
    .meta({ description: 'Known limits, one by one.' }),
  email: email('Address for reports of barriers. Leave it out for that of the site.').optional(),
  enforcement: z
    .strictObject({
      name: title('Name of the body.', 'Ombudsman for equal treatment'),
      url: webAddress('Its address, https: only.').optional(),
    })
    .meta({ description: 'The body to turn to when an answer does not help. Leave it out where there is none.' })
    .optional(),
})

export const legalSchema = z
  .strictObject({
    title: pageTitle('Title of the page: its large words, and its name in search results.'),
    description: pageHead.description,
    updated: calendarDate('Day of the last important change, as YYYY-MM-DD.'),
    details: z
      .discriminatedUnion('kind', [imprint, accessibility])
      .meta({
        description:
          'Facts that an imprint or an accessibility statement shows beside its text. Names and addresses come from the offices and the settings, and what is tested from the tests. Leave it out for a text alone.',
      })
      .optional(),
    aliases,
  })
  .meta({
    title: 'Legal page',
    description:
      'Privacy policy, terms, imprint or accessibility statement; the text below the second --- is Markdown.',
  })

export type LegalFields = z.output<typeof legalSchema>
type Details = NonNullable<LegalFields['details']>
export type Imprint = Extract<Details, { kind: 'imprint' }>
export type Accessibility = Extract<Details, { kind: 'accessibility' }>
