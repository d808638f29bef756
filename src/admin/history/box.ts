/** The box behind "History and undo", for the development server and for the public forms alike. */

import type { Difference } from '../save/compare'
import { ask, type Choice, make } from '../ui/dialog'
import { differenceTable } from '../ui/difference-table'
import { momentInWords } from '../ui/moment-in-words'
import type { Version } from './version'

/** A line of the box; without a button, it only says something. */
export type Line<Value> = { text: string; button?: { label: string; value: Value } }
export type Part<Value> = { heading: string; lines: readonly Line<Value>[]; none?: string }

/** Shows the box until something in it is chosen, or it is closed. Parts without lines are left out unless they say so. */
export async function chooseIn<Value>(parts: readonly Part<Value>[]): Promise<Value | undefined> {
  const content: Node[] = []
  const chosen = new Promise<Value>((resolve) => {
    for (const { heading, lines, none } of parts) {
      if (lines.length === 0 && none === undefined) continue
      content.push(make('h2', { textContent: heading }), ...lines.map((line) => lineOf(line, resolve)))
      if (lines.length === 0) content.push(make('p', { textContent: none }))
    }
  })
  const closed = ask<undefined>('History and undo', content, [{ label: 'Close', value: undefined }])
  return Promise.race([chosen, closed]).finally(() => document.querySelector('dialog.desk-dialog')?.remove())
}

function lineOf<Value>({ text, button }: Line<Value>, choose: (value: Value) => void): HTMLElement {
  const made = make('p', { className: 'desk-line' })
  made.append(make('span', { textContent: text }))
  if (button) {
    const pressed = make('button', { type: 'button', textContent: button.label })
    pressed.addEventListener('click', () => choose(button.value))
    made.append(pressed)
  }
  return made
}

/** The lines of the versions of an entry. */
export const versionLines = (versions: readonly Version[]): Line<Version>[] =>
  versions.map((version) => ({
    text: `${momentInWords(version.at)} · ${version.who}: ${version.what}`,
    button: { label: 'Compare', value: version },
  }))

type Said = {
  /** What is above the column of the newer one. */
  label: string
  /** What is said where nothing is different. */
  same: string
  /** What is said below the table. */
  hint?: string
}

/** Shows what a version says differently, and asks whether it is wanted. */
export function isWanted(
  differences: readonly Difference[],
  { label, same, hint }: Said,
  choices: readonly Choice<boolean>[],
): Promise<boolean> {
  const content =
    differences.length === 0
      ? [make('p', { textContent: same })]
      : [differenceTable(differences, label, 'In that version')]
  if (hint) content.push(make('p', { textContent: hint }))
  return ask('That version', content, choices)
}
