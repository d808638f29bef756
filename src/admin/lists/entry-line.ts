/** What a list of entries says below a title: whether the entry is public, its day, and who wrote it. */
import { collections } from '../../schema/collections'
import { type FlatValues, type ListedEntry, LOCALE } from '../cms/hook-types'
import { type EntryStatus, statusOf } from '../entry/status'
import { timeInWords } from '../fields/public-from/in-words'

export type EntryDetails = { status?: EntryStatus; words: string[] }

/**
 * @param hasStatus whether entries of this kind can be drafts
 * @param now what the clock of the site shows
 * @param nameOf the name of a person, by id
 */
export function detailsOf(
  values: FlatValues,
  hasStatus: boolean,
  now: string,
  nameOf: (id: string) => string | undefined = () => undefined,
): EntryDetails {
  const { date, updated, publishAt, author } = values
  const status = hasStatus ? statusOf(values, now) : undefined
  const words = [
    status === 'Scheduled' && `public from ${inWords(publishAt)}`,
    isFilled(date) && inWords(date),
    isFilled(updated) && `updated ${inWords(updated)}`,
    isFilled(author) && (nameOf(author) ?? author),
  ]
  return { status, words: words.filter((part) => part !== false) }
}

/** The name of a person among the entries that the CMS has read. */
export function personName(id: string, entries: readonly ListedEntry[]): string | undefined {
  const file = `content/people/${id}.${collections.people.format}`
  const person = entries.find(({ locales }) => locales[LOCALE]?.path === file)
  const name = person?.locales[LOCALE].content?.name
  return isFilled(name) ? name : undefined
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const inWords = (time: unknown): string => timeInWords(String(time), 'medium')

const LINE =
  'entry-details mt-0.5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-[0.8125rem] leading-[1.4] text-(--sui-secondary-foreground-color)'
const STATUS = 'rounded-2xl border border-current px-[0.4375rem] text-[0.75rem] font-semibold'
const COLORS = { Draft: 'text-draft', Scheduled: 'text-main', Public: 'text-public' }

/** @param title HTML that the CMS made and cleaned */
export function lineAsHtml(title: string, { status, words }: EntryDetails): string {
  if (!status && words.length === 0) return title
  const line = span(LINE)
  if (status) line.append(span(`${STATUS} ${COLORS[status]}`, status))
  line.append(...words.map((word) => span('', word)))
  return `${title}${line.outerHTML}`
}

const span = (className: string, textContent = '') =>
  Object.assign(document.createElement('span'), { className, textContent })
