/** During development: drops what was read when content changes, and loads the open page's data again. */
export function followContentChanges(embedded: Record<string, unknown>, reload: () => Promise<unknown>) {
  import.meta.hot?.on('content-changed', () => {
    // Content is whole again: what the overlay said is mended.
    overlay()?.remove()
    for (const name of Object.keys(embedded)) delete embedded[name]
    void reload()
  })
  // Vite tells its listeners before it shows its overlay, whose advice is meant for programmers.
  import.meta.hot?.on('vite:error', () => setTimeout(adviseEditors))
}

const overlay = (): Element | null => document.querySelector('vite-error-overlay')

function adviseEditors() {
  const advice = overlay()?.shadowRoot?.querySelector('.tip')
  if (advice)
    advice.textContent = 'This message goes away by itself when the mistake is mended. Esc closes it until then.'
}
