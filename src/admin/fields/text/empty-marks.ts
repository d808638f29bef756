/** Removes empty marks of bold or italic words when the cursor leaves them. */
import { syntaxTree } from '@codemirror/language'
import { EditorState, type Extension, StateField, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

type Place = { from: number; to: number }

/** Three asterisks are bold and italic. */
const MOST = 3

/** Marks around the cursor with nothing between them. */
function marksAround(state: EditorState): Place | undefined {
  const { empty, head } = state.selection.main
  if (!empty) return undefined
  const before = /(?<!\\)\*+$/.exec(state.sliceDoc(Math.max(0, head - MOST - 2), head))?.[0].length ?? 0
  const behind = /^\*+/.exec(state.sliceDoc(head, head + MOST + 1))?.[0].length ?? 0
  if (before !== behind || before === 0 || before > MOST) return undefined
  for (let node = syntaxTree(state).resolveInner(head, -1); node.parent; node = node.parent) {
    if (/Code/.test(node.name)) return undefined
  }
  return { from: head - before, to: head + behind }
}

/** Only marks that a change has emptied. Empty marks in an untouched text stay. */
const emptied = StateField.define<Place | undefined>({
  create: () => undefined,
  update(known, { docChanged, state }) {
    return docChanged || known ? marksAround(state) : undefined
  },
})

const removal = ({ from, to }: Place): TransactionSpec => ({ changes: { from, to }, sequential: true })

const onLeaving = EditorState.transactionFilter.of((transaction) => {
  const place = transaction.startState.field(emptied)
  const isLeft = place && !transaction.docChanged && transaction.newSelection.main.head !== (place.from + place.to) / 2
  return isLeft ? [transaction, removal(place)] : transaction
})

/** Clicking the toolbar or switching windows is not a blur. */
const onBlur = EditorView.domEventHandlers({
  blur({ relatedTarget }, view) {
    if (view.dom.parentElement?.contains(relatedTarget as Node | null) || !document.hasFocus()) return
    // The editor may be in the middle of an update that takes the focus from it.
    queueMicrotask(() => {
      const place = view.state.field(emptied)
      if (place) view.dispatch(removal(place))
    })
  },
})

export const withoutEmptyMarks: Extension = [emptied, onLeaving, onBlur]
