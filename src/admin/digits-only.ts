/**
 * The number field of the CMS forgets what it holds as soon as it meets a character that no number has: whoever typed
 * "$3,200" would save 200. Such characters are kept out. A point is let through, and the build says that it has to go.
 */
export function keepNumbersWhole() {
  document.addEventListener(
    'beforeinput',
    (event) => {
      const isNumber = event.target instanceof HTMLInputElement && event.target.role === 'spinbutton'
      const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      const kept = typed.replace(/[^\d.-]/g, '')
      if (!isNumber || kept === typed) return
      event.preventDefault()
      if (kept !== '') document.execCommand('insertText', false, kept)
    },
    { capture: true },
  )
}
