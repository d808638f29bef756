import { z } from 'zod'
import { callToAction, labelledLink, processStep, statistic, testimonial } from './blocks'
import {
  aliases,
  amount,
  imageFocus,
  label,
  link,
  pageTitle,
  paragraphs,
  picture,
  reference,
  shareImage,
  summary,
  text,
  title,
} from './fields'

const sectionHead = {
  heading: title('Heading of the section.'),
  text: text('An optional sentence below the heading.').optional(),
}

/** The sections a service page can have beyond those that every one has. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points').meta({ description: 'A plain list: deliverables, prevention, story types.' }),
    ...sectionHead,
    items: z.array(text('One point.')).min(1).meta({ description: 'The points, one per line.' }),
  }),
  z.strictObject({
    kind: z
      .literal('cards')
      .meta({ description: 'Titled pieces: modules, frameworks, scenarios, formats, strategies.' }),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({ title: title('Name of the piece.'), description: text('One or two sentences about it.') }),
      )
      .min(1)
      .meta({ description: 'The pieces.' }),
  }),
  z.strictObject({
    kind: z.literal('programs').meta({ description: 'Programs to choose from, each with its length and format.' }),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          name: label('Name of the program.', 'Quick Start'),
          duration: label('How long it takes.', '2 hours'),
          format: label('How it takes place.', '1-on-1 virtual'),
        }),
      )
      .min(1)
      .meta({ description: 'The programs.' }),
  }),
  z.strictObject({
    kind: z.literal('seasons').meta({ description: 'Launch windows of the year.' }),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          season: label('Name and months of the window.', 'CES (January)'),
          focus: text('What to launch then, and why.'),
        }),
      )
      .min(1)
      .meta({ description: 'The launch windows, in the order of the year.' }),
  }),
  z.strictObject({
    kind: z.literal('times').meta({ description: 'Promised times, such as a response within two hours.' }),
    ...sectionHead,
    items: z
      .array(z.strictObject({ value: label('The time.', 'Under 2 hours'), label: text('What happens within it.') }))
      .min(1)
      .meta({ description: 'The times, shortest first.' }),
  }),
  z.strictObject({
    kind: z.literal('timeline').meta({ description: 'Phases in the order they happen.' }),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          when: label('The days of the phase.', 'Days 1-3'),
          title: title('Name of the phase.'),
          description: text('What happens in it.'),
        }),
      )
      .min(1)
      .meta({ description: 'The phases.' }),
  }),
  z.strictObject({
    kind: z.literal('notice').meta({ description: 'A boxed notice, such as limited places.' }),
    heading: title('Heading of the notice.'),
    text: text('The notice itself.'),
    link: labelledLink.meta({ description: 'The page that the notice is about.' }).optional(),
  }),
  z.strictObject({
    kind: z
      .literal('hotline')
      .meta({ description: 'The emergency line: a button to book a call and the email address of the crisis team.' }),
    heading: title('Heading of the section.'),
    text: text('What to do in an emergency.'),
    button: label('Words on the button.', 'Book an emergency call'),
  }),
])

export const serviceSchema = z
  .strictObject({
    title: pageTitle(
      'Name of the service: on cards, in links and in search results. The large words of its page are the headline.',
      'Market Research',
    ),
    summary: summary('What the service does, in one or two sentences; shown on cards and in search results.'),
    price: amount(
      'Price in the currency of the site, without symbols or commas. Leave it out if there is no price.',
    ).optional(),
    priceUnit: z
      .enum(['month', 'project', 'day', 'hour', 'request'])
      .meta({
        description:
          'What the price covers. Leave it out for a month. With request, the page says that the price is on request, and the service needs no amount.',
      })
      .optional(),
    features: z.array(text('One feature.')).min(1).meta({ description: 'What is included, one feature per line.' }),
    image: picture('Picture at the top of the page.', 900),
    imageAlt: text('Alt text: what the picture shows, for people who cannot see it.'),
    imageFocus,
    hero: z
      .strictObject({
        headline: title('The large words at the top of the page.'),
        text: text('The sentence below the headline.'),
        button: label('Words on the button.', 'Book a call'),
      })
      .meta({ description: 'Top of the page.' }),
    buttonLink: link('Where the buttons of the page lead. Leave it out for the booking page.').optional(),
    explanation: z
      .strictObject({
        heading: title('Heading of the explanation.'),
        text: paragraphs('What the service is and when it helps.'),
      })
      .meta({ description: 'What the service is.' }),
    process: z.array(processStep).min(1).meta({ description: 'How the work goes, step by step.' }),
    benefits: z.array(text('One benefit.')).min(1).meta({ description: 'What a client gains, one benefit per line.' }),
    sections: z.array(section).default([]).meta({ description: 'Further sections of the page, in order.' }),
    results: z.array(statistic).min(1).meta({ description: 'Results in figures.' }),
    testimonial: testimonial.meta({ description: 'What a client says.' }).optional(),
    callToAction: callToAction.meta({ description: 'The end of the page.' }),
    related: z
      .array(reference('services', 'Id of a related service.'))
      .default([])
      .meta({ description: 'Services to read next.' }),
    nextCase: reference(
      'case-studies',
      'Id of the case study that shows this service at work: with its picture and its first result beside what a client says, and at the end of the page.',
    ).optional(),
    nextPrice: link(
      'The page that says what this service costs. Leave it out for the overview of all services.',
    ).optional(),
    nextGuide: reference('resources', 'Id of the guide to read next.').optional(),
    shareImage,
    aliases,
  })
  .meta({ title: 'Service', description: 'One service page.' })

export type ServiceFields = z.output<typeof serviceSchema>
/** What the price of a service is for. */
export type PriceUnit = NonNullable<ServiceFields['priceUnit']>
export type ServiceSection = ServiceFields['sections'][number]
