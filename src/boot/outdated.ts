/** Pages whose script cannot be loaded: it is gone since a deployment, or the browser remembers that the network failed. */
const KEY = 'reloaded-for'
let hasTyped = false

/** From now on, a page with something typed into it is never loaded again. */
export function noticeTyping() {
  addEventListener('input', () => {
    hasTyped = true
  })
}

/**
 * Loads the page again when that gives it a script: once for each script, and not where it would lose what was typed.
 * @param hasFailedBefore the script that can be fetched now failed twice: some browsers never ask again for a module that
 *   failed once
 */
export async function reloadIfUseful(script: string, hasFailedBefore: boolean) {
  const isUseful = await fetch(script, { method: 'HEAD' }).then(
    ({ ok, status }) => status === 404 || (ok && hasFailedBefore),
    () => false,
  )
  if (!isUseful || hasTyped) return
  try {
    if (sessionStorage.getItem(KEY) === script) return
    sessionStorage.setItem(KEY, script)
  } catch {
    // Without storage, nothing would say that the page was loaded again.
    return
  }
  location.reload()
}
