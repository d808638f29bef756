import { placeholdersIn } from '../kit/document/placeholders'
import { SEGMENTER } from './clean-topic'
import { HYPE_WORDS } from './words'

/** Where a line ends for its readers. Each figure is a rule of thumb with a source, no law. */
export const CUTS = [
  {
    name: 'Search result',
    limit: 60,
    source: {
      label: 'Contently, on search results that cut at about 60 characters',
      href: 'https://contently.com/2017/11/09/study-longer-headline-better/',
    },
  },
  {
    name: 'E-mail subject',
    limit: 70,
    source: {
      label: 'ActiveCampaign: Gmail on a desktop shows up to 70',
      href: 'https://www.activecampaign.com/glossary/subject-line-length',
    },
  },
  {
    name: 'E-mail on a phone',
    limit: 33,
    source: {
      label: 'ActiveCampaign: Gmail on an Android phone shows 33, the fewest in its list',
      href: 'https://www.activecampaign.com/glossary/subject-line-length',
    },
  },
] as const

/** Two studies of headline length. They contradict each other, and neither is about press releases. */
export const STUDIES = [
  {
    name: 'Outbrain',
    min: 60,
    max: 100,
    what: 'more than 100,000 paid links',
    href: 'http://mobile-demo.outbrain.com/2014/01/26/how-headline-length-impacts-engagement/',
  },
  {
    name: 'Polar',
    min: 90,
    max: 99,
    what: '10,627 branded headlines, 2017',
    href: 'https://contently.com/2017/11/09/study-longer-headline-better/',
  },
] as const

export type HeadlineFacts = {
  characters: number
  words: number
  /** What a reader sees in each place; nothing where the whole headline is seen. */
  cuts: { name: string; limit: number; seen: string | undefined }[]
  notes: string[]
}

/** What can be counted about a headline. Counted with its placeholders, as it stands. */
export function factsOf(headline: string): HeadlineFacts {
  const characters = countCharacters(headline)
  return {
    characters,
    words: headline.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    cuts: CUTS.map(({ name, limit }) => ({ name, limit, seen: seenOf(headline, limit) })),
    notes: notesOn(headline, characters),
  }
}

/** The beginning of a headline that fits, in whole words and with the ellipsis; nothing when all of it fits. */
export function seenOf(headline: string, limit: number): string | undefined {
  if (countCharacters(headline) <= limit) return undefined
  const kept: string[] = []
  let length = 0
  for (const word of headline.split(' ')) {
    length += countCharacters(word) + (kept.length > 0 ? 1 : 0)
    if (length > limit - 1) break
    kept.push(word)
  }
  if (kept.length > 0) return `${kept.join(' ').replace(/[\s,;:–—]+$/u, '')}…`
  return `${[...SEGMENTER.segment(headline)]
    .slice(0, limit - 1)
    .map(({ segment }) => segment)
    .join('')}…`
}

function notesOn(headline: string, characters: number): string[] {
  const placeholders = placeholdersIn(headline)
  const studies = STUDIES.map(({ name, min, max }) => {
    const place = characters < min ? 'below' : characters > max ? 'above' : 'inside'
    return `${place} the ${min} to ${max} of ${name}`
  })
  const hype = [...new Set(headline.match(HYPE_WORDS) ?? [])]
  return [
    ...(placeholders.length > 0 ? [`To fill in: ${placeholders.join(', ')}. All counts change with them.`] : []),
    `${characters} characters is ${studies.join(' and ')}, two studies that contradict each other.`,
    ...(/^\[/.test(headline) ? ['It opens with a placeholder, so what you fill in is what a phone shows first.'] : []),
    ...hype.map((word) => `“${word}” comes from your topic. Editors read it as praise; a figure says more.`),
    ...(/\d/.test(headline) ? ['It has a figure from your topic. Have its source at hand.'] : []),
  ]
}

function countCharacters(text: string): number {
  // Plain letters need no segmenter, which is slow.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  return [...SEGMENTER.segment(text)].length
}
