/**
 * Says that something did not reach the disk, over the whole page and until somebody has read it. The CMS reports
 * failed saves itself, but not every failure of other kinds.
 */
export function raiseAlarm(message: string) {
  document.querySelector('dialog.not-saved')?.remove()
  const dialog = document.createElement('dialog')
  dialog.className = 'not-saved'
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', 'not-saved-title')
  dialog.setAttribute('aria-describedby', 'not-saved-text')
  const title = Object.assign(document.createElement('h1'), { id: 'not-saved-title', textContent: 'Not saved' })
  const text = Object.assign(document.createElement('p'), { id: 'not-saved-text', textContent: message })
  dialog.append(
    title,
    text,
    button('Back to the form', () => dialog.remove()),
    reloadButton(),
  )
  document.body.append(dialog)
  dialog.showModal()
}

/** Reloading is always left to the editor: only they know what is still in the form. */
export const reloadButton = () => button('Load the page again', () => globalThis.cmsHooks.reload())

function button(label: string, pressed: () => void) {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
  made.addEventListener('click', pressed)
  return made
}
