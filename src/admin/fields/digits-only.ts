/**
 * The number field of the CMS forgets what it holds as soon as it meets a character that no number has: whoever typed
 * "$3,200" would save 200. Such characters are kept out. The field says so, because "49,50" without its comma is another
 * price.
 */
export function keepNumbersPlain() {
  document.addEventListener(
    'beforeinput',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return
      const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      const kept = typed.replace(/[^\d.-]/g, '')
      if (kept !== typed) {
        event.preventDefault()
        if (kept !== '') document.execCommand('insertText', false, kept)
        target.setCustomValidity('Only digits, and a point before cents. Everything else is left out.')
        target.addEventListener('blur', () => target.setCustomValidity(''), { once: true })
      }
      // Browsers take the sentence away with each key, and it is true until the field is left.
      if (target.validationMessage) requestAnimationFrame(() => target.reportValidity())
    },
    { capture: true },
  )
}
