/**
 * Offers pages, headings, tags and authors in the boxes of a form, by the browser's own list of suggestions: a box of the
 * CMS needs no more than the name of such a list.
 */

import type { OpenForm } from './offers'
import { offersFor } from './offers'

const LIST = 'forms-offers'

/** @param openForm the form that somebody is in */
export function offerValues(openForm: () => OpenForm | undefined): void {
  const list = document.createElement('datalist')
  list.id = LIST
  document.body.append(list)
  const offer = ({ target }: Event) => {
    const form = openForm()
    const keyPath =
      target instanceof HTMLInputElement && target.closest<HTMLElement>('.field[data-key-path]')?.dataset.keyPath
    if (!form || !keyPath || !isText(target)) return
    const offers = offersFor(globalThis.cmsEntries.current, form, keyPath, target.value)
    if (offers.length === 0) return
    list.replaceChildren(...offers.map(({ value, label = '' }) => Object.assign(new Option('', value), { label })))
    target.setAttribute('list', LIST)
  }
  document.addEventListener('focusin', offer)
  document.addEventListener('input', offer)
}

const isText = (target: HTMLInputElement) => target.type === 'text' || target.type === 'url'
