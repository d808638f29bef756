/** What builds cost, as a table. */
import type { Cost } from '../measuring/cost'
import { median } from '../measuring/statistics'
import { table } from '../measuring/table'
import { type Phase, phases, type Sample } from './rounds'

type Column = { title: string; digits: number; of: (cost: Cost) => number }

const columns: Column[] = [
  { title: 'CPU s', digits: 2, of: ({ cpu }) => cpu },
  { title: 'wall s', digits: 2, of: ({ wall }) => wall },
  { title: 'MiB', digits: 0, of: ({ memory }) => memory },
]

/** The programs whose figures are compared. */
const RATIO = ['ours', 'Hugo'] as const

/** One row a program: the medians of its samples. Two of the rows are also compared. */
export function costTable(samples: readonly Sample[]): string {
  const cells = phases.flatMap((phase) => columns.map((column) => ({ phase, column })))
  const figure = (program: string, phase: Phase, { of }: Column) =>
    median(samples.filter((sample) => sample.program === program && sample.phase === phase).map(of))
  const row = (program: string) => [
    program,
    ...cells.map(({ phase, column }) => shown(figure(program, phase, column), column.digits)),
  ]
  const [ours, other] = RATIO
  const ratio = [
    `${ours} / ${other}`,
    ...cells.map(({ phase, column }) => shown(figure(ours, phase, column) / figure(other, phase, column), 2)),
  ]
  const programs = [...new Set(samples.map(({ program }) => program))]
  return table([
    ['', ...cells.map(({ phase, column }) => `${phase} ${column.title}`)],
    ...programs.flatMap((program) => (program === other ? [row(program), ratio] : [row(program)])),
  ])
}

const shown = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '–')
