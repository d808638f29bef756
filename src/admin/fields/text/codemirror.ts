/** The editor of a Markdown text. It shows the text formatted and never rewrites it, so untouched parts stay the same to the byte. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { deleteMarkupBackward, markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { Edit, Selected } from './edits'
import { withoutEmptyMarks } from './empty-marks'
import { formatted } from './formatting'
import { continueList } from './list-end'
import { toggleBold, toggleItalic } from './marks'
import { nextCell, previousCell } from './table-keys'

type Dependencies = {
  text: string
  changed: (text: string) => void
  /** @returns whether it took what was pasted or dropped */
  paste: (data: DataTransfer) => boolean
  /** Puts a link into the text. */
  link: () => void
}

export const selectedIn = ({ state }: EditorView): Selected => {
  const { from, to } = state.selection.main
  return { text: state.doc.toString(), from, to }
}

/** Makes one of our edits. @returns that it is made, as a key has to say */
export function change(view: EditorView, edit: (selected: Selected) => Edit): true {
  const { changes, select } = edit(selectedIn(view))
  // First, because the marks around the cursor show only in a text with the focus, and the End key goes by what shows.
  view.focus()
  const selection = { anchor: select.from, head: select.to }
  view.dispatch({ changes, selection, scrollIntoView: true, userEvent: 'input' })
  return true
}

export function createEditor({ text, changed, paste, link }: Dependencies): EditorView {
  const take = (data: DataTransfer | null, event: Event): boolean => {
    if (!data || !paste(data)) return false
    event.preventDefault()
    return true
  }
  return new EditorView({
    doc: text,
    extensions: [
      history(),
      keymap.of([
        { key: 'Mod-k', run: () => link() === undefined },
        { key: 'Mod-b', run: (view) => change(view, toggleBold) },
        { key: 'Mod-i', run: (view) => change(view, toggleItalic) },
        { key: 'Enter', run: continueList },
        { key: 'Backspace', run: deleteMarkupBackward },
        { key: 'Tab', run: nextCell, shift: previousCell },
      ]),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      markdown({ base: markdownLanguage, addKeymap: false }),
      formatted,
      withoutEmptyMarks,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': 'Text',
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      placeholder('Write, or paste from Word or Google Docs.'),
      EditorView.domEventHandlers({
        paste: (event) => take(event.clipboardData, event),
        drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0 && take(event.dataTransfer, event),
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString())
      }),
    ],
  })
}
