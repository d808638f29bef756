/**
 * What the rules share while they read a text line by line: the diagnostics, and which lists and groups of fields are
 * open.
 */
import { type FileDiagnostic, type Message, placed } from '../../../../lib/diagnostics/diagnostic'
import { INVISIBLE, isBlankOrComment } from './marks'

export type Kind = 'list' | 'fields'

/** A list or a group of fields: the column of its lines, and the last of them. Both count from 0. */
type Level = { kind: Kind; column: number; line: number }

class Outline {
  private levels: Level[] = []
  /** The place of the field or dash that has no value yet: what follows deeper belongs to it. */
  private parent: { column: number; of: Kind } | undefined

  /** `root` is the column of the outermost fields. */
  constructor(private readonly root: number) {}

  /** Says that the last line ends in a field or a dash without a value. */
  openAt(column: number, of: Kind): void {
    this.parent = { column, of }
  }

  /** The column that a value on a line of its own must be indented beyond, when one is awaited. */
  get awaiting(): number | undefined {
    return this.parent?.column
  }

  /** Says that the value has come. */
  fill(): void {
    this.parent = undefined
  }

  get inList(): boolean {
    return this.levels.at(-1)?.kind === 'list'
  }

  /**
   * Takes a field or a list item that starts in `column`. When it fits nowhere, the answer is the level that it was
   * probably meant for, or `none` when there is no such level.
   */
  take(kind: Kind, column: number, line: number): 'fits' | 'none' | Level {
    const { parent } = this
    this.parent = undefined
    if (this.levels.length === 0) return this.takeFirst(kind, column, line)
    if (parent && column >= parent.column + (kind === 'list' && parent.of === 'fields' ? 0 : 1)) {
      this.levels.push({ kind, column, line })
      return 'fits'
    }
    const same = this.levels.findLastIndex((level) => level.kind === kind && level.column === column)
    if (same >= 0) {
      this.continueAt(same, line)
      return 'fits'
    }
    const nearest = this.nearest(kind, column)
    if (nearest === -1) return 'none'
    const meant = { ...(this.levels[nearest] as Level) }
    this.continueAt(nearest, line)
    return meant
  }

  private takeFirst(kind: Kind, column: number, line: number): 'fits' | Level {
    this.levels.push({ kind, column: this.root, line })
    return column === this.root ? 'fits' : { kind, column: this.root, line }
  }

  private continueAt(index: number, line: number): void {
    this.levels.length = index + 1
    const level = this.levels[index]
    if (level) level.line = line
  }

  private nearest(kind: Kind, column: number): number {
    let best = -1
    for (const [index, level] of this.levels.entries()) {
      if (level.kind !== kind) continue
      const distance = Math.abs(level.column - column)
      if (best === -1 || distance <= Math.abs((this.levels[best] as Level).column - column)) best = index
    }
    return best
  }
}

/** Columns count from 0 here, as in the texts themselves. */
export class Scan {
  readonly diagnostics: FileDiagnostic[] = []
  /** The line that is being read, counted from 0. */
  index = 0
  /** The column of a field with a value on its own line: deeper lines below it continue the value. */
  valueOf: number | undefined
  /** Whether tabs were reported: one message is enough for a file that is indented with tabs throughout. */
  hasTabs = false
  /** The last line that was moved to another column: those below that are wrong in the same way are the same mistake. */
  moved: { kind: string; from: number; to: number } | undefined
  readonly outline: Outline

  constructor(readonly lines: string[]) {
    const columns = lines.filter((line) => !isBlankOrComment(line)).map((line) => /^[\s\u200b\ufeff]*/.exec(line)?.[0])
    this.outline = new Outline(Math.min(...columns.map((space) => (space ?? '').replace(INVISIBLE, '').length)))
  }

  get line(): string {
    return this.lines[this.index] ?? ''
  }

  set line(repaired: string) {
    this.lines[this.index] = repaired
  }

  /** Each line gets one message: to the person who fixes it, it is one mistake. */
  report(column: number, message: Message): void {
    if (this.diagnostics.at(-1)?.line === this.index + 1) return
    this.diagnostics.push(placed({ line: this.index + 1, column: column + 1 }, message))
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

/** A line without its indentation: the dashes of list items, then the rest. `colon` ends the name of a field, or is -1. */
export type Parts = { indent: number; dashes: string; start: number; rest: string; colon: number }

/**
 * Looks for one kind of mistake in a line, or takes the line for what it is. `done` ends the line, `again` has it read once
 * more because it was repaired, and nothing leaves it to the next rule.
 */
export type Rule = (scan: Scan, parts: Parts) => 'done' | 'again' | undefined
