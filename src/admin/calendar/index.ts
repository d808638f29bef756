/** The box behind “What is to come”: what has a day, and which drafts there are. */
import { ask, make, makeButton } from '../dialog'
import { todayInUtc } from '../lists/entry-status'
import { beginOf, dayInWords, toCome, type Upcoming } from './to-come'

/** @returns the button that opens the box */
export const calendarButton = (): HTMLButtonElement => makeButton('What is to come', () => void showCalendar())

function showCalendar(): Promise<void> {
  const { scheduled, drafts } = toCome(globalThis.cmsEntries.current, todayInUtc())
  const content: Node[] = []
  if (scheduled.length === 0) content.push(make('p', { textContent: 'Nothing has a day on which it becomes public.' }))
  else {
    content.push(
      make('p', {
        textContent: 'Days are counted in UTC. The site shows an entry with the first build after its day begins.',
      }),
    )
  }
  for (const [day, entries] of byDay(scheduled)) {
    content.push(make('h2', { textContent: dayInWords(day) }))
    content.push(make('p', { textContent: `Begins for you on ${beginOf(day)}` }), listOf(entries))
  }
  if (drafts.length > 0) content.push(make('h2', { textContent: 'Drafts, without a day' }), listOf(drafts))
  return ask<void>('What is to come', content, [{ label: 'Close', value: undefined, isMain: true }])
}

function byDay(scheduled: readonly Upcoming[]): Map<string, Upcoming[]> {
  const days = new Map<string, Upcoming[]>()
  for (const entry of scheduled) {
    const day = entry.day ?? ''
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
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
