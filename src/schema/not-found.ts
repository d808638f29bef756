/** What an address without a page shows. */
import { z } from 'zod'
import { pageHead } from './blocks'
import { label, link, picture, text, title } from './fields'

export const notFoundSchema = z
  .strictObject({
    title: pageHead.title,
    description: text('One sentence for programs that read the page; search engines leave it out.'),
    heading: label('The large figure.', '404'),
    text: text('The sentence below it.'),
    button: label('Words of the link to the home page.', 'Return to Home'),
    image: picture('Picture beside these words. Leave it out for a page without one.', 800).optional(),
    imageAlt: text('Alt text: what the picture shows. Leave it out if the picture is only decoration.').optional(),
    destinations: z
      .strictObject({
        heading: title('Heading above the links.', 'Where the others are'),
        links: z
          .array(
            z.strictObject({
              link: link('Where it leads: a path of this site or an https: address.'),
              title: title('Words of the link.'),
              summary: text('What is there, in one sentence.'),
            }),
          )
          .min(1)
          .meta({ description: 'The most likely pages, most likely first.' }),
      })
      .meta({
        description:
          'Where to go instead, below the search of the site. The page of a missing case study also shows it.',
      })
      .optional(),
    caseStudy: z
      .strictObject({
        heading: title('Heading when a case study does not exist.'),
        text: text('The sentence below it.'),
        button: label('Words of the link to the customers page.', 'Back to Our Work'),
      })
      .meta({ description: 'What visitors see when a case study does not exist.' }),
  })
  .meta({ title: 'Not found', description: 'The page for addresses that do not exist.' })

export type NotFoundPage = z.output<typeof notFoundSchema>
