/**
 * What the forms call things. A file has names such as `publishAt`, and its descriptions speak of lines and of true and
 * false; a form has boxes and switches.
 */

const LABELS: Record<string, string> = {
  aiCrawlers: 'Crawlers of AI companies',
  aliases: 'Old addresses',
  aiWriting: 'AI writing',
  backgroundImage: 'Picture',
  bookingUrl: 'Booking page',
  callToAction: 'Invitation at the end',
  checkoutUrl: 'Payment page',
  clientSlug: 'Case study',
  detail: 'Second picture',
  detailAlt: 'Second picture in words',
  excerpt: 'Summary',
  hasCaseStudy: 'Has a case study',
  hero: 'Top of the page',
  httpsOnlyDays: 'Days of https only',
  id: 'Name in addresses',
  contactFormUrl: 'Contact form',
  image: 'Picture',
  imageAlt: 'Picture in words',
  imageFocus: 'Focal point',
  linkedin: 'LinkedIn',
  media: 'Media coverage',
  newsletterUrl: 'Newsletter form',
  photo: 'Portrait',
  photoAlt: 'Portrait in words',
  profileUrl: 'Profile',
  publishAt: 'Public from',
  readTime: 'Reading time',
  related: 'Read next',
  seo: 'Search results',
  url: 'Web address',
  vatId: 'VAT number',
  youtube: 'YouTube',
}

/** `imageAlt` → `Picture in words`; a name that is a word already keeps it: `case-studies` → `Case studies`. */
export function labelOf(name: string): string {
  const known = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
  if (known !== undefined) return known
  const words = name
    .replaceAll('-', ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What one item of a list is called, for the button that adds one: `results` → `result`. */
export function singularOf(name: string): string {
  const label = labelOf(name).toLowerCase()
  if (SINGULARS[label]) return SINGULARS[label]
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`
  return label.endsWith('s') ? label.slice(0, -1) : label
}

const SINGULARS: Record<string, string> = {
  address: 'line',
  host: 'line',
  'media coverage': 'piece of coverage',
  more: 'service',
  process: 'step',
  'represented by': 'person',
  'read next': 'page',
  'old addresses': 'old address',
}

/** What a description says about files, in words for forms. */
export function hintOf(name: string, description: string | undefined): string | undefined {
  if (description === undefined) return undefined
  if (Object.hasOwn(HINTS, name)) return HINTS[name]
  return CHANGES.reduce((text, [found, words]) => text.replace(found, words), description)
}

const HINTS: Record<string, string> = {
  draft: 'As long as this is on, visitors do not see it, and it may have mistakes and empty fields.',
  publishAt: 'The day on which visitors see it first, and the hour if it matters. Leave it empty to publish at once.',
  imageFocus:
    'What stays visible wherever the picture is cropped: on the home page, on cards and in shared links. Press it in the picture, or use the sliders.',
  hasCaseStudy: 'On if there is a case study of this client; otherwise its button leads to the “not found” page.',
}

const capital = (_: string, letter: string) => letter.toUpperCase()

const CHANGES: [RegExp, (found: string, part: string) => string][] = [
  [/, as YYYY-MM-DD/, () => ''],
  [/; the text below the second --- is Markdown/, () => ''],
  [/\bone (\w+ )?per line\b/, (_, what = '') => `one ${what}in each box`],
  [/\bLeave it out\b/g, () => 'Leave it empty'],
  [/\bRemove the line\b/g, () => 'Empty the field'],
  [/^(?:Id of|Alt text:) (\w)/, capital],
  [/^Its address, https: only\.$/, () => 'Its address, starting with https://'],
]
