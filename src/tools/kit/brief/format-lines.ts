import type { BriefTable } from '@/schema/tool-tables/briefs'
import { withStop } from '../document/clean-text'
import { type Advice, advice, type NamedItem } from '../document/text-document'
import type { Publisher } from './questions'

type Format = BriefTable['formats'][number]

/** What a format asks for on its platform, line by line. @param length how long the piece is, where that is known */
export const formatLines = (format: Format, publisher: Publisher | undefined, length = format.length): NamedItem[] => [
  { label: 'Shape', text: withStop(format.shape) },
  { label: 'Length', text: withStop(length) },
  { label: 'Caption', text: withStop(format.caption) },
  { label: 'Link', text: withStop(format.link) },
  ...(publisher === 'ours' || publisher === 'unpaid'
    ? []
    : [{ label: publisher ? 'Disclosure' : 'Disclosure, if it is paid', text: withStop(format.disclosure) }]),
]

/** Where the limits of a format come from, and that they age. */
export const sourceNote = ({ source = '' }: Format): Advice =>
  advice(`${source && `${withStop(source)} `}Platforms change limits without notice: check in the app first.`)
