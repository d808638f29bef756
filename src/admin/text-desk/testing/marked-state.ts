/** Editor states, written as a text with a bar at the cursor, or with the selection between two. */
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorSelection, EditorState, type Extension, type StateCommand } from '@codemirror/state'

export function stateOf(marked: string, ...extensions: Extension[]): EditorState {
  const anchor = marked.indexOf('¦')
  const last = marked.lastIndexOf('¦')
  return EditorState.create({
    doc: marked.replaceAll('¦', ''),
    selection: EditorSelection.single(anchor, last === anchor ? anchor : last - 1),
    extensions: [markdown({ base: markdownLanguage, addKeymap: false }), ...extensions],
  })
}

export function markedOf({ doc, selection }: EditorState): string {
  const text = doc.toString()
  const { from, to } = selection.main
  const bars = from === to ? '¦' : `¦${text.slice(from, to)}¦`
  return text.slice(0, from) + bars + text.slice(to)
}

/** Types words in the place of the selection. */
export const typed = (state: EditorState, words: string): EditorState =>
  state.update(state.replaceSelection(words), { userEvent: 'input.type' }).state

/** The state after a command, or nothing if the command leaves the key to others. */
export function changedBy(state: EditorState, command: StateCommand): EditorState | undefined {
  let next: EditorState | undefined
  const isTaken = command({
    state,
    dispatch(transaction) {
      next = transaction.state
    },
  })
  return isTaken ? next : undefined
}
