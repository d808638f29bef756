/** Fields of the form of the CMS, by their paths such as `process.0.title`. */
import { LOCALE } from '../cms/hook-types'
import { textEditor } from '../fields/text/open-editor'

/** Scrolls to a field, unfolds what is around it, and puts the cursor into it: the CMS listens to this of its own window. */
export function openField(keyPath: string): void {
  // The CMS would put the cursor on the first button of the text.
  if (keyPath === 'body' && textEditor.focus()) return
  window.postMessage({ type: 'highlight-editor-field', payload: { locale: LOCALE, keyPath } }, location.origin)
  // It finds the boxes of single lines only, and no field that is drawn only when somebody scrolls to it.
  untilDone(() => {
    const field = document.querySelector<HTMLElement>(`.field[data-key-path="${CSS.escape(keyPath)}"]`)
    if (!field) return false
    const boxes = BOXES.map((selector) => field.querySelector<HTMLElement>(selector))
    const wanted = boxes.find((found) => found !== null)
    if (wanted && document.activeElement !== wanted) {
      field.scrollIntoView({ block: 'center' })
      wanted.focus()
    }
    return document.activeElement === wanted
  })
}

/** What somebody types into, and otherwise presses. */
const BOXES = ['textarea', 'input:not([type="file"])', '[contenteditable="true"]', 'button']

/** Tries in the next frames until it succeeds, for half a second. */
function untilDone(attempt: () => boolean) {
  let tries = 30
  const again = () => {
    if (!attempt() && tries-- > 0) requestAnimationFrame(again)
  }
  requestAnimationFrame(again)
}

/** The field that the cursor is in. */
export const pathOfFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('.field[data-key-path]')?.dataset.keyPath
