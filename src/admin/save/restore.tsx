import { type Backup, type Draft, LOCALE } from '../cms/hook-types'
import { SOURCE } from '../files/formats/form-data'
import { formatOfDraft } from '../files/formats/format-of-file'
import { ask } from '../ui/dialog'
import { DifferenceTable } from '../ui/difference-table'
import { momentInWords } from '../ui/moment-in-words'
import { differencesBetween, flatten, onto } from './compare'

/**
 * Offers what somebody typed before the page was closed, beside what the file says now. A file that was changed in the
 * meantime keeps those changes: only the fields that were typed in come back.
 */
export async function askToRestore(backup: Backup, draft: Draft): Promise<boolean> {
  const now = draft.currentValues[LOCALE]
  const typedOn = backup.currentValues[LOCALE][SOURCE]
  if (typeof typedOn === 'string' && typedOn !== now[SOURCE]) {
    const format = formatOfDraft(draft)
    const old = format ? flatten(format.fromFile(typedOn)) : draft.originalValues[LOCALE]
    backup.currentValues[LOCALE] = onto(now, backup.currentValues[LOCALE], old)
  }
  const differences = differencesBetween(now, backup.currentValues[LOCALE])
  if (differences.length === 0) return false
  return ask(
    'Your unsaved text is still here',
    <>
      <p>{`It was typed ${momentInWords(backup.timestamp)}. It is in no file yet.`}</p>
      <DifferenceTable
        differences={differences}
        before={draft.isNew ? 'An empty form' : 'In the file now'}
        after="What you typed"
      />
    </>,
    [
      { label: 'Put it back into the form', value: true, isMain: true },
      { label: 'Throw it away', value: false },
    ],
  )
}
