import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, type QueuedToast, subscribeToToasts } from '@/lib/toast-queue'

/** Radix is loaded with the first message: 10 kB that most visits never need. */
const ToastList = lazy(() => import('./toast-list'))

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
