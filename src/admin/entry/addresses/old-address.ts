/** Whether an entry that gets another address keeps the old one: nobody can come from an address that was never public. */
import { type Change, type CmsHooks, type Draft, LOCALE } from '../../cms/hook-types'
import { siteClock } from '../../fields/public-from/site-clock'
import { statusOf } from '../status'
import type { Surroundings } from './surroundings'

/** The file that a save gives another name. */
export const movedFile = (changes: readonly Change[]): { from: string; to: string } | undefined =>
  changes.flatMap(({ path, previousPath }) =>
    previousPath !== undefined && previousPath !== path ? { from: previousPath, to: path } : [],
  )[0]

export type OldAddresses = {
  isKept: CmsHooks['keepsOldAddress']
  /** Whether a save has to start again, since its changes were made before it was known what happens to the address. */
  startsAgain: (changes: readonly Change[], draft: Draft) => Promise<boolean>
}

export function oldAddresses({ wasPublic }: Pick<Surroundings, 'wasPublic'>): OldAddresses {
  let unseen: { draft: Draft; from: string } | undefined
  const isKept = (draft: Draft) => draft !== unseen?.draft

  /** Everything that is not known to be unseen counts as public: a lost address is worse than one too many. */
  const isUnseen = async (draft: Draft, from: string) =>
    statusOf(draft.originalValues[LOCALE], siteClock().now) !== 'Public' && !(await wasPublic(from).catch(() => true))

  return {
    isKept,
    async startsAgain(changes, draft) {
      const from = movedFile(changes)?.from
      if (from !== undefined && from === unseen?.from && draft === unseen.draft) return false
      const wasKept = isKept(draft)
      unseen = from !== undefined && (await isUnseen(draft, from)) ? { draft, from } : undefined
      return from !== undefined && isKept(draft) !== wasKept
    },
  }
}
