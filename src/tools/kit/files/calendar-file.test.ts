import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { type CalendarEvent, calendarStamp, eventId, toCalendarFile } from './calendar-file'

const STAMP = '20261120T203000Z'
const planning: CalendarEvent = {
  id: 'a1',
  title: 'Planning',
  description: 'Agree on the goal; write it down, once.\nTell everyone \\ nobody.',
  firstDay: '2026-11-21',
  lastDay: '2026-11-27',
}

/** What a calendar reads in a file, by a parser of others. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const octets = (text: string) => new TextEncoder().encode(text).length

test('an event is written line by line as RFC 5545 asks', () => {
  expect(toCalendarFile('Spring', [planning], STAMP)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Free PR tools//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Spring',
      'BEGIN:VEVENT',
      'UID:a1@free-pr-tools',
      'DTSTAMP:20261120T203000Z',
      'DTSTART;VALUE=DATE:20261121',
      'DTEND;VALUE=DATE:20261128',
      'SUMMARY:Planning',
      'DESCRIPTION:Agree on the goal\\; write it down\\, once.\\nTell everyone \\\\ nob',
      ' ody.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a parser of others reads days, texts and stamp back', () => {
  const [event, ...others] = readEvents(toCalendarFile('Spring', [planning], STAMP))
  expect(others).toEqual([])
  expect(event?.summary).toBe(planning.title)
  expect(event?.description).toBe(planning.description)
  expect(event?.uid).toBe('a1@free-pr-tools')
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.startDate.toString()).toBe('2026-11-21')
  // The end is the first day that no longer belongs to the event.
  expect(event?.endDate.toString()).toBe('2026-11-28')
  expect(event?.duration.toSeconds()).toBe(7 * 86_400)
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T20:30:00Z')
})

test('a single day lasts one day, over the end of a year and on the last day that can be written', () => {
  const days: CalendarDay[] = ['2026-11-21', '2026-12-31', '2028-02-29', '9999-12-31']
  const events = days.map((day) => ({ id: day, title: 'Launch', firstDay: day, lastDay: day }))
  const file = toCalendarFile('', events, STAMP)
  expect(file).toContain('DTEND;VALUE=DATE:20270101')
  expect(file).not.toContain('+')
  for (const [index, event] of readEvents(file).entries()) {
    expect(event.startDate.toString()).toBe(days[index])
    expect(event.duration.toSeconds()).toBe(86_400)
  }
})

test('nothing typed adds a line, a property or an event', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTENDEE:mailto:a@example.org\rX:\u0000\u0085\u2028;,\\n'
  const file = toCalendarFile(hostile, [{ ...planning, title: hostile, description: hostile }], STAMP)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  expect(readEvents(file)).toHaveLength(1)
})

describe('any text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 })
  /** Line ends become one sort, and what cannot be printed a space. */
  const readable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')

  test('is read back as it was', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const [event] = readEvents(toCalendarFile(title, [{ ...planning, title, description }], STAMP))
        expect(event?.summary ?? '').toBe(readable(title))
        expect(event?.description ?? '').toBe(readable(description))
      }),
    )
  })

  test('gives lines of at most 75 octets, none of which ends inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = toCalendarFile(title, [{ ...planning, title }], STAMP)
        expect(file.endsWith('\r\n')).toBe(true)
        for (const line of file.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
          expect(line).not.toMatch(/[\r\n]/)
        }
      }),
    )
  })
})

test('any days are read back as they were', () => {
  const anyDay = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (firstDay, more) => {
      const lastDay = addDays(firstDay, more)
      const [event] = readEvents(toCalendarFile('Plan', [{ ...planning, firstDay, lastDay }], STAMP))
      expect(event?.startDate.toString()).toBe(firstDay)
      expect(event?.endDate.toString()).toBe(addDays(lastDay, 1))
    }),
  )
})

test('the stamp is in UTC, to the second', () => {
  expect(calendarStamp(new Date('2026-11-20T15:30:45.678-05:00'))).toBe('20261120T203045Z')
})

test('an id is the same for the same text and another for another', () => {
  // The published test values of FNV-1a with 64 bits.
  expect(eventId('')).toBe('cbf29ce484222325')
  expect(eventId('a')).toBe('af63dc4c8601ec8c')
  expect(eventId('foobar')).toBe('85944171f73967e8')
  expect(eventId('Étude 発表')).toMatch(/^[0-9a-f]{16}$/)
})

test('a deadline is a moment, the same in every time zone', () => {
  const moment = new Date('2026-11-26T14:10:00-05:00')
  const [event] = readEvents(toCalendarFile('Deadlines', [{ id: 'd1', title: 'Report it', moment }], STAMP))
  expect(event?.startDate.isDate).toBe(false)
  expect(event?.startDate.toJSDate()).toEqual(moment)
  expect(event?.duration.toSeconds()).toBe(0)
})
