import { CalendarDate } from '@/components/calendar-date'
import type { Hidden } from '@/schema/entries'

/** Says on a preview that the public site does not have this page. */
export function HiddenBand({ hidden }: { hidden: Hidden }) {
  return (
    <p role="note" className="bg-warning py-3 font-semibold text-paper">
      <span className="page-width block">
        {hidden.reason === 'draft' ? (
          'Draft. Visitors do not see this article.'
        ) : (
          <>
            Scheduled. Visitors see this article from <CalendarDate day={hidden.publishAt} />.
          </>
        )}
      </span>
    </p>
  )
}
