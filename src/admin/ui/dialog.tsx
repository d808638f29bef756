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
export const ask = <Value,>(title: string, content: ReactNode, choices: readonly Choice<Value>[]): Promise<Value> =>
  showDialog((close) => (
    <Dialog title={title} choices={choices} close={close}>
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

/** Escape does not close it: every way out of it has a name. */
export function Dialog<Value>({ title, children, choices, close, role }: DialogProps<Value>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="forms-dialog"
      role={role}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id={id}>{title}</h1>
      {children}
      <p className="forms-actions">
        {choices.map(({ label, value, isMain }) => (
          <button key={label} type="button" className={isMain ? 'is-main' : undefined} onClick={() => close(value)}>
            {label}
          </button>
        ))}
      </p>
    </dialog>
  )
}
