/** What Enter does in a list: it begins the next item, and in an empty item it ends the list. */
import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown'
import { type StateCommand, type Text, Transaction } from '@codemirror/state'

/** Without this option, Enter in an empty second item sets the items apart and stays in the list. */
const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false })

const BLANK = /^[\s>]*$/

/** Begins the next item. An empty item becomes a paragraph between blank lines: without them, its text would belong to the last item. */
export const continueList: StateCommand = ({ state, dispatch }) =>
  continueMarkup({
    state,
    dispatch(transaction) {
      const { newDoc, newSelection } = transaction
      const line = newDoc.lineAt(newSelection.main.head)
      const wasItem = !BLANK.test(state.doc.lineAt(state.selection.main.head).text)
      const hasLeft = wasItem && BLANK.test(line.text) && newDoc.lines === state.doc.lines
      if (!hasLeft) return dispatch(transaction)
      const breaks = (number: number) => (isBlankAt(newDoc, number) ? '' : state.lineBreak)
      const above = breaks(line.number - 1) && line.text.trimEnd() + state.lineBreak
      const below = breaks(line.number + 1) && state.lineBreak + line.text.trimEnd()
      dispatch(
        state.update(
          { changes: transaction.changes },
          {
            changes: [
              { from: line.from, insert: above },
              { from: line.to, insert: below },
            ],
            selection: { anchor: line.to + above.length },
            sequential: true,
            scrollIntoView: true,
            userEvent: transaction.annotation(Transaction.userEvent),
          },
        ),
      )
    },
  })

/** Whether a line is blank, or is not there. */
const isBlankAt = (doc: Text, number: number) => number < 1 || number > doc.lines || BLANK.test(doc.line(number).text)
