/** Asks the pipeline about what is about to be saved, and says at the fields of the form what it would refuse. */
import { type Change, type Draft, LOCALE } from '../cms-hooks'
import { ask, make } from '../dialog'
import { labelOf } from '../form-words'
import { fetchWithSecret } from './secret'

/** What the development server answers; see scripts/dev/admin/check-change.ts. */
export type Objection = {
  file: string
  severity: 'error' | 'warning'
  message: string
  hint?: string
  field?: string
}

/** What the CMS understands as "not saved, look at the fields". */
const REFUSED = 'validation_failed'

/** @throws Error when the editor goes back to the form instead of saving. */
export async function checkBeforeSave(changes: readonly Change[], draft: Draft): Promise<void> {
  const objections = await objectionsTo(changes)
  if (objections.length === 0) return
  const own = changes.at(-1)?.path
  if (await isSavedAnyway(objections, own)) return
  showAtFields(
    draft,
    objections.filter(({ file, severity }) => file === own && severity === 'error'),
  )
  throw new Error(REFUSED)
}

async function objectionsTo(changes: readonly Change[]): Promise<Objection[]> {
  const body = Object.fromEntries(
    changes.map(({ action, path, data }) => [
      path,
      action === 'delete' ? null : typeof data === 'string' ? data : true,
    ]),
  )
  // A save must not depend on the check: where it fails, the build checks everything once more.
  const response = await fetchWithSecret('/admin/check', { method: 'POST', body: JSON.stringify(body) }).catch(
    () => undefined,
  )
  return response?.ok ? response.json() : []
}

function isSavedAnyway(objections: readonly Objection[], own: string | undefined): Promise<boolean> {
  const hasErrors = objections.some(({ severity }) => severity === 'error')
  const list = make('ul', { className: 'desk-objections' })
  list.append(...objections.map((objection) => item(objection, own)))
  const effect = make('p', {
    textContent: hasErrors
      ? 'Nothing is saved yet. Until this is corrected, the site would stay as it is now.'
      : 'Nothing is saved yet. The site would show it like this.',
  })
  return ask(
    hasErrors ? 'The site would not take this' : 'Is this what you mean?',
    [effect, list],
    [
      { label: 'Back to the form', value: false, isMain: true },
      { label: 'Save anyway', value: true },
    ],
  )
}

function item({ file, message, hint, field }: Objection, own: string | undefined): HTMLElement {
  const where = file === own ? (field ? fieldLabel(field) : 'The whole entry') : file
  const made = make('li')
  made.append(make('strong', { textContent: where }), make('span', { textContent: message }))
  if (hint) made.append(make('small', { textContent: hint }))
  return made
}

const fieldLabel = (path: string) => labelOf(path.split('.')[0] === 'body' ? 'text' : (path.split('.')[0] ?? ''))

/** The CMS shows these until the field is changed. */
export function showAtFields(draft: Draft, objections: readonly Objection[]): void {
  for (const { field, message, hint } of objections) {
    if (field === undefined) continue
    const text = hint ? `${message} ${hint.replace(/\n\s*/g, ' ')}` : message
    // A list of texts shows what is wrong with one of them at the list.
    const paths = new Set([field, field.replace(/\.\d+$/, '')])
    for (const path of paths) {
      draft.validities[LOCALE][path] = { valid: false, customError: true, customErrorMessage: text }
      draft.validationMessages[LOCALE][path] = [text]
    }
  }
}
