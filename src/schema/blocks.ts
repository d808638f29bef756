/** Pieces that several collections share. */
import { z } from 'zod'
import { networkOf } from '../lib/networks'
import {
  label,
  link,
  pageTitle,
  paragraphs,
  reference,
  searchDescription,
  text,
  title,
  webAddress,
  wholeNumber,
} from './fields'

export const processStep = z.strictObject({
  step: wholeNumber('Number of the step, starting with 1.', { min: 1, example: '1' }),
  title: title('Name of the step.'),
  description: text('What happens in this step, in one or two sentences.'),
})

export const statistic = z.strictObject({
  value: label('The figure as visitors see it.', '98%'),
  label: title('What the figure counts.', 'Client retention'),
  source: text('Where the figure comes from. Leave it out only while it is sample copy.').optional(),
})

export const testimonial = z.strictObject({
  quote: paragraphs('What the client says, without quotation marks.'),
  role: title(
    'Who says it, by role. Leave it out for a person whose file says it. In sample copy it is a role and a kind of company, and no invented name.',
    'CEO, phone maker',
  ).optional(),
  name: label('Name of who says it, if the person agrees to be named.', 'Ann Lee').optional(),
  company: title('Where that person works.', 'Acme').optional(),
  person: reference(
    'people',
    'Id of the person who says it, instead of a name. The portrait then stands beside the words.',
  ).optional(),
})

/** A profile on a social network. A host that is known says its name. */
export const profile = z
  .strictObject({
    url: webAddress('Address of the profile.').meta({
      description: 'Address of the profile.',
      example: 'https://www.linkedin.com/company/acme',
      field: { role: 'webAddress', isProfile: true },
    }),
    label: label(
      'Name of the network, as visitors read it. Leave it out for the large networks, whose addresses say it.',
      'Mastodon',
    ).optional(),
  })
  .transform(({ url, label = networkOf(url) ?? '' }) => ({ url, label }))

/** What visitors read wherever invented facts carry the name of a real company. */
export const sampleNote = text(
  'What visitors read while facts here are invented. Remove the line once every fact is true; launch-check asks for it.',
  'Sample: the company is real, and the facts about our work for it are invented.',
)

export const callToAction = z.strictObject({
  heading: title('The invitation at the end of the page.'),
  text: text('One sentence below the heading.'),
  button: label('Words on the button.', 'Book a call'),
})

/** What a price means, and how work ends. */
export const terms = z.strictObject({
  heading: title('Heading above the terms.', 'What the price covers'),
  items: z
    .array(
      z.strictObject({ title: title('What the term is about.', 'Notice'), text: text('The term, in plain words.') }),
    )
    .min(1)
    .meta({ description: 'The terms, one by one.' }),
})

/** What people ask before they buy. */
export const questions = z.strictObject({
  heading: title('Heading above the questions.', 'Questions'),
  items: z
    .array(
      z.strictObject({
        question: title('A question in the words of a client.', 'Do you guarantee coverage?'),
        answer: text('The answer.'),
      }),
    )
    .min(1)
    .meta({ description: 'Questions and answers.' }),
})

export const labelledLink = z.strictObject({
  label: label('Words of the link.'),
  link: link('Where it leads: a path of this site or an https: address.'),
})

/** What a browser tab, a search result and a shared link show. */
export const pageHead = {
  title: pageTitle('Title of the page, shown in the browser tab and in search results (at most 60 characters).'),
  description: searchDescription('One or two sentences for search results and shared links (120 to 160 characters).'),
}
