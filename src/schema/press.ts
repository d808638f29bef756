/** The newsroom: releases, and what reporters find beside them. */
import { z } from 'zod'
import { pageHead } from './blocks'
import {
  aliases,
  calendarDate,
  dayOrHour,
  email,
  label,
  pageTitle,
  paragraphs,
  picture,
  reference,
  shareImage,
  summary,
  text,
  title,
  yesOrNo,
} from './fields'

export const pressReleaseSchema = z
  .strictObject({
    title: pageTitle('Headline of the release.', 'Acme opens an office in Lisbon'),
    summary: summary('The news in one or two sentences; shown in the newsroom and in search results.'),
    place: label('Where the release is from, as its first words.', 'NEW YORK'),
    date: calendarDate('Day that visitors see as the day of the release, as YYYY-MM-DD.'),
    shareImage,
    draft: yesOrNo('true keeps the release off the public site.').optional(),
    publishAt: dayOrHour(
      'First day on which the release is public, with the hour if it matters (2024-01-15 09:00): the end of the embargo.',
    ).optional(),
    aliases,
  })
  .meta({ title: 'Press release', description: 'A release; the text below the second --- is Markdown.' })

export const pressPageSchema = z
  .strictObject({
    ...pageHead,
    heading: title('Heading of the page.'),
    intro: text('The sentence below the heading.'),
    releasesHeading: title('Heading above the releases.'),
    noReleases: text('Words on the page while the list of releases is empty.'),
    boilerplate: z
      .strictObject({
        heading: title('Heading above the text.'),
        text: paragraphs('What every release ends with: who the agency is. A blank line starts a new paragraph.'),
      })
      .meta({ description: 'About the agency, ready to be copied.' }),
    factsHeading: title('Heading above the facts.'),
    facts: z
      .array(z.strictObject({ label: label('What the fact is about.', 'Founded'), value: title('The fact.', '2023') }))
      .min(1)
      .meta({ description: 'Facts for a box beside an article.' }),
    contactsHeading: title('Heading above the people to reach.'),
    contacts: z
      .array(
        z.strictObject({
          topic: title('What they answer questions about.', 'Crisis communication'),
          person: reference(
            'people',
            'Id of who answers. What is left out below is then taken from the file of the person.',
          ).optional(),
          role: title('Who answers, by role. Leave it out for a person.', 'Head of the crisis desk').optional(),
          email: email('Their address. Leave it out for a person whose file has one.').optional(),
          telephone: label('Their telephone number with the code of the country.', '+1 212 555 0142').optional(),
        }),
      )
      .min(1)
      .meta({ description: 'People to reach, by topic.' }),
    kit: z
      .strictObject({
        heading: title('Heading above the files.'),
        text: text('What reporters may do with the files.'),
        pictures: z
          .array(
            z.strictObject({
              image: picture('Picture to download, as it is.', 700),
              imageAlt: text('Alt text: what the picture shows.'),
              caption: text('What it shows, and whom to credit.'),
            }),
          )
          .min(1)
          .meta({ description: 'Pictures to download. The logo of the theme is added by itself.' }),
      })
      .meta({ description: 'Pictures and logo, one by one and as one file.' }),
    aliases,
  })
  .meta({ title: 'Newsroom', description: 'The newsroom for reporters.' })

export type PressPage = z.output<typeof pressPageSchema>
