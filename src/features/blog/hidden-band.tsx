import * as words from '@words/unpublished'
import { HiddenReason } from '@/components/hidden-reason'
import type { Hidden } from '@/schema/entries'

/** Says on a preview that the public site does not have this page. */
export function HiddenBand({ hidden }: { hidden: Hidden }) {
  return (
    <p role="note" className="bg-warning py-3 font-semibold text-paper">
      <span className="page-width block">
        <HiddenReason hidden={hidden} />
        {hidden.reason === 'draft' ? words.notOnSite : null}
      </span>
    </p>
  )
}
