/** The landing page for startups. */
import { z } from 'zod'
import { callToAction, pageHead, questions, testimonial } from './blocks'
import { aliases, amount, label, paragraphs, picture, text, title, webAddress } from './fields'
import { logoEntry } from './logo'

type Table = { columns: string[]; rows: { values: string[] }[] }

/** Says at the row which one has too few or too many values. */
function oneValueForEachColumn({ columns, rows }: Table, context: z.RefinementCtx): void {
  for (const [index, { values }] of rows.entries()) {
    const path = ['rows', index, 'values']
    const wrong = { input: values, origin: 'array' as const, exact: true, path }
    if (values.length < columns.length) context.addIssue({ ...wrong, code: 'too_small', minimum: columns.length })
    if (values.length > columns.length) context.addIssue({ ...wrong, code: 'too_big', maximum: columns.length })
  }
}

export const startupsSchema = z
  .strictObject({
    ...pageHead,
    headline: title('Headline of the page.', 'We love Startups'),
    image: picture('Picture beside the headline. Leave it out for a page without one.', 400).optional(),
    imageAlt: text('Alt text: what the picture shows. Leave it out if the picture is only decoration.').optional(),
    letter: paragraphs('The founder letter; a blank line starts a new paragraph.'),
    signature: title('Who signs the letter: a role.'),
    outlets: z
      .strictObject({
        heading: title('Heading above the outlets.'),
        names: z.array(logoEntry).min(1).meta({ description: 'Outlets, each by its name or its logo.' }),
      })
      .meta({ description: 'Outlets that covered clients. Leave it out for a page without them.' })
      .optional(),
    packagesHeading: title('Heading above the packages.'),
    packages: z
      .array(
        z.strictObject({
          name: label('Name of the package.', 'PR Sprint'),
          price: amount('Price in the currency of the site, without symbols or commas.'),
          features: z
            .array(text('One feature.'))
            .min(1)
            .meta({ description: 'What is included, one feature per line.' }),
          checkoutUrl: webAddress(
            'The payment page of the package. Without it, the button leads to the contact page.',
          ).optional(),
          badge: label('A flag on the card.', 'Limited Time Offer').optional(),
          button: label('Words on the button.', 'Buy PR Sprint'),
        }),
      )
      .min(1)
      .meta({ description: 'Packages at a fixed price.' }),
    comparison: z
      .strictObject({
        heading: title('Heading above the table.', 'Which one do you need?'),
        text: text('An optional sentence below the heading.').optional(),
        columns: z
          .array(label('What is compared.', 'PR Sprint'))
          .min(2)
          .max(6)
          .meta({ description: 'Two to six columns: packages and ways to work together.' }),
        rows: z
          .array(
            z.strictObject({
              label: label('What the row is about.', 'Price'),
              values: z
                .array(title('What is true of the column.', '$999'))
                .min(2)
                .max(6)
                .meta({ description: 'As many values as there are columns, in their order.' }),
            }),
          )
          .min(1)
          .meta({ description: 'Rows of the table.' }),
      })
      .superRefine(oneValueForEachColumn)
      .meta({ description: 'A table that compares what can be bought.' })
      .optional(),
    questions: questions.meta({ description: 'Questions and answers.' }).optional(),
    testimonial: testimonial.meta({ description: 'What a client says.' }).optional(),
    addOns: z
      .strictObject({
        heading: title('Heading above the add-ons.'),
        items: z.array(title('One add-on.')).min(1).meta({ description: 'Add-ons, one per line.' }),
      })
      .meta({ description: 'Add-ons. Leave it out where there are none.' })
      .optional(),
    callToAction: callToAction.meta({ description: 'The end of the page.' }),
    aliases,
  })
  .meta({ title: 'Startups', description: 'The landing page for startups.' })

export type StartupsPage = z.output<typeof startupsSchema>
