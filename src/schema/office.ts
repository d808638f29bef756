/** Who the agency is in law, and how people reach it besides the form. */
import { z } from 'zod'
import { label, text, title } from './fields'

export const officeSchema = z
  .strictObject({
    heading: title('Heading above the ways to reach the agency.', 'Reach us directly'),
    legalName: label('Name of the company in law.', 'Northfold PR LLC'),
    address: z
      .array(label('One line of the address.', '12 Harbor Street'))
      .min(1)
      .meta({ description: 'Postal address, one line each. Many countries ask for it by law.' }),
    telephone: label(
      'Telephone number with the code of the country, if people may call.',
      '+1 212 555 0142',
    ).optional(),
    hours: label('When somebody answers.', 'Monday to Friday, 9 a.m. to 6 p.m.'),
    timeZone: label('Time zone of these hours.', 'Eastern Time (New York)'),
    languages: label('Languages in which people can write or call.', 'English and Spanish').optional(),
    note: text('What else helps, such as what happens outside these hours.').optional(),
  })
  .meta({
    description: 'An office: the company in law, its address and its hours.',
  })

export type Office = z.output<typeof officeSchema>
