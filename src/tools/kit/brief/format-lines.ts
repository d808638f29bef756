import type { BriefTable } from '@/schema/tool-tables/briefs'
import { withStop } from '../document/clean-text'
import { type Advice, advice, type NamedItem } from '../document/text-document'
import type { Publisher } from './questions'

type Format = BriefTable['formats'][number]

/** The days that formats need before their own: in them people hear of what takes place, or a short text is printed. */
export function daysBefore(formats: readonly Format[], isSecret: boolean) {
  const dated = formats.filter(({ announceDays }) => announceDays > 0)
  const isLive = dated.some(({ isShort, isFilmed }) => isFilmed || !isShort)
  const announceDays = isSecret && isLive ? 0 : Math.max(0, ...dated.map((format) => format.announceDays))
  return { announceDays, isPrinted: dated.length > 0 && !isLive, isLive: isLive && dated.length === formats.length }
}

/** What a format asks for on its platform, line by line. @param length how long the piece is, where that is known */
export const formatLines = (format: Format, publisher: Publisher | undefined, length = format.length): NamedItem[] =>
  Object.entries({
    ...{ Shape: format.shape, Length: length, Caption: format.caption, Link: format.link },
    ...(publisher === 'ours' || publisher === 'unpaid'
      ? {}
      : { [publisher ? 'Disclosure' : 'Disclosure, if it is paid']: format.disclosure }),
  }).map(([label, text]) => ({ label, text: withStop(text) }))

/** Where the limits of a format come from, and that they age. */
export const sourceNote = ({ source = '' }: Format): Advice =>
  advice(`${source && `${withStop(source)} `}Platforms change limits without notice: check in the app first.`)
