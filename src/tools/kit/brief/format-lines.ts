import type { BriefTable } from '@/schema/tool-tables/briefs'
import { withStop } from '../document/clean-text'
import { type Advice, advice, type NamedItem } from '../document/text-document'

type Format = BriefTable['formats'][number]

/** What a format asks for on its platform, line by line. */
export const formatLines = ({ shape, length, caption, link, disclosure }: Format): NamedItem[] => [
  { label: 'Shape', text: withStop(shape) },
  { label: 'Length', text: withStop(length) },
  { label: 'Caption', text: withStop(caption) },
  { label: 'Link', text: withStop(link) },
  { label: 'Disclosure', text: withStop(disclosure) },
]

/** Where the limits of a format come from, and that they age. */
export const sourceNote = ({ source }: Format): Advice =>
  advice(
    `${source ? `${withStop(source)} ` : ''}Platforms change limits without notice: check in the app before you film.`,
  )
