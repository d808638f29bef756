/** Shows Markdown as what it means: large headings, bold words. The marks are hidden except in the line of the cursor. */
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const HIDDEN = Decoration.replace({})

const CODE = 'font-mono text-[0.9375em]'
const BLOCK_CODE = `${CODE} bg-current/6`
const FAINT = 'text-current/65'
const HEADING = 'pt-[0.5em]! pb-[0.125em]! leading-[1.3] font-bold'
/** The sizes of headings by their level. */
const HEADINGS = ['text-[1.5em]', 'text-[1.5em]', 'text-[1.25em]', 'text-[1.125em]', 'text-[1.125em]', 'text-[1.125em]']
const LINK = 'text-main underline'
const PICTURE =
  'rounded border border-dashed border-current px-2 py-0.5 italic before:font-semibold before:not-italic before:content-["Picture:_"]'

/** How a part of a text looks, by its name in the syntax tree. */
const WORDS: Record<string, string> = {
  StrongEmphasis: 'font-bold',
  Emphasis: 'italic',
  Strikethrough: 'line-through',
  InlineCode: CODE,
  ListMark: FAINT,
  TaskMarker: FAINT,
  HorizontalRule: FAINT,
  HTMLTag: FAINT,
}

const LINES: Record<string, string> = {
  ...Object.fromEntries(
    HEADINGS.map((size, index) => [`ATXHeading${index + 1}`, `is-heading-${index + 1} ${HEADING} ${size}`]),
  ),
  SetextHeading1: `${HEADING} ${HEADINGS[0]}`,
  SetextHeading2: `${HEADING} ${HEADINGS[1]}`,
  Blockquote: 'border-s-3 border-s-line ps-3!',
  FencedCode: BLOCK_CODE,
  CodeBlock: BLOCK_CODE,
  Table: CODE,
  HTMLBlock: FAINT,
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
          found.push(Decoration.mark({ class: name === 'Link' ? LINK : PICTURE }).range(start, end))
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
const WITH_MARKS = new Set(['FencedCode', 'LinkReference', 'Autolink', 'Paragraph'])
const isHidden = (name: string, parent = ''): boolean => MARKS.has(name) && !WITH_MARKS.has(parent)

const isInOneLine = (state: EditorState, start: number, end: number) => start < end && state.doc.lineAt(start).to >= end

function addToLines(state: EditorState, classes: Map<number, Set<string>>, start: number, end: number, added: string) {
  for (let place = start; place <= end; ) {
    const line = state.doc.lineAt(place)
    const known = classes.get(line.from) ?? new Set()
    classes.set(line.from, known.add(added))
    place = line.to + 1
  }
}
