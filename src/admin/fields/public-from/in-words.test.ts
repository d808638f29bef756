import { expect, test } from 'vitest'
import { beginsForYou, timeInWords } from './in-words'
import { timeZoneIn } from './site-clock'

test.each([
  ['2027-01-08', 'UTC', 'UTC', 'Fri, Jan 8, 12:00 AM UTC'],
  ['2027-01-08', 'UTC', 'America/Los_Angeles', 'Thu, Jan 7, 4:00 PM PST'],
  ['2027-01-08', 'UTC', 'Asia/Hong_Kong', 'Fri, Jan 8, 8:00 AM GMT+8'],
  ['2027-01-08 09:00', 'UTC', 'Asia/Hong_Kong', 'Fri, Jan 8, 5:00 PM GMT+8'],
  ['2027-01-08 09:00', 'America/New_York', 'America/New_York', 'Fri, Jan 8, 9:00 AM EST'],
  ['2027-01-08 09:00', 'America/New_York', 'Europe/Berlin', 'Fri, Jan 8, 3:00 PM GMT+1'],
  ['2027-03-14 02:30', 'America/New_York', 'America/New_York', 'Sun, Mar 14, 3:00 AM EDT'],
])('%s of a site in %s, for somebody in %s', (time, zone, own, expected) => {
  expect(beginsForYou(time, zone, own)).toBe(`Begins for you on ${expected}`)
})

test.each(['', 'soon', '2027-02-30', '2027-01-08 9am'])('nothing begins at %j', (time) => {
  expect(beginsForYou(time, 'UTC')).toBe('')
})

test('a day has its weekday, and an hour stays behind it', () => {
  expect(timeInWords('2027-01-08', 'full')).toBe('Friday, January 8, 2027')
  expect(timeInWords('2027-01-08 21:30', 'full')).toBe('Friday, January 8, 2027, 9:30 PM')
  expect(timeInWords('2027-01-08 09:00', 'medium')).toBe('Jan 8, 2027, 9:00 AM')
  expect(timeInWords('soon', 'medium')).toBe('soon')
})

test('the time zone of the site is that of its settings', () => {
  const settings = (content: object) => ({
    slug: 'site',
    locales: { _default: { path: 'content/settings/site.yaml', content: { ...content } } },
  })
  expect(timeZoneIn([settings({ name: 'Acme', timeZone: 'Asia/Kolkata' })])).toBe('Asia/Kolkata')
  expect(timeZoneIn([settings({ name: 'Acme' })])).toBeUndefined()
  expect(timeZoneIn([])).toBeUndefined()
})
