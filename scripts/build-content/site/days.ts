/** The days that fields name. */
import { dayOfTime } from '../../../src/lib/wall-time'
import { compare } from '../../lib/diagnostics/diagnostic'

/** The last day that an entry names: the day of its last change, as far as visitors see. */
export const dayOf = ({ date, publishAt, updated }: Record<string, unknown>): string | undefined =>
  latest([date, publishAt, updated].filter((day) => typeof day === 'string').map(dayOfTime))

export const latest = (days: readonly string[]): string | undefined => [...days].sort(compare).at(-1)
