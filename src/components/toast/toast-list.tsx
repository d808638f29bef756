import * as Toast from '@radix-ui/react-toast'
import * as words from '@words/toasts'
import { dismissToast, type QueuedToast } from '@/lib/toast-queue'
import { CloseIcon } from '../icons'

/** How long a message stays, in milliseconds; hovering or focusing it makes it wait. */
const DURATION = 6000

export default function ToastList({ toasts }: { toasts: readonly QueuedToast[] }) {
  return (
    <Toast.Provider duration={DURATION} swipeDirection="down">
      {toasts.map(({ id, title, description, kind = 'success' }) => (
        <Toast.Root
          key={id}
          type={kind === 'failure' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(id)
          }}
          className={`toast ${kind === 'failure' ? 'toast-failure' : ''}`}
        >
          <div>
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description ? <Toast.Description className="mt-1 text-small">{description}</Toast.Description> : null}
          </div>
          <Toast.Close className="nav-item" aria-label={words.dismiss}>
            <CloseIcon className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toast-viewport" label={words.messages({ hotkey: '{hotkey}' })} />
    </Toast.Provider>
  )
}
