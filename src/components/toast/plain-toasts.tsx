import { useEffect } from 'react'
import { dismissToast, type QueuedToast } from '@/lib/toast-queue'

/** How long a message stays, in milliseconds. */
const DURATION = 6000

/** Messages without anything that has to be loaded. */
export function PlainToasts({ toasts }: { toasts: readonly QueuedToast[] }) {
  return (
    <ul className="toast-viewport" aria-live="polite">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </ul>
  )
}

function PlainToast({ toast: { id, title, description, kind } }: { toast: QueuedToast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), DURATION)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <li className={`toast ${kind === 'failure' ? 'toast-failure' : ''}`}>
      <div>
        <strong>{title}</strong>
        {description ? <p className="mt-1 text-small">{description}</p> : null}
      </div>
    </li>
  )
}
