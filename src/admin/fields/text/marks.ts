/** Bold and italic words: pure changes of the marks around them. */
import type { Edit, Selected } from './edits'

export type Mark = '**' | '*'

export const toggleBold = (selected: Selected): Edit => toggleMark(selected, '**', 'bold words')

export const toggleItalic = (selected: Selected): Edit => toggleMark(selected, '*', 'words that are stressed')

/**
 * Puts a mark around the selected words, or takes it away. Without a selection, `words` are put there; right before the
 * closing mark, the cursor steps over it, so that what is typed next is plain.
 */
export function toggleMark({ text, from, to }: Selected, mark: Mark, words: string): Edit {
  const [start, end] = trimmed(text, from, to)
  if (holds(starsBefore(text, start), mark) && holds(starsBehind(text, end), mark)) {
    return {
      changes: [
        { from: start - mark.length, to: start, insert: '' },
        { from: end, to: end + mark.length, insert: '' },
      ],
      select: { from: start - mark.length, to: end - mark.length },
    }
  }
  if (start === end) {
    if (isBeforeClosing(text, start, mark)) return stepOver(text, start, mark)
    const place = { from: start + mark.length, to: start + mark.length + words.length }
    return { changes: [{ from: start, to: end, insert: mark + words + mark }], select: place }
  }
  // A mark ends with its paragraph.
  const insert = text
    .slice(start, end)
    .split(/(\n[ \t]*\n\s*)/)
    .map((part, index) => (index % 2 === 1 ? part : mark + part + mark))
    .join('')
  return { changes: [{ from: start, to: end, insert }], select: { from: start, to: start + insert.length } }
}

/** The selection without the spaces at its ends. */
function trimmed(text: string, from: number, to: number): [number, number] {
  const words = text.slice(from, to)
  if (words.trim() === '') return [from, from]
  return [from + words.search(/\S/), from + words.trimEnd().length]
}

const starsBefore = (text: string, place: number) => /(?<!\\)\**$/.exec(text.slice(0, place))?.[0].length ?? 0

const starsBehind = (text: string, place: number) => /^\**/.exec(text.slice(place))?.[0].length ?? 0

/** Two asterisks are bold, one is italic, three are both. */
const holds = (stars: number, mark: Mark) => stars >= 3 || stars === mark.length

/** Whether the cursor is in words that have the mark, with nothing but spaces between it and the closing one. */
function isBeforeClosing(text: string, place: number, mark: Mark): boolean {
  if (!holds(starsBehind(text, place), mark) || text[place - 1] === '*') return false
  const paragraph =
    text
      .slice(0, place)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ''
  // Without the signs of lists, and asterisks that are not marks: those after a backslash and those between spaces.
  const marks = paragraph.replace(/^[ \t>]*\*[ \t]/gm, '').replace(/\\.|(?<!\S)\*(?!\S)/g, '')
  const runs = [...marks.matchAll(/\*+/g)].filter(([stars]) => holds(stars.length, mark))
  return runs.length % 2 === 1
}

/** The spaces before the closing mark go behind it: with one before it, it would close nothing. */
function stepOver(text: string, place: number, mark: Mark): Edit {
  const spaces = /[ \t]*$/.exec(text.slice(0, place))?.[0] ?? ''
  const start = place - spaces.length
  const end = place + mark.length
  // Nothing but spaces was written: both marks go.
  if (holds(starsBefore(text, start), mark)) {
    const changes = [
      { from: start - mark.length, to: start, insert: '' },
      { from: place, to: end, insert: '' },
    ]
    return { changes, select: { from: place - mark.length, to: place - mark.length } }
  }
  const changes = [
    { from: start, to: place, insert: '' },
    { from: end, to: end, insert: spaces },
  ]
  return { changes: spaces === '' ? [] : changes, select: { from: end, to: end } }
}
