/** The free tools that a site shows: their names, their places, and what each is for. */
import { z } from 'zod'
import { aliases, pageTitle, searchDescription, wholeNumber } from './fields'

export const toolSchema = z
  .strictObject({
    title: pageTitle(
      'Name of the tool: the large words of its page, in lists, in the footer and in search results.',
      'Pitch Timer',
    ),
    description: searchDescription(
      'What a visitor gets from it, in one sentence; shown on its page, in lists and in search results.',
    ),
    order: wholeNumber('Place in lists and in the footer: 1 is the first one. Tools without a place come last.', {
      min: 1,
      example: '3',
    }).optional(),
    aliases,
  })
  .meta({
    title: 'Tool',
    description: 'A free tool that the site shows. The name of the file says which of the tools it is.',
  })

export type ToolFields = z.output<typeof toolSchema>
