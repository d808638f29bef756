/** The page beside the form, with what is in the form at this moment. */
import { type Draft, type FlatValues, LOCALE } from '../cms/hook-types'
import { emptyFields } from '../entry/kind'
import { fileOfDraft, generatedName, pageOfAuthor, pageOfFile } from '../entry/page'
import { textEditor } from '../fields/text/open-editor'
import { formatOfDraft } from '../files/formats/format-of-file'
import type { DraftText, MakePage } from './draft-page'
import { createPictureNames } from './draft-pictures'
import { textOfDraft } from './draft-text'
import { fieldOfText, lineAt, placeInBody } from './field-of-text'
import { openField, pathOfFocus } from './form-fields'
import { latestOnly } from './latest-only'
import { lengthsIn } from './lengths'
import { type FromPage, listenTo, tell } from './messages'
import { createPanel } from './panel'
import { type Shown, sharedLinkOf } from './shared-link'

/** @returns what to call whenever the open form changes */
export function showPageBesideForm(makePage: MakePage): (draft: Draft | null | undefined) => void {
  let open: Draft | undefined
  let openFile: string | undefined
  /** What the page read the last time. */
  let names: string[] = []
  let isReady = false
  let shown: (Shown & { path: string; values: FlatValues }) | undefined

  const panel = createPanel(openField)
  const namePictures = createPictureNames()
  const inTurn = latestOnly((error) => {
    const message = `The page cannot be shown: ${(error as Error).message}`
    panel.show({ status: { mistakes: [{ severity: 'error', code: 'no-page', message }] } })
  })

  const refresh = () =>
    inTurn(async () => {
      const draft = open
      const window = panel.window()
      if (!draft || !isReady || !window) return
      const [format, file] = [formatOfDraft(draft), fileOfDraft(draft)]
      const path =
        file && (pageOfAuthor(file, draft.currentValues[LOCALE], globalThis.cmsEntries.current) ?? pageOfFile(file))
      if (!format || !file || path === undefined) return
      const { values, sizes, addresses } = await namePictures({ ...draft.currentValues[LOCALE] })
      const text: DraftText = { file, text: textOfDraft(values, format), pictures: sizes }
      const { data, mistakes } = await makePage(text, [...new Set([generatedName(file), ...names])])
      const isShown = shown?.file === file
      const empty = data ? [] : emptyFields(file, values)
      panel.show({ status: { mistakes, empty, page: data ? 'new' : isShown ? 'old' : 'none' } })
      if (!data || draft !== open) return
      shown = { file, path, values, data, addresses }
      tell(window, { say: 'show', path, data, pictures: addresses })
    })

  listenTo<FromPage>(panel.window, (message) => {
    if (message.say === 'ready') {
      isReady = true
      refresh()
    } else if (message.say === 'escape') panel.leave()
    else if (message.say === 'pressed') openPressed(message)
    else if (shown) {
      const { file, path, values } = shown
      const link = sharedLinkOf(shown, message)
      panel.show({ results: { ...message, path, link, lengths: lengthsIn(file, values), open: openField } })
      const isNew = message.names.some((name) => !names.includes(name))
      names = message.names
      // What the page reads besides the entry depends on the entry too.
      if (isNew) refresh()
    }
  })

  function openPressed({ text, inBody }: { text: string; inBody: boolean }) {
    const values = open?.currentValues[LOCALE] ?? {}
    const field = inBody ? 'body' : fieldOfText(values, text)
    if (field === undefined) return
    panel.leave()
    openField(field)
    const place = inBody ? placeInBody(String(values.body ?? ''), text) : undefined
    if (place) textEditor.select(place)
  }

  function findFocused() {
    const field = pathOfFocus()
    const window = panel.window()
    if (!open || field === undefined || !window || !panel.isOpen()) return
    const value = open.currentValues[LOCALE][field]
    if (typeof value !== 'string') return
    const inBody = field === 'body'
    const text = inBody ? lineAt(value, textEditor.position()) : value
    tell(window, { say: 'find', text, inBody })
  }

  document.addEventListener('focusin', findFocused)
  document.addEventListener('click', () => textEditor.isFocused() && findFocused())

  return (draft) => {
    open = draft ?? undefined
    const file = open && fileOfDraft(open)
    if (file !== openFile) {
      openFile = file
      names = []
      panel.show({ hasForm: open !== undefined, status: {} })
      shown = undefined
    }
    refresh()
  }
}
