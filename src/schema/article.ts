/** What is written in Markdown: blog posts and resource guides. */
import { z } from 'zod'
import {
  aliases,
  calendarDate,
  category,
  dayOrHour,
  imageFocus,
  label,
  pageTitle,
  personOrWords,
  picture,
  reference,
  shareImage,
  summary,
  tag,
  text,
  wholeNumber,
  yesOrNo,
} from './fields'

export const blogSchema = z
  .strictObject({
    title: pageTitle(
      'Title of the post: the large words of its page, on cards and in search results.',
      'How to brief an agency',
    ),
    excerpt: summary('What the post says, in one or two sentences; shown on cards and in search results.'),
    image: picture('Picture of the post, at the top of its page and on cards.', 800),
    imageAlt: text('Alt text: what the picture shows. Leave it out if the picture is only decoration.').optional(),
    imageFocus,
    shareImage,
    author: personOrWords('Id of the person who wrote it, or a desk or a role in words.', 'The media desk'),
    date: calendarDate('Day that visitors see as the day of publication, as YYYY-MM-DD.'),
    category: category(
      'One of the categories that the settings of the site list. Leave it out only where they list none.',
    ).optional(),
    readTime: label('Reading time as visitors see it. Leave it out to have it calculated.', '5 min read').optional(),
    tags: z.array(tag('One tag.')).default([]).meta({ description: 'Keywords, one per line.' }),
    draft: yesOrNo('true keeps the post off the public site.').optional(),
    publishAt: dayOrHour(
      'First day on which the post is public, with the hour if it matters: 2024-01-15 09:00. Leave it out to publish at once.',
    ).optional(),
    aliases,
  })
  .meta({ title: 'Blog post', description: 'An article of the blog; the text below the second --- is Markdown.' })

export const resourceSchema = z
  .strictObject({
    title: pageTitle('Title of the guide: the large words of its page, in lists and in search results.'),
    summary: summary('What a reader takes away, in one or two sentences; shown in lists and in search results.'),
    kind: label('What kind of guide it is, in a word or two.', 'Two-day workshop').optional(),
    order: wholeNumber('Place in the list of guides: 1 is the first one. Guides without a place come last.', {
      min: 1,
      example: '3',
    }).optional(),
    image: picture('Picture of the guide, at the top of its page and in the list of guides.', 400).optional(),
    imageAlt: text('Alt text: what the picture shows. Leave it out if the picture is only decoration.').optional(),
    imageFocus,
    updated: calendarDate('Day of the last important change, as YYYY-MM-DD.'),
    shareImage,
    related: z
      .array(reference('resources', 'Id of a related guide.'))
      .default([])
      .meta({ description: 'Guides to read next.' }),
    nextTool: reference('tools', 'Id of the tool that helps with what the guide is about.').optional(),
    aliases,
  })
  .meta({ title: 'Resource guide', description: 'A guide; the text below the second --- is Markdown.' })

export type BlogFields = z.output<typeof blogSchema>
export type ResourceFields = z.output<typeof resourceSchema>
