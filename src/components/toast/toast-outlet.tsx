import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, type QueuedToast, subscribeToToasts } from '@/lib/toast-queue'
import { PlainToasts } from './plain-toasts'

/**
 * Loads Radix ahead of the first message, for pages that must show one without a network.
 * Where it cannot be loaded, the message appears all the same, and plainly.
 */
export const loadToasts = () => import('./toast-list').catch(() => ({ default: PlainToasts }))

/** Radix is loaded with the first message: 10 kB that most visits never need. */
const ToastList = lazy(loadToasts)

const NONE: readonly QueuedToast[] = []

export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
