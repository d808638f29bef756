import type { Difference } from '../save/compare'
import { make } from './dialog'

/** A table of what is different; the two columns are called as the caller says. */
export function differenceTable(differences: readonly Difference[], before: string, after: string): HTMLElement {
  const table = make('table', { className: 'desk-differences' })
  table.append(row('th', ['Field', before, after]))
  for (const difference of differences) {
    table.append(row('td', [difference.field, difference.before || '(empty)', difference.after || '(empty)']))
  }
  const scroller = make('div', { className: 'desk-scroller', tabIndex: 0 })
  scroller.setAttribute('role', 'region')
  scroller.setAttribute('aria-label', 'What is different')
  scroller.append(table)
  return scroller
}

function row(tag: 'th' | 'td', texts: readonly string[]): HTMLTableRowElement {
  const made = make('tr')
  made.append(...texts.map((textContent) => make(tag, { textContent })))
  return made
}
