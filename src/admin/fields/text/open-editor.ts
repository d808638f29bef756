/** The editor of the text that is open: where its cursor is, and what is selected in it. */
import type { EditorView } from '@codemirror/view'

let open: EditorView | undefined
/** What is to be selected as soon as the editor is there: the CMS draws a field when somebody comes to it. */
let wanted: { start: number; end: number } | undefined

/** @returns what to call when it is closed */
export function showEditor(view: EditorView): () => void {
  open = view
  if (wanted) textEditor.select(wanted)
  return () => {
    if (open === view) open = undefined
  }
}

export const textEditor = {
  /** @returns whether there is an editor to write in */
  focus(): boolean {
    open?.focus()
    return open !== undefined
  },
  isFocused: () => open?.hasFocus ?? false,
  position: () => open?.state.selection.main.head ?? 0,
  /** Selects a part of the text, and shows it. */
  select(place: { start: number; end: number }): void {
    wanted = open ? undefined : place
    open?.dispatch({ selection: { anchor: place.start, head: place.end }, scrollIntoView: true })
    open?.focus()
  },
}
