/** The bar below the forms: buttons of ours, and above them what is said until an editor has read it. */
import { make } from './dialog'

let bar: HTMLElement | undefined
const buttons = make('div', { className: 'desk-buttons' })

/** Adds a button to the bar. */
export function addButton(button: HTMLButtonElement) {
  barOf().append(buttons)
  buttons.append(button)
}

/** Adds a line above the buttons. */
export const addLine = (line: HTMLElement) => barOf().prepend(line)

function barOf(): HTMLElement {
  if (bar) return bar
  const made = make('div', { className: 'desk-bar' })
  document.body.append(made)
  // The forms end where the bar begins: nothing of them is below it.
  const measure = () => document.documentElement.style.setProperty('--desk-bar', `${made.offsetHeight}px`)
  new ResizeObserver(measure).observe(made)
  bar = made
  return made
}
