/** The box that says what is wrong with a change, and asks what to do. */

import { labelOf } from '../../cms/labels'
import { ObjectionList } from '../../entry/addresses/lists'
import { ask, type Choice } from '../../ui/dialog'
import type { Objection } from './objections'

/** `back` to the form, `save` as it is, or save it as a `draft`. */
export type HowToSave = 'back' | 'save' | 'draft'

type Entry = {
  /** Its file. */
  own: string | undefined
  isDraft: boolean
  /** Whether it would stop nothing as a draft. */
  canBecomeDraft: boolean
}

/** Asks what to do with a change that has mistakes, or may have. */
export function askHowToSave(objections: readonly Objection[], entry: Entry): Promise<HowToSave> {
  const { title, effect, choices } = wordsFor(objections, entry)
  const placeOf = ({ file, field }: Objection) =>
    file === entry.own ? (field ? fieldLabel(field) : 'The whole entry') : file
  return ask(
    title,
    <>
      <p>{effect}</p>
      <ObjectionList objections={objections} placeOf={placeOf} />
    </>,
    choices,
  )
}

type Words = { title: string; effect: string; choices: Choice<HowToSave>[] }

const back: Choice<HowToSave> = { label: 'Back to the form', value: 'back', isMain: true }
const anyway: Choice<HowToSave> = { label: 'Save anyway', value: 'save' }

/** What the box says. */
export function wordsFor(objections: readonly Objection[], { isDraft, canBecomeDraft }: Entry): Words {
  if (objections.some(({ severity }) => severity === 'error')) {
    const effect = canBecomeDraft
      ? 'Nothing is saved yet. As a draft it is kept and visitors do not see it. Saved as it is, it would stop the site from changing until this is corrected.'
      : 'Nothing is saved yet. Until this is corrected, the site would stay as it is now.'
    const draft: Choice<HowToSave>[] = canBecomeDraft ? [{ label: 'Save as draft', value: 'draft' }] : []
    return { title: 'The site would not take this', effect, choices: [back, ...draft, anyway] }
  }
  if (isDraft) {
    const effect = 'A draft may say this. It has to be corrected before the draft can be public.'
    return { title: 'This is not right yet', effect, choices: [back, { ...anyway, label: 'Save the draft' }] }
  }
  const effect = 'Nothing is saved yet. The site would show it like this.'
  return { title: 'Is this what you mean?', effect, choices: [back, anyway] }
}

const fieldLabel = (path: string) => labelOf(path.split('.')[0] === 'body' ? 'text' : (path.split('.')[0] ?? ''))
