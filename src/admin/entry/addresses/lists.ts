/** Parts of the boxes about addresses. */
import type { Objection } from '../../save/check/objections'
import { make } from '../../ui/dialog'
import { formOfFile } from '../form-of-file'
import type { Naming } from './address-questions'

/** Who names an entry, each with the way to its form. */
export function namingList(names: readonly Naming[]): HTMLElement[] {
  if (names.length === 0) return [make('p', { textContent: 'No other entry links to it.' })]
  const heading = names.length === 1 ? 'One entry links to it:' : `${names.length} entries link to it:`
  const list = make('ul', { className: 'desk-names' })
  list.append(...names.map(({ file, title }) => item(file, title)))
  return [make('p', { textContent: heading }), list]
}

/** What has to be corrected elsewhere. */
export function objectionList(objections: readonly Objection[]): HTMLElement[] {
  if (objections.length === 0) return []
  const list = make('ul', { className: 'desk-objections' })
  for (const { file, message, hint } of objections) {
    const made = make('li')
    made.append(make('strong', { textContent: file }), make('span', { textContent: message }))
    if (hint) made.append(make('small', { textContent: hint }))
    list.append(made)
  }
  return [make('p', { textContent: 'Until these are corrected, the site would stay as it is now:' }), list]
}

function item(file: string, title: string): HTMLElement {
  const made = make('li')
  const address = formOfFile(file)
  if (address) made.append(make('a', { href: address, target: '_blank', textContent: title }))
  else made.append(title)
  return made
}
