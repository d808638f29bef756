/** The box behind “What is to come”: what has a day, and which drafts there are. */
import { Fragment } from 'react'
import { formatZone } from '../../../lib/format-day'
import { beginsForYou, timeInWords } from '../../fields/public-from/in-words'
import { siteClock } from '../../fields/public-from/site-clock'
import { Dialog, showDialog } from '../../ui/dialog'
import { toCome, type Upcoming } from './to-come'

export function showCalendar(): Promise<void> {
  const { now, timeZone } = siteClock()
  const { scheduled, drafts } = toCome(globalThis.cmsEntries.current, now)
  const zone = `Days are counted in ${formatZone(timeZone)}. The site shows an entry with the first build after its day or hour begins.`
  return showDialog((close) => (
    <Dialog title="What is to come" choices={[{ label: 'Close', value: undefined, isMain: true }]} close={close}>
      <p>{scheduled.length === 0 ? 'Nothing has a day on which it becomes public.' : zone}</p>
      {[...Map.groupBy(scheduled, ({ time = '' }) => time)].map(([time, entries]) => (
        <Fragment key={time}>
          <h2>{timeInWords(time, 'full')}</h2>
          <p>{beginsForYou(time, timeZone)}</p>
          <EntryList entries={entries} follow={close} />
        </Fragment>
      ))}
      {drafts.length > 0 && <h2>Drafts, without a day</h2>}
      {drafts.length > 0 && <EntryList entries={drafts} follow={close} />}
    </Dialog>
  ))
}

/** The form opens in this window, below the box, which is closed. */
const EntryList = ({ entries, follow }: { entries: readonly Upcoming[]; follow: () => void }) => (
  <ul className="m-0 ps-5">
    {entries.map(({ title, kind, form }) => (
      <li key={form}>
        <a href={form} onClick={() => follow()}>
          {title}
        </a>
        {` (${kind})`}
      </li>
    ))}
  </ul>
)
