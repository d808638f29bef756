import { isTakenOver } from '@/lib/react-mark'

/**
 * During development: drops what was read when content changes, and loads the open page's data again.
 * @param embedded what travelled inside the page
 */
export async function followContentChanges(embedded: Record<string, unknown>, reload: () => Promise<unknown>) {
  const travelled = { ...embedded }
  let isPageTakenOver = false
  let isLate = false
  import.meta.hot?.on('content-changed', () => {
    // Content is whole again: what the overlay said is fixed.
    overlay()?.remove()
    if (!isPageTakenOver) {
      isLate = true
      return
    }
    for (const name of Object.keys(embedded)) delete embedded[name]
    void reload()
  })
  // Vite tells its listeners before it shows its overlay, whose advice is meant for programmers.
  import.meta.hot?.on('vite:error', () => setTimeout(adviseEditors))
  await pageIsTakenOver()
  isPageTakenOver = true
  if (isLate || (await isOld(travelled))) location.reload()
}

/**
 * Waits until React has taken over the page that the server made, which must show the same data until then. React goes
 * through the last element of the page at the very end. The router's `onRendered` comes earlier, as soon as the header and
 * the footer are taken over.
 */
async function pageIsTakenOver(): Promise<void> {
  const isDone = () => {
    const last = document.querySelector('#main > :last-child')
    return last !== null && isTakenOver(last)
  }
  // A page in the background gets no animation frames.
  while (!isDone()) await new Promise((again) => setTimeout(again, 20))
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
