import { SEGMENTER } from '@/lib/text-width/segmenter'
import { CUTS, type Cut, type Measure, seenIn } from '../../lib/text-width/cuts'
import { placeholdersIn } from '../kit/document/placeholders'

export type HeadlineFacts = {
  characters: number
  words: number
  /** What a reader sees in each place; nothing where the whole headline is seen. */
  cuts: { name: string; pixels: number; limit: number; seen: string | undefined }[]
  notes: string[]
}

/** What can be counted about a headline. Counted with its placeholders, as it is. */
export function factsOf(headline: string, measure: Measure): HeadlineFacts {
  return {
    characters: [...SEGMENTER.segment(headline)].length,
    words: headline.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    cuts: CUTS.map((cut) => ({
      name: cut.name,
      pixels: Math.ceil(measure(headline, cut.font)),
      limit: widthOf(cut),
      seen: seenIn(headline, cut, measure),
    })),
    notes: notesOn(headline),
  }
}

const widthOf = ({ width, lines }: Cut) => width * lines

function notesOn(headline: string): string[] {
  const placeholders = placeholdersIn(headline)
  const hype = [...new Set(headline.match(HYPE_WORDS) ?? [])]
  return [
    ...(placeholders.length > 0 ? [`To fill in: ${placeholders.join(', ')}. All counts change with them.`] : []),
    ...(/^\[/.test(headline) ? ['It opens with a placeholder, so what you fill in is what a phone shows first.'] : []),
    ...hype.map((word) => `Editors read “${word}” as praise; a figure says more.`),
    ...(/\d/.test(headline) ? ['Check its figures and days against their source.'] : []),
    ...(/[!?]/.test(headline) ? ['News headlines neither ask nor shout: say it as a plain sentence.'] : []),
    ...(isShouted(headline) ? ['Capitals read as shouting. Keep them for names.'] : []),
  ]
}

/** Praise that editors strike. The page names the source of the first ones; the rest is a house list. */
const HYPE_WORDS =
  /\b(?:breaking|urgent|exclusive|revolutionary|groundbreaking|ground-breaking|game-chang\w+|cutting-edge|best-in-class|world-class|world-leading|next-generation|innovative|unique|disruptive|state-of-the-art|amazing|incredible|unparalleled|leading)\b/gi

const isShouted = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)
