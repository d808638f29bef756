/** Whether an entry that gets another address keeps the old one: visitors cannot come from an address that was never public. */
import { type Change, type Draft, LOCALE } from '../../cms/hook-types'
import { siteClock } from '../../fields/public-from/site-clock'
import { addressOf } from '../page'
import { statusOf } from '../status'
import type { AddressQuestions } from './address-questions'
import { hasOldAddresses } from './entry-pages'

/** The file that a save gives another name. */
export const movedFile = (changes: readonly Change[]): { from: string; to: string } | undefined =>
  changes.flatMap(({ path, previousPath }) =>
    previousPath !== undefined && previousPath !== path ? { from: previousPath, to: path } : [],
  )[0]

type Known = Pick<AddressQuestions, 'wasPublic'>

/**
 * The old addresses of an entry whose file gets another name, including its last one.
 * @returns nothing if its list stays as it is
 */
export async function addressesAfterRenaming(
  { originalEntry, originalValues }: Pick<Draft, 'originalEntry' | 'originalValues'>,
  to: string,
  aliases: readonly string[],
  { wasPublic }: Known,
): Promise<string[] | undefined> {
  const from = originalEntry?.locales[LOCALE].path
  const [before, now] = [from, to].map((file) => file && addressOf(file))
  if (!from || !before || before === now || !hasOldAddresses(to)) return undefined
  // Whatever is not known counts as public: a lost address is worse than one too many.
  const isPublic =
    statusOf(originalValues[LOCALE], siteClock().now) === 'Public' || (await wasPublic(from).catch(() => true))
  return isPublic ? [...aliases.filter((alias) => alias !== before && alias !== now), before] : undefined
}
