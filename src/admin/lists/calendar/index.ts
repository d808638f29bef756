/** The box behind “What is to come”: what has a day, and which drafts there are. */

import { formatZone } from '../../../lib/format-day'
import { beginsForYou, timeInWords } from '../../fields/public-from/in-words'
import { siteClock } from '../../fields/public-from/site-clock'
import { ask, make, makeButton } from '../../ui/dialog'
import { toCome, type Upcoming } from './to-come'

/** @returns the button that opens the box */
export const calendarButton = (): HTMLButtonElement => makeButton('What is to come', () => void showCalendar())

function showCalendar(): Promise<void> {
  const { now, timeZone } = siteClock()
  const { scheduled, drafts } = toCome(globalThis.cmsEntries.current, now)
  const content: Node[] = []
  if (scheduled.length === 0) content.push(make('p', { textContent: 'Nothing has a day on which it becomes public.' }))
  else {
    content.push(
      make('p', {
        textContent: `Days are counted in ${formatZone(timeZone)}. The site shows an entry with the first build after its day or hour begins.`,
      }),
    )
  }
  for (const [time, entries] of byTime(scheduled)) {
    content.push(make('h2', { textContent: timeInWords(time, 'full') }))
    content.push(make('p', { textContent: beginsForYou(time, timeZone) }), listOf(entries))
  }
  if (drafts.length > 0) content.push(make('h2', { textContent: 'Drafts, without a day' }), listOf(drafts))
  return ask<void>('What is to come', content, [{ label: 'Close', value: undefined, isMain: true }])
}

function byTime(scheduled: readonly Upcoming[]): Map<string, Upcoming[]> {
  const times = new Map<string, Upcoming[]>()
  for (const entry of scheduled) {
    const time = entry.time ?? ''
    times.set(time, [...(times.get(time) ?? []), entry])
  }
  return times
}

function listOf(entries: readonly Upcoming[]): HTMLElement {
  const list = make('ul', { className: 'desk-names' })
  for (const { title, kind, form } of entries) {
    const item = make('li')
    const link = make('a', { href: form, textContent: title })
    // The form opens in this window, below the box.
    link.addEventListener('click', () => link.closest('dialog')?.querySelector('button')?.click())
    item.append(link, ` (${kind})`)
    list.append(item)
  }
  return list
}
