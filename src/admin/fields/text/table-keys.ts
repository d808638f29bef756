/** Tab in a table: to the next cell, and from the last one to a new row. Elsewhere, Tab leaves the field. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState, StateCommand } from '@codemirror/state'

type Dispatch = Parameters<StateCommand>[0]['dispatch']

/** What is between two lines of a table, and the words in it. */
type Cell = { start: number; end: number; from: number; to: number }

/** Milliseconds to read a long text in, so that its end is known to be a table: longer than that would be felt. */
const PATIENCE = 100

/** The first and the last place of the table around the cursor. */
function tableAround(state: EditorState): { from: number; to: number } | undefined {
  const line = state.doc.lineAt(state.selection.main.head)
  let found: { from: number; to: number } | undefined
  const tree = ensureSyntaxTree(state, line.to, PATIENCE) ?? syntaxTree(state)
  tree.iterate({
    from: line.from,
    to: line.to,
    enter({ name, from, to }) {
      if (name === 'Table') found = { from, to }
    },
  })
  return found
}

const SIGNS = /^[\s>]*/
const DELIMITERS = /^[\s>]*\|?[\s:|-]+$/

/** The cells of a line that begins at `start`. A `\|` belongs to the words. */
function cellsOf(line: string, start: number): Cell[] {
  const cells: Cell[] = []
  const signs = SIGNS.exec(line)?.[0].length ?? 0
  let place = line[signs] === '|' ? signs + 1 : signs
  for (const words of line.slice(place).split(/(?<!\\)\|/)) {
    const lead = words.trim() === '' ? Math.min(1, words.length) : words.search(/\S/)
    const from = start + place + lead
    cells.push({ start: start + place, end: start + place + words.length, from, to: from + words.trim().length })
    place += words.length + 1
  }
  // There is no cell behind the last line.
  if (/(?<!\\)\|\s*$/.test(line)) cells.pop()
  return cells
}

/** The cells of a table in the order of reading, without the row of dashes below the headings. */
function cellsIn({ doc }: EditorState, { from, to }: { from: number; to: number }): Cell[] {
  const first = doc.lineAt(from).number
  const cells: Cell[] = []
  for (let number = first; number <= doc.lineAt(to).number; number++) {
    const line = doc.line(number)
    if (number !== first + 1 || !DELIMITERS.test(line.text)) cells.push(...cellsOf(line.text, line.from))
  }
  return cells
}

function select(state: EditorState, dispatch: Dispatch, { from, to }: Cell): true {
  dispatch(state.update({ selection: { anchor: from, head: to }, scrollIntoView: true, userEvent: 'select' }))
  return true
}

/** Selects the words of the next cell. Behind the last one, it adds a row. */
export const nextCell: StateCommand = ({ state, dispatch }) => {
  const table = tableAround(state)
  if (!table) return false
  const { head } = state.selection.main
  const next = cellsIn(state, table).find(({ start }) => start > head)
  if (next) return select(state, dispatch, next)
  const headings = state.doc.lineAt(table.from)
  const end = state.doc.lineAt(table.to)
  const signs = SIGNS.exec(end.text)?.[0] ?? ''
  const insert = `${state.lineBreak}${signs}|${'  |'.repeat(cellsOf(headings.text, headings.from).length)}`
  dispatch(
    state.update({
      changes: { from: end.to, insert },
      selection: { anchor: end.to + state.lineBreak.length + signs.length + '| '.length },
      scrollIntoView: true,
      userEvent: 'input',
    }),
  )
  return true
}

/** Selects the words of the cell before. In the first one, the key is left to the browser. */
export const previousCell: StateCommand = ({ state, dispatch }) => {
  const table = tableAround(state)
  const { head } = state.selection.main
  const previous = table && cellsIn(state, table).findLast(({ end }) => end < head)
  return previous !== undefined && select(state, dispatch, previous)
}
