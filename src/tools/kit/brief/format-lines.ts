import type { BriefTable } from '@/schema/tool-tables/briefs'
import { withStop } from '../document/clean-text'
import { type Advice, advice, type NamedItem } from '../document/text-document'
import type { Publisher } from './questions'

type Format = BriefTable['formats'][number]

/** What is printed has its days before it as the paper or the printer needs them; all else that has some takes place. */
const isPrint = ({ announceDays, isShort, isFilmed }: Format) => announceDays > 0 && isShort && !isFilmed

/** The days that formats need before their own: people hear of them, or they are printed. */
export const daysBefore = (formats: readonly Format[], isSecret: boolean) => {
  const dated = formats.map((format) => format.announceDays).filter((days) => days > 0)
  const isPrinted = formats.filter(isPrint).length === dated.length && dated.length > 0
  const announceDays = isSecret && !isPrinted ? 0 : Math.max(0, ...dated)
  return { isPrinted, announceDays, isLive: !isPrinted && dated.length > 0 && dated.length === formats.length }
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
