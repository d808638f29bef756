/** Whether an entry is on the public site, from the values of its form. */
import { hasCome } from '../../lib/wall-time'
import type { FlatValues } from '../cms/hook-types'

export type EntryStatus = 'Draft' | 'Scheduled' | 'Public'

/** @param now what the clock of the site shows */
export function statusOf({ draft, publishAt }: FlatValues, now: string): EntryStatus {
  if (draft === true) return 'Draft'
  return typeof publishAt === 'string' && publishAt !== '' && !hasCome(publishAt, now) ? 'Scheduled' : 'Public'
}
