/** Before the address of an entry changes: what it was, what it becomes, and who links to it. */
import type { Change } from '../../cms/hook-types'
import { ask } from '../../ui/dialog'
import { addressOf } from '../page'
import type { AddressQuestions } from './address-questions'
import { hasOldAddresses } from './entry-pages'
import { NamingList } from './lists'
import { movedFile } from './old-address'

type Asked = Pick<AddressQuestions, 'whoNames'> & {
  /** Whether the entry answers at its old address, too. */
  isKept: boolean
}

/** @returns whether the address is changed; nothing is asked when no address changes */
export async function isRenamed(changes: readonly Change[], { whoNames, isKept }: Asked): Promise<boolean> {
  const moved = movedFile(changes)
  const [from, to] = [moved?.from ?? '', moved?.to ?? ''].map(addressOf)
  if (!moved || from === undefined || to === undefined) return true
  const names = await whoNames(moved.from).catch(() => [])
  const effect = !hasOldAddresses(moved.to) ? LOST : isKept ? KEPT : NEVER_PUBLIC
  return ask(
    'A new address',
    <>
      <p>{`${from} becomes ${to}. ${effect}`}</p>
      <NamingList names={names} />
    </>,
    [
      { label: 'Change the address', value: true, isMain: true },
      { label: 'Back to the form', value: false },
    ],
  )
}

const KEPT = 'The old address is kept under “Old addresses” and leads to the new one, so links to it go on working.'
const NEVER_PUBLIC = 'It was never public, so the old address is not kept.'
const LOST = 'The old address leads nowhere then.'
