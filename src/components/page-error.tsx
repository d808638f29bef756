import { useEffect, useState } from 'react'
import { isOfMissingScript } from '@/lib/missing-scripts'
import { ErrorScreen } from './error-screen'
import { loadWhole } from './leave-to-host'

/** What a visitor sees in the place of a page that failed. If only its script is missing, the browser loads the page as a whole. */
export function PageError({ error }: { error: unknown }) {
  const [isShown, setShown] = useState(() => !isOfMissingScript(error))
  useEffect(() => {
    if (isOfMissingScript(error) && isFirst(error.message)) loadWhole()
    else setShown(true)
  }, [error])
  return isShown ? <ErrorScreen error={error} /> : null
}

/** Whether a page is loaded as a whole for the first time because of this error, so that it does not happen again and again. */
function isFirst(message: string): boolean {
  const key = `loaded-for:${location.href}`
  try {
    if (sessionStorage.getItem(key) === message) return false
    sessionStorage.setItem(key, message)
    return true
  } catch {
    // Without storage, nothing would say that the page was loaded again.
    return false
  }
}
