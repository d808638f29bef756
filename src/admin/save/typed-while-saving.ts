/** What is typed while a form is saved. The CMS then fills the form with what it has saved, which would take that away. */
import { type Draft, LOCALE } from '../cms/hook-types'
import { replaceValues } from '../entry/flat-values'
import { isModified } from './backup'
import { onto } from './compare'

/**
 * Remembers what a form says when its save begins.
 * @returns what lets the CMS fill the form, and puts everything typed since then into it
 */
export function keepTypedWhileSaving(form: Draft): (fill: () => Draft) => void {
  const saved = { ...form.currentValues[LOCALE] }
  const savedPictures = new Set(Object.keys(form.files))
  return (fill) => {
    const chosen = Object.entries(form.files).filter(([address]) => !savedPictures.has(address))
    // The CMS revokes the object URLs of the pictures that it finds in the form.
    for (const [address] of chosen) delete form.files[address]
    const filled = fill()
    Object.assign(filled.files, Object.fromEntries(chosen))
    const values = filled.currentValues[LOCALE]
    replaceValues(values, onto(values, form.currentValues[LOCALE], saved))
    filled.interacted ||= isModified(filled)
  }
}
