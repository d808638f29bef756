/** Shows Markdown as what it means: large headings, bold words. The marks are hidden except in the line of the cursor. */
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const HIDDEN = Decoration.replace({})

/** How a part of a text looks, by its name in the syntax tree. */
const WORDS: Record<string, string> = {
  StrongEmphasis: 'is-strong',
  Emphasis: 'is-emphasis',
  Strikethrough: 'is-struck',
  InlineCode: 'is-code',
  ListMark: 'is-mark',
  TaskMarker: 'is-mark',
  HorizontalRule: 'is-mark',
  HTMLTag: 'is-mark',
}

const LINES: Record<string, string> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, `is-heading is-heading-${level}`])),
  SetextHeading1: 'is-heading is-heading-1',
  SetextHeading2: 'is-heading is-heading-2',
  Blockquote: 'is-quote',
  FencedCode: 'is-block-code',
  CodeBlock: 'is-block-code',
  Table: 'is-table',
  HTMLBlock: 'is-html',
}

const MARKS = new Set([
  'EmphasisMark',
  'StrikethroughMark',
  'CodeMark',
  'HeaderMark',
  'QuoteMark',
  'LinkMark',
  'URL',
  'LinkTitle',
])

export const formatted = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = decorate(view)
    }

    update({ view, docChanged, viewportChanged, selectionSet, focusChanged, startState, state }: ViewUpdate) {
      if (
        docChanged ||
        viewportChanged ||
        selectionSet ||
        focusChanged ||
        syntaxTree(startState) !== syntaxTree(state)
      ) {
        this.decorations = decorate(view)
      }
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function decorate(view: EditorView): DecorationSet {
  const { state, hasFocus } = view
  const found: Range<Decoration>[] = []
  const lineClasses = new Map<number, Set<string>>()
  const isEdited = (from: number, to: number) =>
    hasFocus &&
    state.selection.ranges.some(
      (range) => range.to >= state.doc.lineAt(from).from && range.from <= state.doc.lineAt(to).to,
    )

  for (const { from, to } of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end, node }) => {
        const lines = LINES[name]
        if (lines) addToLines(state, lineClasses, start, end, lines)
        if (name === 'Link' || name === 'Image') {
          const address = node.getChild('URL')
          // A footnote or a pair of brackets is not a link.
          if (!address) return false
          found.push(Decoration.mark({ class: name === 'Link' ? 'is-link' : 'is-picture' }).range(start, end))
          return undefined
        }
        const words = WORDS[name]
        if (words && end > start) found.push(Decoration.mark({ class: words }).range(start, end))
        if (isHidden(name, node.parent?.name) && !isEdited(start, end) && isInOneLine(state, start, end)) {
          // The space behind the mark of a heading or a quotation belongs to it.
          const hasSpace = (name === 'HeaderMark' || name === 'QuoteMark') && state.sliceDoc(end, end + 1) === ' '
          found.push(HIDDEN.range(start, end + (hasSpace ? 1 : 0)))
        }
        return undefined
      },
    })
  }
  for (const [line, classes] of lineClasses) found.push(Decoration.line({ class: [...classes].join(' ') }).range(line))
  return Decoration.set(found, true)
}

/** The fences of code stay: without them its first and last line would be empty. */
const isHidden = (name: string, parent: string | undefined): boolean =>
  MARKS.has(name) &&
  parent !== 'FencedCode' &&
  parent !== 'LinkReference' &&
  parent !== 'Autolink' &&
  parent !== 'Paragraph'

const isInOneLine = (state: EditorState, start: number, end: number) => start < end && state.doc.lineAt(start).to >= end

function addToLines(state: EditorState, classes: Map<number, Set<string>>, start: number, end: number, added: string) {
  for (let place = start; place <= end; ) {
    const line = state.doc.lineAt(place)
    const known = classes.get(line.from) ?? new Set()
    classes.set(line.from, known.add(added))
    place = line.to + 1
  }
}
