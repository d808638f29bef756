/**
 * The number field of the CMS forgets what it holds as soon as it meets a sign that is part of no number: whoever typed
 * "$3,200" would save 200. Such signs do not get that far. A point does, for the build to say that it must not be there.
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
