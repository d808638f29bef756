/** A box of ours over the forms. */

export type Choice<Value> = {
  label: string
  value: Value
  isMain?: boolean
  /** Whether what is in the box will do; the box stays open while it does not. */
  isReady?: () => boolean
}

/**
 * Shows a box until somebody presses one of its buttons, and gives its value. Escape does not close it: every way out of it
 * has a name.
 */
export function ask<Value>(title: string, content: readonly Node[], choices: readonly Choice<Value>[]): Promise<Value> {
  const dialog = document.createElement('dialog')
  dialog.className = 'desk-dialog'
  dialog.setAttribute('aria-labelledby', 'desk-dialog-title')
  dialog.append(make('h1', { id: 'desk-dialog-title', textContent: title }), ...content)
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  return new Promise((resolve) => {
    const buttons = choices.map(({ label, value, isMain, isReady }) => {
      const choose = () => {
        if (isReady && !isReady()) return
        dialog.remove()
        resolve(value)
      }
      return makeButton(label, choose, isMain ? 'is-main' : '')
    })
    const row = make('p', { className: 'desk-actions' })
    row.append(...buttons)
    dialog.append(row)
    document.body.append(dialog)
    dialog.showModal()
  })
}

/** An element with these properties. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

export function makeButton(textContent: string, pressed: () => void, className = ''): HTMLButtonElement {
  const button = make('button', { type: 'button', textContent, className })
  button.addEventListener('click', pressed)
  return button
}
