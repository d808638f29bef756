/** What the rules share while they read a text line by line. */
import { type FileDiagnostic, type Message, placed } from '../../../../lib/diagnostics/diagnostic'
import { isBlankOrComment } from './marks'
import { INVISIBLE } from './messages'
import { Outline } from './outline'

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
  repair(column: number, message: Message, repaired: string): 'again' {
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
