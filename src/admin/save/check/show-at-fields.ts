import { type Draft, LOCALE } from '../../cms/hook-types'
import type { Objection } from './objections'

/** Says what is wrong at the fields of the form. The CMS shows it until the field is changed. */
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
