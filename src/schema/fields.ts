/**
 * The kinds of field an editor fills in. Every field carries a one-line description in the editors' words;
 * forms, hovers, the reference and error messages all show that same sentence.
 */
import { z } from 'zod'
import { isCurrency } from '../lib/currency'
import { FOCAL_POINT } from '../lib/focal-point'
import { isLanguageCode } from '../lib/language-name'
import { lengths, longWordIn } from '../lib/lengths'
import { isTimeZone, isWallTime } from '../lib/wall-time'
import { LANGUAGE_CODE } from './languages'
import { toolSlugs } from './tool-catalog'

/** What a text stands for beyond its letters; the pipeline checks it against the rest of the content. */
export type FieldRole =
  /** `isOneOfMany`: one of several, such as a tag, so that a comma would part two of them. */
  | { role: 'text'; inSearch?: SearchPart; isOneOfMany?: true }
  /** `oldAfter`: more years ago than this, what the day is about may no longer be so. */
  | { role: 'date'; oldAfter?: number; mayHaveHour?: true }
  /** `width` and `portrait`: see `picture`. */
  | { role: 'picture'; width: number; portrait?: string }
  | {
      role:
        | 'paragraphs'
        | 'link'
        | 'email'
        | 'path'
        | 'timeZone'
        | 'language'
        | 'spokenLanguage'
        | 'currency'
        | 'amount'
        | 'message'
        | 'focalPoint'
        | 'category'
    }
  /**
   * `isProfile`: of a social network, whose name stands beside it where its host does not say it. `isOrigin`: of a whole site,
   * with nothing behind its host.
   */
  | { role: 'webAddress'; isProfile?: true; isOrigin?: true }
  /** An SVG, PNG or WebP file. */
  | { role: 'logo' }
  /** What a tool writes: `{name}` in it is one of the slots. */
  | { role: 'sentence'; slots: readonly string[]; free: readonly string[] }
  | { role: 'reference'; collection: ReferenceTarget; allowText?: true }

/** What a search result shows of a text, which has room for so much: see `searchRoom` in lengths.ts. */
export type SearchPart = 'title' | 'summary' | 'description'

export type ReferenceTarget = 'case-studies' | 'services' | 'resources' | 'blog' | 'people' | 'tools'

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldRole
    /** A value an editor could paste, shown in error messages. */
    example?: string
  }
}

/** A text that is not empty and that its place can show. A text that is too long gets no further checks. */
const sized = (most: number) => z.string().min(1).max(most, { abort: true })

/** The same for a text that visitors read. */
export const words = (most: number) => sized(most).refine((value) => longWordIn(value) === undefined)

function line(most: number) {
  const schema = words(most)
  return (description: string, example?: string) => schema.meta({ description, example, field: { role: 'text' } })
}

/** A few words of plain text: a name, a figure, the words of a link or on a button. Never HTML. */
export const label = line(lengths.label)

/** One of the keywords of a page. */
export const tag = (description: string) =>
  label(description).meta({ description, field: { role: 'text', isOneOfMany: true } })

/** The name of one of the categories of the blog, which the settings list. */
export const category = (description: string) => words(lengths.label).meta({ description, field: { role: 'category' } })

/** A part of an address: lowercase letters, digits and single hyphens. */
export const addressPart = (description: string, example: string) =>
  sized(lengths.id)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description, example })

/** A heading, or a line of a list, in plain text. Never HTML. */
export const title = line(lengths.title)

/** One to three sentences of plain text. Never HTML. */
export const text = line(lengths.text)

/** The title of a page: a heading that search results show as their first line. */
export const pageTitle = (description: string, example?: string) =>
  title(description, example).meta({ description, example, field: { role: 'text', inSearch: 'title' } })

/** One to three sentences that visitors read on the site, and in search results. */
export const summary = (description: string) =>
  text(description).meta({ description, field: { role: 'text', inSearch: 'summary' } })

/** One or two sentences that are written for search results and shared links alone. */
export const searchDescription = (description: string) =>
  text(description).meta({
    description,
    example:
      'Notes from our desk on pitching, launches and creators, and on the pages that carry a story once a reporter arrives there.',
    field: { role: 'text', inSearch: 'description' },
  })

/** Plain text in paragraphs, separated by a blank line. Never HTML. */
export const paragraphs = (description: string) =>
  words(lengths.paragraphs).meta({ description, field: { role: 'paragraphs' } })

/** A calendar day, `YYYY-MM-DD`; stays text from file to page, so no time zone can move it. */
export const calendarDate = (description: string) =>
  z.iso.date().meta({ description, example: '2024-01-15', field: { role: 'date' } })

/** A calendar day, or a day and an hour as the clocks of the site show them: `YYYY-MM-DD HH:MM`. */
export const dayOrHour = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/, { abort: true })
    .refine(isWallTime)
    .meta({ description, example: '2024-01-15', field: { role: 'date', mayHaveHour: true } })

