/** The box that says what is wrong with a change, and asks what to do. */
import { ask, type Choice, make } from '../dialog'
import { labelOf } from '../form-words'
import type { Objection } from './objections'

/**
 * @param own the file of the form
 * @returns whether the change is saved all the same
 */
export function isSavedAnyway(objections: readonly Objection[], own: string | undefined): Promise<boolean> {
  const hasErrors = objections.some(({ severity }) => severity === 'error')
  const list = make('ul', { className: 'desk-objections' })
  list.append(...objections.map((objection) => item(objection, own)))
  const effect = make('p', {
    textContent: hasErrors
      ? 'Nothing is saved yet. Until this is corrected, the site would stay as it is now.'
      : 'Nothing is saved yet. The site would show it like this.',
  })
  const choices: Choice<boolean>[] = [
    { label: 'Back to the form', value: false, isMain: true },
    { label: 'Save anyway', value: true },
  ]
  return ask(hasErrors ? 'The site would not take this' : 'Is this what you mean?', [effect, list], choices)
}

function item({ file, message, hint, field }: Objection, own: string | undefined): HTMLElement {
  const where = file === own ? (field ? fieldLabel(field) : 'The whole entry') : file
  const made = make('li')
  made.append(make('strong', { textContent: where }), make('span', { textContent: message }))
  if (hint) made.append(make('small', { textContent: hint }))
  return made
}

const fieldLabel = (path: string) => labelOf(path.split('.')[0] === 'body' ? 'text' : (path.split('.')[0] ?? ''))
