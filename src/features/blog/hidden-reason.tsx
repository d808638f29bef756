import { CalendarDate } from '@/components/calendar-date'
import type { Hidden } from '@/schema/entries'

/** Why a post is not public, in two or five words. Only previews ever show it. */
export function HiddenReason({ hidden }: { hidden: Hidden }) {
  if (hidden.reason === 'draft') return 'Draft'
  return (
    <>
      Public from <CalendarDate day={hidden.publishAt} />
    </>
  )
}