/** The name of a time zone, such as `America/New_York`. */
export const timeZone = (description: string) =>
  sized(lengths.label)
    .refine(isTimeZone)
    .meta({ description, example: 'America/New_York', field: { role: 'timeZone' } })

/** The code of a language, such as `fr` or `en-GB`. */
export const language = (description: string) =>
  sized(lengths.label)
    .regex(LANGUAGE_CODE)
    .meta({ description, example: 'fr', field: { role: 'language' } })

/** The code of a currency, such as `USD`. */
export const currency = (description: string) =>
  sized(lengths.label)
    .refine(isCurrency)
    .meta({ description, example: 'USD', field: { role: 'currency' } })

/** An amount of money in the currency of the site, in its main unit: `3000`, or `49.50`. */
export const amount = (description: string) =>
  z
    .number()
    .positive()
    .meta({ description, example: '3000', field: { role: 'amount' } })

/** The code of any language that people speak, such as `de` or `pt-BR`. */
export const spokenLanguage = (description: string) =>
  sized(lengths.label)
    .refine(isLanguageCode)
    .meta({ description, example: 'en', field: { role: 'spokenLanguage' } })

/** `https:`, `mailto:`, `tel:`, `sms:` or a path of this site (`/contact`, `/services#process`). Site paths must exist. */
export const link = (description: string) =>
  sized(lengths.address).meta({ description, example: '/contact', field: { role: 'link' } })

/** An address on another site, `https:` only. */
export const webAddress = (description: string) =>
  sized(lengths.address).meta({ description, example: 'https://www.example.com/page', field: { role: 'webAddress' } })

/** The address of a site. A slash at its end is left out. */
export const siteAddress = (description: string) =>
  sized(lengths.address)
    .overwrite((url) => url.replace(/(?<!\/)\/+$/, ''))
    .meta({ description, example: 'https://www.example.com', field: { role: 'webAddress', isOrigin: true } })

export const email = (description: string) =>
  z
    .email({ abort: true })
    .max(lengths.address)
    .meta({ description, example: 'hello@example.com', field: { role: 'email' } })

/**
 * A picture by its path below `content/media`.
 * @param width of the widest place that shows it, in whole hundreds of pixels; tests/built-site/picture-widths.test.ts
 * compares it with the pages
 * @param portrait for a picture that phones show as a portrait crop: its focal point where the entry names none
 */
export const picture = (description: string, width: number, portrait?: string) =>
  sized(lengths.address).meta({
    description,
    example: 'press-kit.jpg',
    field: { role: 'picture', width, ...(portrait !== undefined && { portrait }) },
  })

/** A logo by its path below `content/media`: an SVG that is only drawn, a PNG or a WebP. */
export const logo = (description: string) =>
  sized(lengths.address).meta({ description, example: 'logos/acme.svg', field: { role: 'logo' } })

/** What stays visible of a picture of the same entry: `imageFocus` is about `image`, `photoFocus` about `photo`. */
export const imageFocus = sized(lengths.label)
  .regex(FOCAL_POINT)
  .meta({
    description:
      'The point of the picture that stays visible where the picture is cropped: how far from the left, and how far from the top. Leave it out for the middle.',
    example: '30% 20%',
    field: { role: 'focalPoint' },
  })
  .optional()

/** A picture for shared links, instead of the drawn one. */
export const shareImage = picture(
  'Picture for shared links, 1200 by 630 pixels. Leave it out to have one drawn from the title.',
  1200,
).optional()

/** A path on this site that need not exist (any more), such as an old address. */
export const sitePath = (description: string) =>
  sized(lengths.address).meta({ description, example: '/blog/an-older-name', field: { role: 'path' } })

/** The id (file name without ending) of an entry of another collection. */
export const reference = (collection: ReferenceTarget, description: string) =>
  sized(lengths.id).meta({ description, field: { role: 'reference', collection } })

/**
 * Like `reference`, but a text with a space or a capital in it is kept as the words themselves.
 * @param most for how many characters there is room
 */
export const referenceOrText = (
  collection: ReferenceTarget,
  description: string,
  example?: string,
  most: number = lengths.title,
) => words(most).meta({ description, example, field: { role: 'reference', collection, allowText: true } })

/** Who did something: the id of a person, or words such as the name of a desk. */
export const personOrWords = (description: string, example: string) =>
  referenceOrText('people', description, example, lengths.label)

export const wholeNumber = (
  description: string,
  { min = 0, example = '3000' }: { min?: number; example?: string } = {},
) => z.int().min(min).meta({ description, example })

export const yesOrNo = (description: string) => z.boolean().meta({ description, example: 'true' })

/** One of the free tools, by the last part of its address. */
export const toolSlug = (description: string) => z.enum(toolSlugs).meta({ description })

/** Old addresses of a page, each of which leads to it. */
export const aliases = z
  .array(sitePath('An old address of this page, as a path of this site.'))
  .meta({ description: 'Old addresses that lead to this page.' })
  .optional()
