/** Offers to put back what an editor removed from a form, until the form is saved or left. */
import { type Draft, type FlatValues, LOCALE } from '../../cms/hook-types'
import { replaceValues } from '../../entry/flat-values'
import { openField } from '../../preview/form-fields'
import { Notice, showInBar } from '../../ui/bar'
import { canBePutBack, fieldOf, putBack, type Removal, removalOf, removedPart, unfolded } from './removal'

export function offerToPutBack() {
  /** What the open form said before it changed. */
  let known: { draft: Draft; values: FlatValues } | undefined
  let last: { draft: Draft; removal: Removal } | undefined
  let isShown = false

  function say(words: string) {
    isShown = words !== ''
    // Screen readers announce only live regions that already exist, so this one stays without words.
    showInBar(
      'removal',
      <Notice words={words}>
        {isShown && (
          <>
            <button type="button" onClick={undo}>
              Undo
            </button>
            <button type="button" onClick={forget}>
              Close
            </button>
          </>
        )}
      </Notice>,
    )
  }

  function forget() {
    last = undefined
    if (isShown) say('')
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

  say('')
  // After a removal the CMS leaves the focus on a button, where these keys mean nothing else.
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    if (!isShown || !(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z') return
    if (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')) return
    event.preventDefault()
    undo()
  })

  return {
    /** The form changed, or another one is open, or none. */
    changed(draft: Draft | undefined) {
      const values = { ...draft?.currentValues[LOCALE] }
      const part = known && known.draft === draft && !isTyping() ? removedPart(known.values, values) : undefined
      if (known && part) {
        forget()
        last = { draft: known.draft, removal: removalOf(known.values, part.path, part.index) }
      }
      known = draft && { draft, values }
      if (!last) return
      if (last.draft !== draft) return forget()
      const canBe = canBePutBack(values, last.removal)
      if (canBe && !isShown) say(`${last.removal.name} was removed.`)
      else if (!canBe && isShown) forget()
    },

    forget,
  }
}

/** A text that is deleted to write another one leaves its list for a moment. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true
