/** Connects what the CMS calls with what the forms do then. */
import CMS, { type AppEventListener } from '@sveltia/cms'
import type { AddressQuestions } from '../entry/addresses/address-questions'
import { askBeforeDelete } from '../entry/addresses/before-delete'
import { addressesAfterRenaming } from '../entry/addresses/old-address'
import { renamedReferences } from '../entry/addresses/rename-references'
import { formAddress, isForm } from '../entry/form-address'
import { siteClock } from '../fields/public-from/site-clock'
import { offerValues } from '../fields/suggestions'
import { hasAccessEnded, offerSignIn } from '../files/provider/access-ended'
import { offerToPutBack } from '../history/removals'
import { showCalendar } from '../lists/calendar'
import { detailsOf, lineAsHtml, personName } from '../lists/entry-line'
import { showPageBesideForm } from '../preview'
import type { MakePage } from '../preview/draft-page'
import { createBackups } from '../save/backup'
import { checkBeforeSave } from '../save/check'
import { canBeDraft, isDraft } from '../save/check/as-draft'
import { backToForm, isBackToForm } from '../save/check/back-to-form'
import { settleConflict } from '../save/conflict'
import { ReportedFailure } from '../save/reported-failure'
import { askToRestore } from '../save/restore'
import { keepTypedWhileSaving } from '../save/typed-while-saving'
import { showInBar } from '../ui/bar'
import { type Draft, LOCALE } from './hook-types'

/** The pipeline, wherever it runs. */
export type Pipeline = AddressQuestions & {
  /** Makes the page beside the form. */
  makePage: MakePage
  /** The bytes of a picture of the repository, by the name of its file. */
  readPicture: (file: string) => Promise<Blob>
  /** Shows earlier versions. @param draft the form that is open */
  showHistory: (draft: Draft | undefined) => Promise<void>
}

const CALENDAR_BUTTON = (
  <button type="button" onClick={() => void showCalendar()}>
    What is to come
  </button>
)

export function installHooks({ makePage, showHistory, ...questions }: Pipeline) {
  const backups = createBackups()
  const showPage = showPageBesideForm(makePage)
  let open: Draft | undefined
  offerValues(() => open)
  let keepsOldAddress = false
  const references = renamedReferences(questions)
  const removals = offerToPutBack()
  const historyButton = (
    <button type="button" onClick={() => void showHistory(open)}>
      History and undo
    </button>
  )
  const offerButtons = () => {
    showInBar('history', historyButton)
    showInBar('calendar', CALENDAR_BUTTON)
  }
  // On the public forms, no editor is signed in before the first entry is shown. What is to come needs the entries everywhere.
  if (import.meta.env.DEV) showInBar('history', historyButton)

  globalThis.cmsHooks = {
    draftChanged(draft, save) {
      open = draft ?? undefined
      if (draft) offerButtons()
      backups.changed(draft, save)
      showPage(draft)
      removals.changed(open)
    },
    askToRestore,
    saving: keepTypedWhileSaving,
    beforeSave: checkBeforeSave({
      ...questions,
      keepsOldAddress: () => keepsOldAddress,
      references: references.changed,
    }),
    ...askBeforeDelete(questions),
    mayBeIncomplete: isDraft,
    async settleConflict(conflict, draft) {
      if (!(await settleConflict(conflict, draft))) backToForm()
    },
    isReported(cause) {
      if (isBackToForm(cause) || cause instanceof ReportedFailure) return true
      if (!hasAccessEnded(cause)) return false
      void offerSignIn(globalThis.cmsHooks.reload)
      return true
    },
    listedAs({ locales }, title) {
      offerButtons()
      const { path = '', content = {} } = locales[LOCALE] ?? {}
      const nameOf = (id: string) => personName(id, globalThis.cmsEntries.current)
      return lineAsHtml(title, detailsOf(content, canBeDraft(path), siteClock().now, nameOf))
    },
    async reload() {
      await backups.leave()
      location.reload()
    },
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: { aliases?: string[] } }
      const aliases = open && (await addressesAfterRenaming(open, path, data.aliases ?? [], questions))
      keepsOldAddress = aliases !== undefined
      return aliases && entry.setIn(['data', 'aliases'], aliases)
    },
  } as AppEventListener)
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      if (open?.originalEntry && open.fileName === undefined) keepAddressOfForm(open, String(entry.get('slug')))
      backups.saved()
      removals.forget()
      references.saved()
    },
  })
  // The CMS says when a form changes, and not that it is closed.
  window.addEventListener('hashchange', () => {
    if (isForm(location.hash)) return
    open = undefined
    showPage(undefined)
    removals.forget()
  })
  window.addEventListener('beforeunload', (event) => {
    if (backups.isUnsaved()) event.preventDefault()
  })
}

/** The form of an entry that got another name has the address of that name, as if it had been opened there. */
function keepAddressOfForm({ collectionName }: Draft, slug: string) {
  history.replaceState(history.state, '', formAddress(collectionName, slug))
}
