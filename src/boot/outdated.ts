/** A page that was opened before a deployment names scripts that are gone. */
const KEY = 'reloaded-for'
let hasTyped = false

/** From now on, a page with something typed into it is never loaded again. */
export function noticeTyping() {
  addEventListener('input', () => {
    hasTyped = true
  })
}

/** Loads the page again when its script is gone: once for each script, and not where it would lose what was typed. */
export async function reloadIfGone(script: string) {
  const isGone = await fetch(script, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )
  if (!isGone || hasTyped) return
  try {
    if (sessionStorage.getItem(KEY) === script) return
    sessionStorage.setItem(KEY, script)
  } catch {
    // Without storage nobody would know that the page was loaded again.
    return
  }
  location.reload()
}
