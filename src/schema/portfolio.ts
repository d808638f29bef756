import { z } from 'zod'
import { addressPart, label, text, title, webAddress, wholeNumber, yesOrNo } from './fields'

const client = z.strictObject({
  id: addressPart(
    'Id of the client: lowercase letters, digits and single hyphens, the same as the name of its case study.',
    'quiet-mole',
  ),
  name: title('Name of the client.', 'Quiet Mole'),
  challenge: text('The challenge in one or two sentences.'),
  solution: text('The solution in one or two sentences.'),
  results: z.array(title('One result.')).min(1).meta({ description: 'Results, one per line.' }),
  media: z
    .array(z.strictObject({ outlet: title('Name of the outlet, or its kind.'), type: label('Kind of coverage.') }))
    .meta({ description: 'Media coverage.' })
    .optional(),
  links: z
    .array(z.strictObject({ title: title('Title of the piece.'), url: webAddress('Its address, https: only.') }))
    .meta({ description: 'Featured coverage, as links to other sites.' })
    .optional(),
  sector: title('Sector of the client.').optional(),
  region: title('Region of the client.').optional(),
  innovation: title('What is new about the product.').optional(),
  period: title('When the work was done.').optional(),
  services: z.array(title('One service.')).meta({ description: 'Services delivered.' }).optional(),
  hasCaseStudy: yesOrNo(
    'true if the client has a file in case-studies; false if the button should lead to the "not found" page.',
  ),
})

export const portfolioSchema = z
  .strictObject({
    groupTitle: title('Heading of the group.', 'Innovative Tech Startups'),
    groupCategory: title('What the clients of the group have in common, in a few words.'),
    order: wholeNumber('Place of the group on the page, starting with 1.', { min: 1, example: '1' }),
    clients: z.array(client).min(1).meta({ description: 'The clients of the group.' }),
  })
  .meta({ title: 'Portfolio group', description: 'One group of clients on the customers page.' })

export type PortfolioFields = z.output<typeof portfolioSchema>
export type PortfolioClient = PortfolioFields['clients'][number]
