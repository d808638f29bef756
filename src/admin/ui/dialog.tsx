/** A box of ours over the forms. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export type Choice<Value> = { label: string; value: Value; isMain?: boolean }

/** Shows a box until it is closed, and gives the value that it is closed with. */
export function showDialog<Value>(draw: (close: (value: Value) => void) => ReactNode): Promise<Value> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = (value: Value) => {
      root.unmount()
      place.remove()
      resolve(value)
    }
    flushSync(() => root.render(draw(close)))
  })
}

/** Shows a box until one of its buttons is pressed, and gives the value of the button. */
export const ask = <Value,>(
  title: string,
  content: ReactNode,
  choices: readonly Choice<Value>[],
  role?: 'alertdialog',
): Promise<Value> =>
  showDialog((close) => (
    <Dialog title={title} choices={choices} close={close} role={role}>
      {content}
    </Dialog>
  ))

type DialogProps<Value> = {
  title: string
  children: ReactNode
  choices: readonly Choice<Value>[]
  close: (value: Value) => void
  role?: 'alertdialog'
}

/** How the words in a box look. */
const PROSE = '[&_a]:text-main [&_h2]:mt-5 [&_h2]:mb-1 [&_h2]:text-[1rem] [&_p]:m-0 [&_p]:mb-4'

type ButtonProps = { isMain?: boolean; press: () => void; children: ReactNode }

export const DialogButton = ({ isMain, press, children }: ButtonProps) => (
  <button
    type="button"
    className={`px-4 py-2 ${isMain ? 'border-main bg-main text-paper' : 'border-current bg-transparent'}`}
    onClick={press}
  >
    {children}
  </button>
)

/** Escape does not close it: every way out of it has a name. */
export function Dialog<Value>({ title, children, choices, close, role }: DialogProps<Value>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`forms m-auto max-h-[calc(100vh-2rem)] overflow-auto rounded-lg bg-paper p-6 font-forms text-base/normal text-ink backdrop:bg-black/60 ${PROSE} ${role ? 'w-[min(36rem,100vw-2rem)] border-4 border-wrong' : 'w-[min(52rem,100vw-2rem)] border border-line'}`}
      role={role}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id={id} className="m-0 mb-2 text-[1.375rem]">
        {title}
      </h1>
      {children}
      <p className="mt-5! mb-0! flex flex-wrap gap-3">
        {choices.map(({ label, value, isMain }) => (
          <DialogButton key={label} isMain={isMain} press={() => close(value)}>
            {label}
          </DialogButton>
        ))}
      </p>
    </dialog>
  )
}
