import { z } from 'zod'
import { sampleNote, testimonial } from './blocks'
import {
  aliases,
  imageFocus,
  label,
  paragraphs,
  personOrWords,
  picture,
  reference,
  referenceOrText,
  shareImage,
  summary,
  text,
  title,
  webAddress,
} from './fields'

export const caseStudySchema = z
  .strictObject({
    sample: sampleNote.optional(),
    name: title('Name of the client as visitors see it.', 'Northly'),
    category: title('Kind of client or project.', 'Consumer Electronics'),
    challenge: summary('The challenge in one sentence.'),
    solution: text('The solution in one sentence.'),
    results: z.array(title('One result, number first.')).min(1).meta({ description: 'Short results, one per line.' }),
    detailedChallenge: paragraphs('The challenge in full; a blank line starts a new paragraph.'),
    detailedSolution: paragraphs('The solution in full; a blank line starts a new paragraph.'),
    difficulties: paragraphs(
      'What did not work, and what was done about it; a blank line starts a new paragraph.',
    ).optional(),
    detailedResults: z
      .array(text('One result in full.'))
      .min(1)
      .meta({ description: 'Results in full, one per line.' }),
    testimonial: testimonial.meta({ description: 'What the client says about the work.' }).optional(),
    media: z
      .array(
        z.strictObject({
          outlet: title('Name of the outlet, or its kind.', 'Technology weekly'),
          type: label('Kind of coverage.', 'Review'),
          description: text('What it said, in one sentence.'),
        }),
      )
      .default([])
      .meta({ description: 'Media coverage. Leave it out where there is none.' }),
    links: z
      .array(z.strictObject({ title: title('Title of the piece.'), url: webAddress('Its address, https: only.') }))
      .default([])
      .meta({ description: 'Featured coverage, as links to other sites. Leave it out where there is none.' }),
    timeline: title('How long the work took.', '6 weeks'),
    year: label('The year of the work, or its first and last.', '2024').optional(),
    team: title('Who worked on it, in words. Leave it out if the names below say it.', '4 people').optional(),
    teamPeople: z
      .array(personOrWords('Id of a person, or a name or a role in words.', 'The media desk'))
      .meta({ description: 'Who worked on it by name, one per line.' })
      .optional(),
    services: z
      .array(referenceOrText('services', 'Id of a service, or its name in words.'))
      .min(1)
      .meta({ description: 'Services delivered, one per line.' }),
    image: picture('Picture of the case study.', 1100, '50% 50%').optional(),
    imageAlt: text('Alt text: what the picture shows, for people who cannot see it.').optional(),
    imageFocus,
    detail: picture(
      'A second picture, for the part about the solution, such as a detail of the first: a square on wide screens, a strip on others.',
      700,
    ).optional(),
    detailAlt: text('Alt text: what the second picture shows. Leave it out if it is a detail of the first.').optional(),
    nextCase: reference('case-studies', 'Id of the case study to read next.').optional(),
    shareImage,
    aliases,
  })
  .meta({ title: 'Case study', description: 'The work for one client.' })

export type CaseStudyFields = z.output<typeof caseStudySchema>
