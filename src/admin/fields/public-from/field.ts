/** The field for a day and, if it matters, an hour: the CMS's own has always both, or never an hour. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { type ChangeEvent, Component, createElement } from 'react'
import { formatZone } from '../../../lib/format-day'
import { dayOfTime, hourOfTime } from '../../../lib/wall-time'
import { beginsForYou } from './in-words'
import { siteClock } from './site-clock'

/** A class, because hooks would be those of another copy of React; see ../text/field.ts. */
export class TimeField extends Component<CustomFieldControlProps> {
  override render() {
    const { value, forID, onChange } = this.props
    const time = typeof value === 'string' ? value : ''
    const [day, hour] = [dayOfTime(time), hourOfTime(time) ?? '']
    const change = (newDay: string, newHour: string) =>
      onChange(newDay === '' || newHour === '' ? newDay : `${newDay} ${newHour}`)
    return createElement(
      'div',
      { className: 'time-field', role: 'group', 'aria-labelledby': `${forID}-label` },
      input('Day', {
        ...{ id: forID, type: 'date', max: '9999-12-31', value: day },
        onChange: ({ target }) => change(target.value, hour),
      }),
      input('Hour, if it matters', {
        ...{ type: 'time', value: hour, disabled: day === '' },
        onChange: ({ target }) => change(day, target.value),
      }),
      createElement('button', { type: 'button', disabled: time === '', onClick: () => onChange('') }, 'Clear'),
      createElement('p', null, zoneInWords(time)),
    )
  }
}

type Input = {
  id?: string
  type: 'date' | 'time'
  max?: string
  value: string
  disabled?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

const input = (label: string, properties: Input) =>
  createElement('label', null, label, createElement('input', properties))

function zoneInWords(time: string): string {
  const { timeZone } = siteClock()
  return `The site goes by ${formatZone(timeZone)}. ${beginsForYou(time, timeZone)}`
}
