/** Editor states, written as a text with a bar at the cursor, or with the selection between two. */
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorSelection, EditorState, type Extension, type StateCommand } from '@codemirror/state'

export function stateOf(marked: string, ...extensions: Extension[]): EditorState {
  const anchor = marked.indexOf('¦')
  const last = marked.lastIndexOf('¦')
  const state = EditorState.create({
    doc: marked.replaceAll('¦', ''),
    selection: EditorSelection.single(anchor, last === anchor ? anchor : last - 1),
    extensions: [markdown({ base: markdownLanguage, addKeymap: false }), ...extensions],
  })
  return parsed(state)
}

/** The state with the whole text parsed: the editor parses for 20 ms, which is not enough while the machine is busy. */
function parsed(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, Number.POSITIVE_INFINITY)
  return state.update({}).state
}

export function markedOf({ doc, selection }: EditorState): string {
  const text = doc.toString()
  const { from, to } = selection.main
  const bars = from === to ? '¦' : `¦${text.slice(from, to)}¦`
  return text.slice(0, from) + bars + text.slice(to)
}

/** Types words in the place of the selection. */
export const typed = (state: EditorState, words: string): EditorState =>
  parsed(state.update(state.replaceSelection(words), { userEvent: 'input.type' }).state)

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
