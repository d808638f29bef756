/**
 * The number field of the CMS clears itself at a character that is not part of a number: "$3,200" would be saved as 200.
 * Such characters are ignored. The field says so, because "49,50" without its comma is another
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
