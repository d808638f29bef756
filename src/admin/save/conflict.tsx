/** Asks before a save overwrites an entry that somebody else changed after it was opened. */
import { type Conflict, type Draft, LOCALE } from '../cms/hook-types'
import { replaceValues } from '../entry/flat-values'
import { ask, type Choice } from '../ui/dialog'
import { DifferenceTable } from '../ui/difference-table'
import { momentInWords } from '../ui/moment-in-words'
import { changedByBoth, differencesBetween, onto } from './compare'

type Answer = 'both' | 'mine' | 'back'

const back: Choice<Answer> = { label: 'Back to the form', value: 'back' }

/** @returns whether the form is saved; it may hold the other editor's changes, too, then */
export async function settleConflict({ type, entry }: Conflict, draft: Draft): Promise<boolean> {
  if (type === 'deleted') {
    const effect = 'Somebody deleted this entry after you opened it. Saving it puts it back.'
    const again: Choice<Answer> = { label: 'Put it back', value: 'mine', isMain: true }
    return (await ask('This entry was deleted', <p>{effect}</p>, [again, back])) === 'mine'
  }
  const old = draft.originalValues[LOCALE]
  const mine = draft.currentValues[LOCALE]
  const theirs = entry.locales[LOCALE].content ?? {}
  const contested = changedByBoth(mine, theirs, old)
  const both: Choice<Answer> = { label: 'Save both changes', value: 'both', isMain: true }
  const answer = await ask<Answer>(
    'Somebody else changed this entry',
    <>
      <p>{`${whoAndWhen(entry)} changed it after you opened it:`}</p>
      <DifferenceTable differences={differencesBetween(old, theirs)} before="When you opened it" after="Now" />
      {contested.map((field) => (
        <p key={field}>{`You both changed “${field}”. With both changes saved, it says what you wrote.`}</p>
      ))}
    </>,
    [both, { label: 'Save only mine', value: 'mine' }, back],
  )
  if (answer === 'both') replaceValues(mine, onto(theirs, mine, old))
  return answer !== 'back'
}

function whoAndWhen({ commitAuthor, commitDate }: Extract<Conflict, { type: 'modified' }>['entry']): string {
  const who = commitAuthor?.name || commitAuthor?.login || commitAuthor?.email || 'Somebody'
  return commitDate ? `${who}, on ${momentInWords(commitDate)},` : who
}
