/** What the panel says above the page: what is wrong in the entry, and what is still to be filled in. */

import { labelOf } from '../cms/labels'
import { make, makeButton } from '../ui/dialog'
import type { Mistake } from './draft-page'

export type Status = {
  mistakes: readonly Mistake[]
  /** Fields that the entry needs and that are empty. */
  empty: readonly string[]
  /** `old` when the page is from before the mistake, `none` when there was no page yet. */
  page: 'new' | 'old' | 'none'
}

/** The list of empty fields says this. */
const SAID_ALREADY = new Set(['missing-field', 'empty-field', 'no-fields'])

/** @param openField goes to a field of the form */
export function createStatus(openField: (field: string) => void) {
  const element = make('div', { className: 'page-panel-status' })
  element.setAttribute('role', 'status')
  let said = ''

  const to = (field: string, label: string) => makeButton(label, () => openField(field))

  function line({ message, hint, field }: Mistake): HTMLElement {
    // More lines are an example of how a file would say it.
    const advice = hint && !hint.trim().includes('\n') ? ` ${hint.trim()}` : ''
    const made = make('p', { textContent: `${message}${advice} ` })
    if (field !== undefined) made.append(to(field, 'Go to the field'))
    return made
  }

  return {
    element,
    say(status: Status) {
      const text = JSON.stringify(status)
      // What is said again would be read aloud again.
      if (text === said) return
      said = text
      const { empty, page } = status
      const isSaid = ({ code, field }: Mistake) =>
        empty.length > 0 &&
        (SAID_ALREADY.has(code) ? !field?.includes('.') : field !== undefined && empty.includes(field))
      const errors = status.mistakes.filter((mistake) => mistake.severity === 'error' && !isSaid(mistake))
      const parts: HTMLElement[] = []
      if (page === 'old') parts.push(make('p', { textContent: 'The page is as it was before this:' }))
      if (page !== 'new' && empty.length > 0) {
        const made = make('p', {
          className: 'is-to-do',
          textContent: page === 'none' ? 'The page appears once these are filled in:' : 'Empty:',
        })
        made.append(...empty.map((field) => to(field, labelOf(field))))
        parts.push(made)
      }
      element.replaceChildren(...parts, ...errors.map(line))
    },
  }
}
