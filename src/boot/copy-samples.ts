/** How long a button says that the text was copied, in milliseconds. */
const SAID = 2000

/** The button below a sample puts its text on the clipboard, or selects it where that is not allowed. */
export function copySamples() {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copied]')
    const sample = button?.previousElementSibling
    if (!sample) return
    const { innerText } = button
    const { copied } = button.dataset
    try {
      await navigator.clipboard.writeText(sample.textContent)
    } catch {
      getSelection()?.selectAllChildren(sample)
      return
    }
    if (!copied || innerText === copied) return
    button.textContent = copied
    setTimeout(() => {
      button.textContent = innerText
    }, SAID)
  })
}
