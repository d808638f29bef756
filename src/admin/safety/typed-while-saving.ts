/** What is typed while a form is saved. The CMS then fills the form with what it has saved, which would take that away. */
import { type Draft, LOCALE } from '../cms-hooks'
import { replaceValues } from '../removals/replace-values'
import { onto } from './compare'

/**
 * Remembers what a form says when its save begins.
 * @returns what puts everything typed after that into the form as it is filled anew
 */
export function keepTypedWhileSaving(form: Draft): (filled: Draft) => void {
  const saved = { ...form.currentValues[LOCALE] }
  const savedPictures = new Set(Object.keys(form.files))
  return (filled) => {
    const values = filled.currentValues[LOCALE]
    const typed = onto(values, form.currentValues[LOCALE], saved)
    for (const [address, picture] of Object.entries(form.files)) {
      if (savedPictures.has(address)) continue
      // The address that it had in the browser ended with the form before.
      const again = URL.createObjectURL(picture.file)
      filled.files[again] = picture
      for (const [path, value] of Object.entries(typed)) {
        if (typeof value === 'string') typed[path] = value.replaceAll(address, again)
      }
    }
    if (JSON.stringify(Object.entries(typed).sort()) === JSON.stringify(Object.entries(values).sort())) return
    replaceValues(values, typed)
    filled.interacted = true
  }
}
