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
 * Whether the first screen of the page is painted. When a visitor follows a link inside the app, a page renders nothing else
 * before, so that a long page comes as soon as a short one. Prerendered pages have everything at once.
 */
export function useFirstScreenPainted(): boolean {
  const [isPainted, setPainted] = useState(!startsAtTop)
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted])
  return isPainted
}

/** The part of a page that nobody sees before they scroll. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  // Until it is rendered, its place keeps the footer out of the screen.
  return useFirstScreenPainted() ? children : <div className="h-svh" />
}
