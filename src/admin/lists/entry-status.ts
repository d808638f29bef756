/** Whether an entry is on the public site, from the values of its form. */
import type { FlatValues } from '../cms-hooks'

export type EntryStatus = 'Draft' | 'Scheduled' | 'Public'

/** @param today the day that the build compares with, `YYYY-MM-DD` in UTC */
export function statusOf({ draft, publishAt }: FlatValues, today: string): EntryStatus {
  if (draft === true) return 'Draft'
  return typeof publishAt === 'string' && publishAt > today ? 'Scheduled' : 'Public'
}

export const todayInUtc = (): string => new Date().toISOString().slice(0, 10)
