/** A short message that appears over the page. `failure` messages look and sound more urgent. */
export type ToastMessage = { title: string; description?: string; kind?: 'success' | 'failure' }
export type QueuedToast = ToastMessage & { id: number }

let queue: readonly QueuedToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a message; callable from anywhere in the browser. */
export function showToast(message: ToastMessage) {
  lastId += 1
  publish([...queue, { ...message, id: lastId }])
}

export function dismissToast(id: number) {
  publish(queue.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = () => queue
