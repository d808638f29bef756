/** Pages that exist once. */
import { z } from 'zod'
import { callToAction, labelledLink, pageHead, processStep, questions, sampleNote, statistic, terms } from './blocks'
import { aliases, label, link, picture, reference, text, title, toolSlug } from './fields'
import { logoEntry } from './logo'
import { officeSchema } from './office'

export const homeSchema = z
  .strictObject({
    ...pageHead,
    hero: z
      .strictObject({
        headline: title('The headline that fills the screen.'),
        line: text('The line below it.'),
        button: label('Words on the button to the booking page.', "Let's Work Together"),
        image: picture('Picture of the hero.', 1600, '85% 50%'),
      })
      .meta({ description: 'The first screen.' }),
    logos: z
      .strictObject({
        heading: title('Heading above the logos.'),
        sample: sampleNote.optional(),
        clients: z.array(logoEntry).min(1).meta({ description: 'Clients, each by its name or its logo.' }),
      })
      .meta({ description: 'The carousel of client logos. Leave it out for a page without it.' })
      .optional(),
    evidence: z
      .strictObject({
        heading: title('Heading above the results.'),
        lead: reference('case-studies', 'Id of the case study that leads, with its picture.'),
        more: z
          .array(reference('case-studies', 'Id of a case study.'))
          .max(6)
          .default([])
          .meta({ description: 'Up to six further case studies, each with the first of its results.' }),
        sample: sampleNote.optional(),
      })
      .meta({ description: 'Results of case studies, below the logos. Leave it out for a page without them.' })
      .optional(),
    tilesHeading: title('Heading above the service tiles.'),
    tiles: z
      .array(
        z.strictObject({
          title: title('Name of the service.'),
          description: text('What it does, in one sentence.'),
          url: link('Page of the service.'),
          client: title(
            'Name of the client whose case study "Learn More" opens. Leave it out where there is none.',
          ).optional(),
          clientSlug: reference(
            'case-studies',
            'Id of that case study. Without it, "Learn More" leads to the page of the service.',
          ).optional(),
          backgroundImage: picture('Picture of the tile.', 700),
        }),
      )
      .min(1)
      .meta({ description: 'The full-height service tiles.' }),
    packages: z
      .strictObject({
        heading: title('Heading beside the prices.'),
        text: text('The sentence below it.'),
        links: z.array(labelledLink).min(1).meta({ description: 'Where the prices lead.' }),
      })
      .meta({
        description:
          'The packages of the startups page with their prices, below the tiles. Leave it out for a page without them.',
      })
      .optional(),
    stories: z
      .strictObject({
        heading: title('Heading above the posts.', 'From the desk'),
        link: labelledLink.meta({ description: 'The way to all posts.' }),
      })
      .meta({ description: 'The three newest posts, above the contact form. Leave it out for a page without them.' })
      .optional(),
    aliases,
  })
  .meta({ title: 'Home', description: 'The home page.' })

export const servicesPageSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.'),
    intro: text('The sentence below the heading.'),
    priceLabel: label('Words before a price.', 'Starting at'),
    quoteButton: label('Words on the booking button of each card.', 'Get Quote'),
    cards: z
      .array(reference('services', 'Id of a service.'))
      .min(1)
      .meta({ description: 'Services with a card, in order.' }),
    processHeading: title('Heading above the steps.'),
    process: z.array(processStep).min(1).meta({ description: 'How the work goes, step by step.' }),
    moreHeading: title('Heading above the other service pages.'),
    more: z.array(reference('services', 'Id of a service.')).meta({ description: 'Further service pages, in order.' }),
    packages: callToAction
      .extend({ link: link('The page of the packages.') })
      .meta({ description: 'The way to packages at a fixed price.' })
      .optional(),
    terms: terms.meta({ description: 'What the monthly price covers, and how the work ends.' }).optional(),
    questions: questions.meta({ description: 'Questions and answers.' }).optional(),
    callToAction: callToAction.meta({ description: 'The end of the page.' }),
    aliases,
  })
  .meta({ title: 'Services overview', description: 'The overview of all services.' })

export const customersSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.', 'Our customers'),
    intro: text('The sentence below the heading.'),
    sample: sampleNote.optional(),
    stats: z.array(statistic).min(2).max(6).meta({ description: 'Two to six figures.' }),
    readButton: label('Words on the button to a case study.', 'Read Case Study'),
    callToAction: callToAction.meta({ description: 'The end of the page.' }),
    aliases,
  })
  .meta({ title: 'Customers', description: 'The page of all customers.' })

export const contactSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.'),
    intro: text('The sentence below the heading.'),
    slides: z
      .array(
        z.strictObject({
          title: title('What the slide shows, in a few words.'),
          text: text('One sentence about it.'),
          image: picture('Picture of the slide.', 1400),
          imageAlt: text('Alt text: what the picture shows.'),
        }),
      )
      .min(1)
      .meta({ description: 'Slides of the carousel at the top.' }),
    form: z
      .strictObject({
        heading: title('Heading above the contact form.', 'Ready to shape your story?'),
        text: text('The sentence below it.'),
      })
      .meta({ description: 'The contact form, shown on the home page and on case studies too.' }),
    offices: z.array(officeSchema).default([]).meta({
      description:
        'The offices, the seat of the company first: with the addresses for mail on the contact page, and beside the legal texts.',
    }),
    aliases,
  })
  .meta({ title: 'Contact', description: 'The contact page.' })

export const blogPageSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.'),
    intro: text('The sentence below the heading.'),
    newsletter: z
      .strictObject({
        heading: title('Heading of the newsletter box.'),
        text: text('What a reader gets, and how often.'),
        button: label('Words on the button.', 'Subscribe'),
      })
      .meta({ description: 'The newsletter box at the end.' }),
    aliases,
  })
  .meta({ title: 'Blog', description: 'The list of all posts.' })

/** A page that introduces a list: of guides, of tools. */
const listPageSchema = z.strictObject({
  ...pageHead,
  heading: title('Heading of the page.'),
  intro: text('The sentence below the heading.'),
  aliases,
})

export const resourcesPageSchema = listPageSchema
  .extend({
    startHere: label(
      'Words above the first guide, which leads the list. Leave it out, and all guides have the same weight.',
      'Start here',
    ).optional(),
    callToAction: callToAction.meta({ description: 'The end of every guide.' }),
  })
  .meta({ title: 'Resources overview', description: 'The list of all guides.' })
export const searchPageSchema = listPageSchema.meta({
  title: 'Search',
  description: 'The search of the whole site, and the list of all pages.',
})
export const toolsPageSchema = listPageSchema
  .extend({
    callToAction: callToAction.meta({ description: 'The end of the page of every tool.' }),
    explanations: z
      .array(
        z.strictObject({
          tool: toolSlug('The last part of the address of a tool.'),
          link: link('The post or guide that explains the subject of the tool.'),
        }),
      )
      .default([])
      .meta({ description: 'What to read after using a tool.' }),
  })
  .meta({ title: 'Tools overview', description: 'The list of all tools.' })

export type HomePage = z.output<typeof homeSchema>
export type ServicesPage = z.output<typeof servicesPageSchema>
export type CustomersPage = z.output<typeof customersSchema>
export type ContactPage = z.output<typeof contactSchema>
export type BlogPage = z.output<typeof blogPageSchema>
export type ToolsPage = z.output<typeof toolsPageSchema>
export type ResourcesPage = z.output<typeof resourcesPageSchema>
export type ListPage = z.output<typeof resourcesPageSchema | typeof toolsPageSchema>
