/** Pieces that several collections share. */
import { z } from 'zod'
import { link, paragraphs, text, wholeNumber } from './fields'

export const processStep = z.strictObject({
  step: wholeNumber('Number of the step, starting with 1.', { min: 1, example: '1' }),
  title: text('Name of the step.'),
  description: text('What happens in this step, in one or two sentences.'),
})

export const statistic = z.strictObject({
  value: text('The figure as visitors see it.', '98%'),
  label: text('What the figure counts.', 'Client retention'),
  source: text('Where the figure comes from. Leave it out only while it is sample copy.').optional(),
})

export const testimonial = z.strictObject({
  quote: paragraphs('What the client says, without quotation marks.'),
  role: text('Who says it: a role and a kind of company, never an invented name.', 'CEO, phone maker'),
})

export const callToAction = z.strictObject({
  heading: text('The invitation at the end of the page.'),
  text: text('One sentence below the heading.'),
  button: text('Words on the button.', 'Book a call'),
})

export const labelledLink = z.strictObject({
  label: text('Words of the link.'),
  link: link('Where it leads: a path of this site or an https: address.'),
})

/** What a browser tab, a search result and a shared link show. */
export const pageHead = {
  title: text('Title of the page, shown in the browser tab and in search results.'),
  description: text('One or two sentences for search results and shared links (50 to 160 characters).'),
}
