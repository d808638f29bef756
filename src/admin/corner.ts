import { make } from './dialog'

/** Puts a button into the corner of the forms where those of ours are. */
export function addToCorner(button: HTMLButtonElement) {
  const known = document.querySelector('.desk-corner')
  const corner = known ?? make('div', { className: 'desk-corner' })
  corner.append(button)
  if (!known) document.body.append(corner)
}
