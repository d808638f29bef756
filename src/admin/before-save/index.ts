/** Asks the pipeline about what is about to be saved, and says at the fields of the form what it would refuse. */
import type { Change, CmsHooks, Draft } from '../cms-hooks'
import type { Changes, CheckChange } from './objections'
import { picturesWithoutWords } from './pictures-without-words'
import { isSavedAnyway } from './question'
import { showAtFields } from './show-at-fields'

/** What the CMS understands as "not saved, look at the fields". */
const REFUSED = 'validation_failed'

/** @param check says what is wrong with a change; a save never depends on it, since the build checks everything once more */
export function checkBeforeSave(check: CheckChange): CmsHooks['beforeSave'] {
  return async (changes, draft) => {
    const own = ownFile(changes, draft)
    const found = await check(changesOf(changes)).catch(() => [])
    const objections = [...found, ...picturesWithoutWords(draft, own)]
    if (objections.length === 0 || (await isSavedAnyway(objections, own))) return
    showAtFields(
      draft,
      objections.filter(({ file, severity }) => file === own && severity === 'error'),
    )
    throw new Error(REFUSED)
  }
}

/** The file of the form: what else is saved with it comes later, or is in another folder. */
const ownFile = (changes: readonly Change[], { collectionName }: Draft): string | undefined =>
  changes.find(({ path, data }) => typeof data === 'string' && path.startsWith(`content/${collectionName}/`))?.path

/** What the CMS is about to write, by the names of the files. A file that gets another name leaves its old one. */
export function changesOf(changes: readonly Change[]): Changes {
  const left = changes.flatMap(({ previousPath, path }) => (previousPath && previousPath !== path ? previousPath : []))
  return Object.fromEntries([
    ...left.map((path) => [path, null]),
    ...changes.map(({ action, path, data }) => [
      path,
      action === 'delete' ? null : typeof data === 'string' ? data : true,
    ]),
  ])
}
