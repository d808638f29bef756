/** Connects what the CMS calls with what the forms do then. */
import CMS from '@sveltia/cms'
import { type Collection, collections } from '../schema/collections'
import { askBeforeDelete } from './addresses/before-delete'
import { oldAddresses } from './addresses/old-address'
import { renamedReferences } from './addresses/rename-references'
import type { Surroundings } from './addresses/surroundings'
import { addButton } from './bar'
import { checkBeforeSave } from './before-save'
import { isDraft } from './before-save/as-draft'
import { backToForm, isBackToForm } from './before-save/back-to-form'
import { calendarButton } from './calendar'
import { type Draft, type FlatValues, LOCALE } from './cms-hooks'
import type { FileFormat } from './formats'
import { formatOfFile } from './formats/format-of-file'
import { detailsOf, lineAsHtml, personName } from './lists/entry-line'
import { statusOf } from './lists/entry-status'
import { STATUS_FIELD } from './lists/views'
import { offerValues } from './pickers'
import { smallEnough } from './pictures'
import { showPageBesideForm } from './preview'
import type { MakePage } from './preview/draft-page'
import { hasAccessEnded, offerSignIn } from './public/access-ended'
import { historyButton } from './public/history'
import { siteClock } from './public-from/site-clock'
import { offerToPutBack } from './removals'
import type { Repository } from './repository'
import { flatten } from './safety/compare'
import { settleConflict } from './safety/conflict'
import { createBackups } from './safety/keep-backup'
import { askToRestore } from './safety/restore'
import { ToldFailure } from './safety/told-failure'
import { keepTypedWhileSaving } from './safety/typed-while-saving'

/** The pipeline, wherever it runs. */
export type Pipeline = Surroundings & {
  /** Makes the page beside the form. */
  makePage: MakePage
}

/** The addresses of forms: of an entry, and of one that is not there yet. */
const FORM = /^#\/collections\/[^/]+\/(?:entries\/|new\b)/

/**
 * @param formats the format of each kind of file, by its collection, or by `collection/file` for single files
 * @param repository where the history of an entry is, on the public forms
 */
export function installHooks(
  formats: ReadonlyMap<string, FileFormat>,
  { makePage, ...surroundings }: Pipeline,
  repository?: Repository,
) {
  const backups = createBackups()
  const formatOf = ({ collectionName, fileName }: Draft) =>
    formats.get(fileName === undefined ? collectionName : `${collectionName}/${fileName}`)
  const read = (draft: Draft, text: string): FlatValues => {
    const format = formatOf(draft)
    return format ? flatten(format.fromFile(text)) : draft.originalValues[LOCALE]
  }

  const showPage = showPageBesideForm({ formatOf, makePage })
  let open: Draft | undefined
  offerValues(() => open)
  const addresses = oldAddresses(surroundings)
  const references = renamedReferences(surroundings, (file) => formatOfFile(formats, file))
  const removals = offerToPutBack(() => open)
  const history = repository && historyButton({ repository, formatOf, open: () => open })
  const buttons = [...(history ? [history] : []), calendarButton()]
  // Before the first entry is shown, nobody is signed in, and there is nothing to come.
  const offerButtons = () => {
    for (const button of buttons) if (!button.isConnected) addButton(button)
  }

  globalThis.cmsHooks = {
    draftChanged(draft, save) {
      open = draft ?? undefined
      if (draft) offerButtons()
      backups.changed(draft, save)
      showPage(draft)
      removals.changed(open)
    },
    removing: removals.removing,
    askToRestore: (backup, draft) => askToRestore(backup, draft, read),
    saving: keepTypedWhileSaving,
    beforeSave: checkBeforeSave({ ...surroundings, addresses, references: references.changed }),
    keepsOldAddress: addresses.isKept,
    ...askBeforeDelete(surroundings, (file) => formatOfFile(formats, file)),
    mayBeIncomplete: isDraft,
    async settleConflict(conflict, draft) {
      if (!(await settleConflict(conflict, draft))) backToForm()
    },
    hasSaidWhy(cause) {
      if (isBackToForm(cause) || cause instanceof ToldFailure) return true
      if (!hasAccessEnded(cause)) return false
      void offerSignIn(globalThis.cmsHooks.reload)
      return true
    },
    listedAs(collection, { locales }, title) {
      offerButtons()
      const values = locales[LOCALE]?.content ?? {}
      const nameOf = (id: string) => personName(id, globalThis.cmsEntries.current)
      return lineAsHtml(title, detailsOf(values, withStatus.has(collection), siteClock().now, nameOf))
    },
    statusOf: (values) => statusOf(values, siteClock().now),
    smallEnough,
    async reload() {
      await backups.leave()
      location.reload()
    },
  }
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      backups.saved()
      removals.forget()
      references.saved()
    },
  })
  // The CMS says when a form changes, and not that it is closed.
  window.addEventListener('hashchange', () => {
    if (FORM.test(location.hash)) return
    open = undefined
    showPage(undefined)
    removals.forget()
  })
  window.addEventListener('beforeunload', (event) => {
    if (backups.isUnsaved()) event.preventDefault()
  })
}

/** The folders whose entries can be drafts. */
const withStatus = new Set(
  Object.entries<Collection>(collections).flatMap(([name, { schema }]) => (STATUS_FIELD in schema.shape ? [name] : [])),
)
