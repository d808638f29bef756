/** The field for a day and, if it matters, an hour: the CMS's own has always both, or never an hour. */
import { formatZone } from '../../../lib/format-day'
import { dayOfTime, hourOfTime } from '../../../lib/wall-time'
import { cmsField } from '../cms-field'
import { beginsForYou } from './in-words'
import { siteClock } from './site-clock'

export const TimeField = cmsField(({ value, forID, onChange }) => {
  const time = typeof value === 'string' ? value : ''
  const [day, hour] = [dayOfTime(time), hourOfTime(time) ?? '']
  const { timeZone } = siteClock()
  const change = (newDay: string, newHour: string) =>
    onChange(newDay === '' || newHour === '' ? newDay : `${newDay} ${newHour}`)
  return (
    <div
      className="forms mx-0.5 flex flex-wrap items-end gap-x-4 gap-y-2 [&_input]:m-0 [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem]"
      role="group"
      aria-labelledby={`${forID}-label`}
    >
      <label>
        Day
        <input
          id={forID}
          type="date"
          max="9999-12-31"
          value={day}
          onChange={(event) => change(event.target.value, hour)}
        />
      </label>
      <label>
        Hour, if it matters
        <input type="time" value={hour} disabled={day === ''} onChange={(event) => change(day, event.target.value)} />
      </label>
      <button type="button" disabled={time === ''} onClick={() => onChange('')}>
        Clear
      </button>
      <p className="m-0 basis-full text-[0.8125rem] text-(--sui-secondary-foreground-color)">
        {`The site goes by ${formatZone(timeZone)}. ${beginsForYou(time, timeZone)}`}
      </p>
    </div>
  )
})
