import { spreadOf } from './statistics'
import { table } from './table'

export type Waits = { program: string; posts: number; milliseconds: number[] }

/** What lies between writing a file and seeing the result: one row a program and size. */
export function waitTable(waits: readonly Waits[]): string {
  return table([
    ['', 'posts', 'median ms', 'min', 'max'],
    ...waits.map(({ program, posts, milliseconds }) => {
      const { median, min, max } = spreadOf(milliseconds)
      return [program, posts.toLocaleString('en'), ...[median, min, max].map((value) => value.toFixed(0))]
    }),
  ])
}
