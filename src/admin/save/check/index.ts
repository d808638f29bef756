/** Asks the pipeline about what is about to be saved, and says at the fields of the form what it would refuse. */

import { type Change, type CmsHooks, type Draft, LOCALE } from '../../cms/hook-types'
import type { AddressQuestions } from '../../entry/addresses/address-questions'
import { isRenamed } from '../../entry/addresses/before-rename'
import { canBeDraft, DRAFT, isDraft, textAsDraft } from './as-draft'
import { backToForm } from './back-to-form'
import type { Changes, CheckChange, Objection, Size } from './objections'
import { picturesWithoutWords } from './pictures-without-words'
import { askHowToSave } from './question'
import { showAtFields } from './show-at-fields'

/** What the CMS understands as "not saved, look at the fields". */
const REFUSED = 'validation_failed'

/** What the form of a draft shows as empty by itself. */
const TO_BE_FILLED_IN = new Set(['missing-field', 'empty-field', 'no-fields'])

type Asked = Pick<AddressQuestions, 'check' | 'whoNames'> & {
  /** Whether an entry that gets another address answers at the old one, too. */
  keepsOldAddress: () => boolean
  /** Changes of other entries that refer to the renamed one. */
  references: (changes: readonly Change[]) => Promise<Change[]>
}

/** A save never depends on the check, since the build checks everything once more. */
export function checkBeforeSave({ check, whoNames, keepsOldAddress, references }: Asked): CmsHooks['beforeSave'] {
  /** The form that becomes a draft: its editor was asked already. */
  let becomesDraft: Draft | undefined

  return async (changes, draft) => {
    changes.push(...(await references(changes).catch(() => [])))
    if (draft === becomesDraft) {
      becomesDraft = undefined
      return 'save'
    }
    const own = ownFile(changes, draft)
    const changed = await changesOf(changes)
    const isHidden = isDraft(draft)
    const found = await check(changed).catch(() => [])
    const objections = [...found, ...picturesWithoutWords(draft, own)].filter(
      ({ code }) => !isHidden || !TO_BE_FILLED_IN.has(code),
    )
    if (objections.length === 0)
      return (await isRenamed(changes, { whoNames, isKept: keepsOldAddress() })) ? 'save' : backToForm()
    const canBecome = !isHidden && hasErrors(objections) && (await isRightAsDraft(changed, own, check))
    const how = await askHowToSave(objections, { own, isDraft: isHidden, canBecomeDraft: canBecome })
    if (how === 'save') return 'save'
    if (how === 'draft') {
      becomesDraft = draft
      draft.currentValues[LOCALE][DRAFT] = true
      return 'start again'
    }
    const shown = objections.filter(({ file, severity }) => file === own && (isHidden || severity === 'error'))
    if (shown.length === 0) return backToForm()
    showAtFields(draft, shown)
    throw new Error(REFUSED)
  }
}

const hasErrors = (objections: readonly Objection[]) => objections.some(({ severity }) => severity === 'error')

/** Whether nothing stops the site once the entry is a draft. A page that is public cannot become one. */
async function isRightAsDraft(changed: Changes, own: string | undefined, check: CheckChange): Promise<boolean> {
  const text = own === undefined ? undefined : changed[own]
  if (own === undefined || typeof text !== 'string' || !canBeDraft(own)) return false
  const found = await check({ ...changed, [own]: textAsDraft(own, text) }).catch(() => undefined)
  return found !== undefined && !hasErrors(found)
}

/** The file of the form: what else is saved with it comes later, or is in another folder. */
const ownFile = (changes: readonly Change[], { collectionName }: Draft): string | undefined =>
  changes.find(({ path, data }) => typeof data === 'string' && path.startsWith(`content/${collectionName}/`))?.path

/** What the CMS is about to write, by the names of the files. A file that gets another name leaves its old one. */
export async function changesOf(changes: readonly Change[], measure = measureInBrowser): Promise<Changes> {
  const changed: Changes = {}
  for (const { previousPath, path } of changes) if (previousPath && previousPath !== path) changed[previousPath] = null
  for (const { action, path, data } of changes) {
    if (action === 'delete') changed[path] = null
    else changed[path] = data instanceof File ? await measure(data).catch(() => true as const) : (data ?? true)
  }
  return changed
}

async function measureInBrowser(file: File): Promise<Size> {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}
