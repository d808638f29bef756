/** "History and undo" of the public forms: the commits of the open entry, from where the site is kept. */
import { type Draft, LOCALE } from '../../cms/hook-types'
import { fileOfEntry } from '../../entry/page'
import { chooseIn, isWanted, versionLines } from '../../history/box'
import { intoForm } from '../../history/into-form'
import { replaceValues } from '../../history/removals/replace-values'
import type { Version } from '../../history/version'
import { differencesBetween, flatten } from '../../save/compare'
import { ask } from '../../ui/dialog'
import type { FileFormat } from '../formats'
import type { Repository } from '../repository'
import { hasAccessEnded, offerSignIn } from './access-ended'
import { historyOf } from './provider-history'

type Dependencies = {
  repository: Repository
  formatOf: (draft: Draft) => FileFormat | undefined
  /** The form that is open. */
  open: () => Draft | undefined
}

/** Shows the box. */
export const showHistory = (dependencies: Dependencies): Promise<void> => showVersions(dependencies).catch(sayWhyNot)

async function showVersions(dependencies: Dependencies): Promise<void> {
  const draft = dependencies.open()
  const version = await chooseIn<Version>([
    {
      heading: 'Earlier versions of the entry that is open',
      lines: draft ? versionLines(await versionsOf(draft, dependencies.repository)) : [],
      none: 'There are none, or no form is open.',
    },
  ])
  const format = draft && dependencies.formatOf(draft)
  if (!version || !draft || !format) return
  const now = draft.currentValues[LOCALE]
  const before = intoForm(now, flatten(format.fromFile(await (await version.load()).text())))
  const differences = differencesBetween(now, before)
  const choices = [
    { label: 'Put it into the form', value: true, isMain: true },
    { label: 'Leave the form as it is', value: false },
  ]
  const said = { label: 'In the form now', same: 'It says the same as the form does now.', hint: HINT }
  if (!(await isWanted(differences, said, choices))) return showVersions(dependencies)
  draft.interacted = true
  replaceValues(now, before)
}

const HINT = 'Nothing is saved until you press Save. What is in the form and not saved is replaced.'

async function versionsOf(draft: Draft, repository: Repository): Promise<Version[]> {
  const file = draft.isNew ? undefined : fileOfEntry({ ...draft, slug: draft.originalEntry?.slug })
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
