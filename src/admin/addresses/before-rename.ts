/** Before the address of an entry changes: what it was, what it becomes, and who links to it. */
import type { Change } from '../cms-hooks'
import { ask, make } from '../dialog'
import { addressOf, hasOldAddresses } from './entry-pages'
import { namingList } from './lists'
import type { Surroundings } from './surroundings'

/** @returns whether the address is changed; nothing is asked when no address changes */
export async function isRenamed(changes: readonly Change[], { whoNames }: Pick<Surroundings, 'whoNames'>) {
  const moved = changes.find(({ path, previousPath }) => previousPath !== undefined && previousPath !== path)
  const [from, to] = [moved?.previousPath ?? '', moved?.path ?? ''].map(addressOf)
  if (!moved?.previousPath || from === undefined || to === undefined) return true
  const names = await whoNames(moved.previousPath).catch(() => [])
  const effect = hasOldAddresses(moved.path)
    ? 'The old address is kept under “Old addresses” and leads to the new one, so links to it go on working.'
    : 'The old address leads nowhere then.'
  return ask(
    'A new address',
    [make('p', { textContent: `${from} becomes ${to}. ${effect}` }), ...namingList(names)],
    [
      { label: 'Change the address', value: true, isMain: true },
      { label: 'Back to the form', value: false },
    ],
  )
}
