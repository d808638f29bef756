/** The about page, whose text is the founder letter. */
import { z } from 'zod'
import { pageHead } from './blocks'
import { aliases, label, paragraphs, picture, reference, text, title, webAddress } from './fields'

export const aboutSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the founder letter.', 'Our story'),
    founder: z
      .strictObject({
        person: reference(
          'people',
          'Id of who signs the letter. What is left out below is then taken from the file of the person.',
        ).optional(),
        role: title('Who signs the letter, by role. Leave it out for a person.', 'Founder').optional(),
        photo: picture('Portrait of the founder.', 400).optional(),
        photoAlt: text(
          'Alt text: what the portrait shows. Leave it out if the portrait is only decoration.',
        ).optional(),
        profileUrl: webAddress("The founder's professional-network profile.").optional(),
        profileLabel: label('Words of the link to the profile.').optional(),
      })
      .meta({ description: 'The founder: a person, or a role.' }),
    margin: z
      .strictObject({
        figures: z
          .array(
            z.strictObject({
              value: label('A figure that the letter names.', '1,400'),
              text: text('What it counts, as a short phrase.'),
            }),
          )
          .min(1)
          .meta({ description: 'Figures of the letter.' }),
        image: picture('A picture of something that the letter tells of.', 400),
        imageAlt: text('Alt text: what the picture shows.'),
        caption: text('The sentence below the picture.'),
      })
      .meta({ description: 'Notes beside the letter, and below it on phones. Leave it out for a letter without them.' })
      .optional(),
    about: z
      .strictObject({
        heading: title('Heading of the section about the agency.', 'About the agency'),
        text: paragraphs('What the agency is; a blank line starts a new paragraph.'),
        button: label('Words on the booking button.', 'Start a conversation'),
      })
      .meta({ description: 'The section about the agency.' }),
    rules: z
      .strictObject({
        heading: title('Heading of the section.', 'How we use AI'),
        text: paragraphs('The rule in short; a blank line starts a new paragraph.'),
        items: z.array(text('One rule.')).min(1).meta({ description: 'The rules, one per line.' }),
      })
      .meta({ description: 'Rules that the agency works by, such as for the use of AI.' })
      .optional(),
    aliases,
  })
  .meta({ title: 'About', description: 'The about page; the text below the second --- is the founder letter.' })

export type AboutPage = z.output<typeof aboutSchema>
