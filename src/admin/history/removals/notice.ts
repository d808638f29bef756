/** The line that says what was removed, with the button that puts it back. */
import { addLine } from '../../ui/bar'
import { make, makeButton } from '../../ui/dialog'

/** @param close called when an editor closes it */
export function createNotice({ undo, close }: { undo: () => void; close: () => void }) {
  const notice = make('div', { className: 'desk-notice' })
  // A text is read aloud only where there was a place for it before.
  const text = make('p')
  text.setAttribute('role', 'status')
  notice.append(text)
  addLine(notice)
  const isShown = () => text.textContent !== ''
  return {
    isShown,
    show(said: string) {
      if (isShown()) return
      text.textContent = said
      notice.append(makeButton('Undo', undo), makeButton('Close', close))
    },
    hide() {
      text.textContent = ''
      notice.replaceChildren(text)
    },
  }
}
