/** "History and undo" of the public forms: the commits of the open entry, from where the site is kept. */
import { type Draft, LOCALE } from '../../cms/hook-types'
import { replaceValues } from '../../entry/flat-values'
import { savedFileOf } from '../../entry/page'
import { chooseIn, isWanted, type Version, versionLines } from '../../history/box'
import { intoForm } from '../../history/into-form'
import { differencesBetween, flatten } from '../../save/compare'
import { ask } from '../../ui/dialog'
import { formatOfDraft } from '../formats/format-of-file'
import type { Repository } from '../repository'
import { hasAccessEnded, offerSignIn } from './access-ended'
import { historyOf } from './provider-history'

/** Shows the box. @param draft the form that is open */
export const showHistory = (draft: Draft | undefined, repository: Repository): Promise<void> =>
  showVersions(draft, repository).catch(sayWhyNot)

async function showVersions(draft: Draft | undefined, repository: Repository): Promise<void> {
  const version = await chooseIn<Version>([
    {
      heading: 'Earlier versions of the entry that is open',
      lines: versionLines(await versionsOf(savedFileOf(draft), repository), (version) => version),
      none: 'There are none, or no form is open.',
    },
  ])
  const format = draft && formatOfDraft(draft)
  if (!version || !draft || !format) return
  const now = draft.currentValues[LOCALE]
  const before = intoForm(now, flatten(format.fromFile(await (await version.load()).text())))
  const differences = differencesBetween(now, before)
  const choices = [
    { label: 'Put it into the form', value: true, isMain: true },
    { label: 'Leave the form as it is', value: false },
  ]
  const said = { label: 'In the form now', same: 'It says the same as the form does now.', hint: HINT }
  if (!(await isWanted(differences, said, choices))) return showVersions(draft, repository)
  draft.interacted = true
  replaceValues(now, before)
}

const HINT = 'Nothing is saved until you press Save. What is in the form and not saved is replaced.'

async function versionsOf(file: string | undefined, repository: Repository): Promise<Version[]> {
  if (file === undefined) return []
  const { list, commitsIn, load } = historyOf(repository)
  const { path, headers } = list(file)
  const commits = commitsIn(await globalThis.cmsApi(path, { headers }))
  return commits.map(({ commit, at, who, what }) => ({
    ...{ at, who, what },
    async load() {
      const { path, headers } = load(file, commit)
      return new Blob([String(await globalThis.cmsApi(path, { headers, responseType: 'text' }))])
    },
  }))
}

async function sayWhyNot(error: unknown): Promise<void> {
  const cause = (error as Error).cause ?? error
  if (hasAccessEnded(cause)) return offerSignIn(globalThis.cmsHooks.reload)
  const text = `The place where the site is kept does not give the earlier versions: ${(error as Error).message}. Try again later.`
  await ask<void>('History and undo', <p>{text}</p>, [{ label: 'Close', value: undefined }])
}
