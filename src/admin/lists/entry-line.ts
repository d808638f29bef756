/** What a list of entries says below a title: whether the entry is public, its day, and who wrote it. */
import type { FlatValues } from '../cms-hooks'
import { make } from '../dialog'
import { timeInWords } from '../public-from/in-words'
import { type EntryStatus, statusOf } from './entry-status'

export type EntryDetails = { status?: EntryStatus; words: string[] }

/**
 * @param hasStatus whether entries of this kind can be drafts
 * @param now what the clock of the site shows
 */
export function detailsOf(values: FlatValues, hasStatus: boolean, now: string): EntryDetails {
  const { date, updated, publishAt, author } = values
  const status = hasStatus ? statusOf(values, now) : undefined
  const words = [
    status === 'Scheduled' && `public from ${inWords(publishAt)}`,
    isFilled(date) && inWords(date),
    isFilled(updated) && `updated ${inWords(updated)}`,
    isFilled(author) && author,
  ]
  return { status, words: words.filter((part) => part !== false) }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

const inWords = (time: unknown): string => timeInWords(String(time), 'medium')

/** @param title HTML that the CMS made and cleaned */
export function lineAsHtml(title: string, { status, words }: EntryDetails): string {
  if (!status && words.length === 0) return title
  const line = make('span', { className: 'entry-details' })
  if (status) line.append(make('span', { className: `entry-status is-${status.toLowerCase()}`, textContent: status }))
  line.append(...words.map((textContent) => make('span', { textContent })))
  return `${title}${line.outerHTML}`
}
