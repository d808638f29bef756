/** Offers to put back what an editor removed from a form, until the form is saved or left. */
import { type Draft, LOCALE } from '../../cms/hook-types'
import { openField } from '../../preview/form-fields'
import { createNotice } from './notice'
import { canBePutBack, fieldOf, placeOfText, putBack, type Removal, removalOf, unfolded } from './removal'
import { replaceValues } from './replace-values'

/** @param open the form that is open */
export function offerToPutBack(open: () => Draft | undefined) {
  let last: { draft: Draft; removal: Removal } | undefined
  const notice = createNotice({ undo, close: forget })

  function forget() {
    last = undefined
    notice.hide()
  }

  function undo() {
    if (!last) return
    const { currentValues, expanderStates } = last.draft
    const { removal } = last
    forget()
    replaceValues(currentValues[LOCALE], putBack(currentValues[LOCALE], removal))
    replaceValues(expanderStates._, unfolded(expanderStates._, removal))
    openField(fieldOf(removal))
  }

  // After a removal the CMS leaves the focus on a button, where these keys mean nothing else.
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    if (!notice.isShown() || !(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z') return
    if (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')) return
    event.preventDefault()
    undo()
  })

  return {
    /**
     * Something is about to be removed.
     * @param index of an item in the list at `path`; a group of fields has none
     * @param boxes those of a list of texts, where `index` is that of a box
     */
    removing(path: string, index?: number, boxes?: readonly string[]) {
      const draft = open()
      const place = boxes && index !== undefined ? placeOfText(boxes, index) : index
      if (!draft || (boxes && place === undefined)) return
      forget()
      last = { draft, removal: removalOf(draft.currentValues[LOCALE], path, place) }
    },

    /** The form changed, or another one is open, or none. */
    changed(draft: Draft | undefined) {
      if (!last) return
      if (last.draft !== draft) return forget()
      if (canBePutBack(draft.currentValues[LOCALE], last.removal)) notice.show(`${last.removal.name} was removed.`)
      else if (notice.isShown()) forget()
    },

    forget,
  }
}
