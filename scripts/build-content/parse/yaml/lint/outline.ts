/** Which lists and groups of fields are open at a line, so that a line that starts in no column of theirs is seen. */

type Kind = 'list' | 'fields'

/** A list or a group of fields: the column of its lines, and the last of them. Both count from 0. */
export type Level = { kind: Kind; column: number; line: number }

export class Outline {
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
