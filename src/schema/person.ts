/** A person with a name: of the agency, or somebody whom its pages name. */
import { z } from 'zod'
import { profile } from './blocks'
import { email, imageFocus, label, picture, spokenLanguage, text, title, wholeNumber, yesOrNo } from './fields'

export const personSchema = z
  .strictObject({
    name: label('Name of the person as visitors see it.', 'Ann Lee'),
    role: title('What the person does.', 'Head of media relations'),
    company: title('Where the person works, if that is not the agency.', 'Acme').optional(),
    photo: picture('Portrait of the person. Leave it out to show the initials.', 400).optional(),
    photoAlt: text('Alt text: what the portrait shows. Leave it out if the portrait is only decoration.').optional(),
    photoFocus: imageFocus,
    email: email('Email address, if visitors may write to the person.').optional(),
    telephone: label(
      'Telephone number with the code of the country, if visitors may call.',
      '+1 212 555 0142',
    ).optional(),
    languages: z
      .array(spokenLanguage('Code of a language that the person speaks.'))
      .default([])
      .meta({ description: 'Languages that the person speaks, one code per line.' }),
    profiles: z.array(profile).default([]).meta({ description: 'Profiles of the person on other sites.' }),
    team: yesOrNo('true shows the person on the team page.').optional(),
    order: wholeNumber('Place on the team page: 1 is the first one. People without a place come last, by name.', {
      min: 1,
      example: '3',
    }).optional(),
  })
  .meta({
    title: 'Person',
    description: 'A person with a name; the text below the second --- is Markdown and says who that is.',
  })

export type Person = z.output<typeof personSchema>
