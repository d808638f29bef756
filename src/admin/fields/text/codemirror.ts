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
  change: (edit: (selected: Selected) => Edit) => void
  /** @returns whether it took what was pasted or dropped */
  paste: (data: DataTransfer) => boolean
  keys: Record<string, () => void>
}

export const selectedIn = ({ state }: EditorView): Selected => {
  const { from, to } = state.selection.main
  return { text: state.doc.toString(), from, to }
}

export function createEditor({ text, changed, change, paste, keys }: Dependencies): EditorView {
  const own = {
    ...keys,
    'Mod-b': () => change(toggleBold),
    'Mod-i': () => change(toggleItalic),
  }
  const take = (data: DataTransfer | null, event: Event): boolean => {
    if (!data || !paste(data)) return false
    event.preventDefault()
    return true
  }
  return new EditorView({
    doc: text,
    extensions: [
      history(),
      keymap.of(Object.entries(own).map(([key, act]) => ({ key, run: () => act() === undefined }))),
      keymap.of([
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
