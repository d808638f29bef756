/** The team page, which shows the people of the agency. */
import { z } from 'zod'
import { callToAction, pageHead } from './blocks'
import { aliases, text, title } from './fields'

export const teamPageSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.', 'Who we are'),
    intro: text('The sentence below the heading.'),
    callToAction: callToAction
      .meta({ description: 'The end of the page. Leave it out for a page without an invitation.' })
      .optional(),
    aliases,
  })
  .meta({ title: 'Team', description: 'The team page, which shows each person whose file says "team: true".' })

export type TeamPage = z.output<typeof teamPageSchema>
