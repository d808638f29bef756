import * as words from '@words/errors'
import { useState } from 'react'
import { ErrorScreen } from './error-screen'
import { LeaveToHost } from './leave-to-host'

/** The page that the browser opened: to load it again would bring the same. */
let opened = ''

/** Says that the browser has opened this page. */
export function noteOpened() {
  opened = location.pathname
}

/**
 * Stands in the place of a page that the app does not know: an old address, a file, or a page of a newer version of the
 * site. The host decides.
 */
export function NotKnown() {
  const [isOpened] = useState(() => location.pathname === opened)
  return isOpened ? <ErrorScreen error={words.notLoaded({ status: 404 })} /> : <LeaveToHost />
}
