import { MONTH } from '../data/vocabulary'
import type { Release } from './release'

/** Cities that begin many British datelines, and that hardly need their country there. */
const CITIES =
  'London|Leeds|York|Manchester|Birmingham|Liverpool|Sheffield|Bristol|Newcastle|Nottingham|Leicester|Glasgow|Edinburgh|Aberdeen|Dundee|Cardiff|Swansea|Belfast|Brighton|Oxford|Norwich|Exeter|Plymouth|Southampton|Portsmouth|Hull|Derby|Coventry|Bath|Bradford'
const COUNTRY = /\b(?:England|Scotland|Wales|Northern Ireland|United Kingdom|U\.?K\.?)(?![\p{L}])/iu
// Only the date may follow the city: "York, Pa., 5 May" is another one.
const CITY = new RegExp(`^\\s*(?:${CITIES})\\s*(?:,|\\(|[–—-])\\s*(?:\\d|${MONTH}|$)`, 'i')

/** Whether a release comes from the United Kingdom, by its dateline or a telephone number. */
export function isBritish({ text, dateline, parts }: Release): boolean {
  const place = dateline ? text.slice(dateline.start, dateline.end) : ''
  if (COUNTRY.test(place) || CITY.test(place)) return true
  return parts.some(
    ({ name, start, end }) =>
      name === 'Contact' && /\+44|(?<!\d)0(?:1|2|7)\d{2,3} \d{3} ?\d{3,4}\b/.test(text.slice(start, end)),
  )
}
