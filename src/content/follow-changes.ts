/**
 * During development: drops what was read when content changes, and loads the open page's data again.
 * @param embedded what travelled inside the page
 * @param rendered when the page is as the server made it: React takes over no page whose data has changed before
 */
export async function followContentChanges(
  embedded: Record<string, unknown>,
  reload: () => Promise<unknown>,
  rendered: Promise<void>,
) {
  const travelled = { ...embedded }
  let isRendered = false
  import.meta.hot?.on('content-changed', () => {
    // Content is whole again: what the overlay said is fixed.
    overlay()?.remove()
    if (!isRendered) return
    for (const name of Object.keys(embedded)) delete embedded[name]
    void reload()
  })
  // Vite tells its listeners before it shows its overlay, whose advice is meant for programmers.
  import.meta.hot?.on('vite:error', () => setTimeout(adviseEditors))
  await rendered
  isRendered = true
  if (await isOld(travelled)) location.reload()
}

/** Whether something was saved while the page was on its way to the browser. */
async function isOld(travelled: Record<string, unknown>): Promise<boolean> {
  for (const [name, data] of Object.entries(travelled)) {
    const now = await (await fetch(`/data/${name}.json`)).text()
    if (JSON.stringify(JSON.parse(now)) !== JSON.stringify(data)) return true
  }
  return false
}

const overlay = (): Element | null => document.querySelector('vite-error-overlay')

function adviseEditors() {
  const advice = overlay()?.shadowRoot?.querySelector('.tip')
  if (advice) advice.textContent = 'This message disappears when the mistake is fixed. Esc closes it until then.'
}
