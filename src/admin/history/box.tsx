/** The box behind "History and undo", for the development server and for the public forms alike. */

import { Fragment } from 'react'
import type { Difference } from '../save/compare'
import { ask, type Choice, Dialog, DialogButton, showDialog } from '../ui/dialog'
import { DifferenceTable } from '../ui/difference-table'
import { momentInWords } from '../ui/moment-in-words'

/** What one line of the history of an entry says, and how its file is fetched. */
export type Version = { at: Date; who: string; what: string; load: () => Promise<Blob> }

/** A line of the box; without a button, it only says something. */
export type Line<Value> = { text: string; button?: { label: string; value: Value } }
export type Part<Value> = { heading: string; lines: readonly Line<Value>[]; none?: string }

/** Shows the box until something in it is chosen, or it is closed. Parts without lines are left out unless they say so. */
export const chooseIn = <Value,>(parts: readonly Part<Value>[]): Promise<Value | undefined> =>
  showDialog((close) => (
    <Dialog title="History and undo" choices={[{ label: 'Close', value: undefined }]} close={close}>
      {parts.map(({ heading, lines, none }) => (
        <Fragment key={heading}>
          {(lines.length > 0 || none !== undefined) && <h2>{heading}</h2>}
          {lines.map(({ text, button }, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={index}
              className="forms-line flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-b-line py-1.5 mb-0! [&_button]:flex-none"
            >
              <span className="flex-[1_1_14rem] wrap-anywhere">{text}</span>
              {button && <DialogButton press={() => close(button.value)}>{button.label}</DialogButton>}
            </p>
          ))}
          {lines.length === 0 && none !== undefined && <p>{none}</p>}
        </Fragment>
      ))}
    </Dialog>
  ))

/** The lines of the versions of an entry. @param choose what the button of a version gives */
export const versionLines = <Value,>(
  versions: readonly Version[],
  choose: (version: Version) => Value,
): Line<Value>[] =>
  versions.map((version) => ({
    text: `${momentInWords(version.at)} · ${version.who}: ${version.what}`,
    button: { label: 'Compare', value: choose(version) },
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
  const content = (
    <>
      {differences.length === 0 ? (
        <p>{same}</p>
      ) : (
        <DifferenceTable differences={differences} before={label} after="In that version" />
      )}
      {hint && <p>{hint}</p>}
    </>
  )
  return ask('That version', content, choices)
}
