/**
 * What the rules share while they read a text line by line: the parts of a line, the diagnostics, which lists and groups of
 * fields are open, and messages of several rules. Columns and lines count from 0 here, as in the texts themselves.
 */
import { type FileDiagnostic, type Message, placed } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { codeOf, ODD_SPACE } from '../../../../lib/visible'

export type Kind = 'list' | 'fields'

/** A list or a group of fields: the column of its lines, and the last of them. */
type Level = { kind: Kind; column: number; line: number }

class Outline {
  private levels: Level[] = []
  /** The field or dash that has no value yet, and awaits one: what follows deeper than its column belongs to it. */
  awaiting: { column: number; of: Kind } | undefined

  /** `root` is the column of the outermost fields. */
  constructor(private readonly root: number) {}

  get inList(): boolean {
    return this.levels.at(-1)?.kind === 'list'
  }

  /**
   * Takes a field or a list item that starts in `column`. The answer is the level that it was probably meant for, which has
   * another column when the line is in the wrong one; nothing when there is no such level.
   */
  take(kind: Kind, column: number, line: number): Level | undefined {
    const { levels, awaiting: parent, root } = this
    this.awaiting = undefined
    const isFirst = levels.length === 0
    if (isFirst || (parent && column >= parent.column + (kind === 'list' && parent.of === 'fields' ? 0 : 1))) {
      levels.push({ kind, column: isFirst ? root : column, line })
      return levels.at(-1)
    }
    const distance = (level: Level) => Math.abs(level.column - column)
    const own = levels.filter((level) => level.kind === kind).reverse()
    const [nearest] = own.sort((a, b) => distance(a) - distance(b))
    if (!nearest) return undefined
    const before = { ...nearest }
    nearest.line = line
    levels.length = levels.indexOf(nearest) + 1
    return before
  }
}

export class Scan {
  readonly diagnostics: FileDiagnostic[] = []
  index = 0
  /** The column of a field with a value on its own line: deeper lines below it continue the value. */
  valueOf: number | undefined
  /** Whether tabs were reported: one message is enough for a file that is indented with tabs throughout. */
  hasTabs = false
  /** The last line that was moved to another column: those below that are wrong in the same way are the same mistake. */
  moved: { kind: string; from: number; to: number } | undefined
  readonly outline: Outline

  /** @param firstLine the line of the file on which the text starts */
  constructor(
    readonly lines: string[],
    private readonly firstLine: number,
  ) {
    const filled = lines.filter((line) => !isBlankOrComment(line))
    this.outline = new Outline(filled.reduce((least, line) => Math.min(least, indentationOf(ordinary(line))), Infinity))
  }

  get line(): string {
    return this.lines[this.index] ?? ''
  }

  set line(repaired: string) {
    this.lines[this.index] = repaired
  }

  /** Each line gets one message: to the person who fixes it, it is one mistake. */
  report(column: number, message: Message): void {
    const line = this.index + this.firstLine
    if (this.diagnostics.at(-1)?.line !== line) this.diagnostics.push(placed({ line, column: column + 1 }, message))
  }

  /** Reports the line, and goes on with the repaired one, which may hold another mistake. */
  repair(column: number, repaired: string, message: Message): 'again' {
    this.report(column, message)
    this.line = repaired
    return 'again'
  }

  /** Reports the line, which no field can be made of. */
  drop(column: number, message: Message): 'done' {
    this.report(column, message)
    this.line = ''
    return 'done'
  }
}

/**
 * Looks for one kind of mistake in a line, or takes the line for what it is. `done` ends the line, `again` has it read once
 * more because it was repaired, and nothing leaves it to the next rule.
 */
export type Rule = (scan: Scan, parts: Parts) => 'done' | 'again' | undefined

/** What is wrong with the first character of a text that is out of the ordinary. */
export function specialCharacter(text: string, repaired: string): { at: number; message: Message } | undefined {
  if (ordinary(text) === text) return undefined
  const at = [...text].findIndex((character) => ordinary(character) !== character)
  const character = text[at]
  if (character === undefined) return undefined
  const isSpace = ordinary(character) === ' '
  const message: Message = {
    code: isSpace ? 'odd-space' : 'invisible-character',
    text: isSpace
      ? `There is a special space (${codeOf(character)}) here that looks like an ordinary one but is not.`
      : `There is an invisible character (${codeOf(character)}) here, which changes the name of the field.`,
    hint: `${isSpace ? 'Replace it with an ordinary space' : 'Delete it, or type the line again'}:\n${repaired.trimEnd()}`,
  }
  return { at, message }
}

export const colonMessage = (value: string): Message => ({
  code: 'colon-in-value',
  text: `The text ${quote(value.trim())} contains a colon, so it would be read as a field.`,
})

export const specialStart = (value: string): Message => ({
  code: 'special-character',
  text: `The text starts with "${value[0]}", which has a special meaning at the start of a value.`,
})

export const continuedWithColon: Message = {
  code: 'unexpected-indentation',
  text: 'This line is indented, but the field above it already has a value.',
  hint: 'If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"',
}

/** The parts of a line. `colon` ends the `name` of a field, or is -1; the value is what starts at `valueAt` of the `rest`. */
export function partsOf(line: string) {
  const indent = indentationOf(line)
  const dashes = /^(?:-[ \t]+)*/.exec(line.slice(indent))?.[0] ?? ''
  const start = indent + dashes.length
  const rest = line.slice(start)
  const colon = endOfKey(rest)
  const valueAt = rest.length - rest.slice(colon + 1).trimStart().length
  return { indent, dashes, start, rest, colon, name: rest.slice(0, Math.max(0, colon)), valueAt }
}

export type Parts = ReturnType<typeof partsOf>

/** Where the colon after a field's name is: the first one with a space or nothing behind it; -1 when there is none. */
export function endOfKey(rest: string): number {
  const mark = rest[0] ?? ''
  if (mark === '"' || mark === "'") {
    const end = endOfQuoted(rest, mark, 1)
    return end >= 0 && /^:(?:\s|$)/.test(rest.slice(end + 1)) ? end + 1 : -1
  }
  if (mark === '[' || mark === '{' || mark === '#') return -1
  const colon = rest.search(/:(?=\s|$)/)
  const comment = rest.search(/\s#/)
  return comment >= 0 && comment < colon ? -1 : colon
}

/** Where a quoted text closes that is open at `from`; -1 when it does not. */
export function endOfQuoted(text: string, mark: string, from: number): number {
  const rest = mark === '"' ? /(?:[^"\\]|\\.)*"/sy : /(?:[^']|'')*'(?!')/y
  rest.lastIndex = from
  return rest.test(text) ? rest.lastIndex - 1 : -1
}

export const indentationOf = (line: string): number => line.length - line.trimStart().length
export const isBlankOrComment = (line: string): boolean => /^\s*(?:#.*)?$/.test(line)

/** Characters without a shape of their own. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text without invisible characters, and with ordinary spaces. */
export const ordinary = (text: string): string => text.replace(INVISIBLE, '').replace(ODD_SPACE, ' ')
