import type { RouterHistory } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/lib/after-paint'

/** Whether the app renders a page because of a link that leads to its top. Not so at first: then the page is there already. */
let startsAtTop = false

/** Watches how each page is asked for: by a link to its top, or by Back, or by a link to a place further down. */
export function noteNavigations(history: RouterHistory) {
  history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && location.hash === '' && !document.hidden
  })
}

/**
 * The part of a page that nobody sees before they scroll. When a visitor follows a link inside the app, the first screen is
 * painted before this part is rendered, so that a long page comes as soon as a short one. Prerendered pages have it at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isRendered, setRendered] = useState(!startsAtTop)
  useEffect(() => (isRendered ? undefined : afterPaint(() => startTransition(() => setRendered(true)))), [isRendered])
  // Until then its place keeps the footer out of the screen.
  return isRendered ? children : <div className="h-svh" />
}
