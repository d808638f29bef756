import { addDays, type CalendarDay } from '@/lib/calendar-day'

type Event = {
  /** The same for the same event, so that a calendar which reads the file again updates it instead of adding another. */
  id: string
  title: string
  description?: string
}
/** An all-day event; both days belong to it. */
export type CalendarEvent = Event & { firstDay: CalendarDay; lastDay: CalendarDay }
/** A moment, such as a deadline. */
export type CalendarMoment = Event & { moment: Date }

/** RFC 5545, section 3.1: a line has at most 75 octets. */
const LINE_OCTETS = 75

/**
 * The end of an all-day event is the first day that no longer belongs to it (section 3.6.1). After this day there is
 * none that the format can write; an event without an end lasts one day.
 */
const LAST_DAY: CalendarDay = '9999-12-31'

/**
 * Events as an iCalendar file, RFC 5545.
 * @param stamp when the file was made, as `20261120T120000Z`; the standard asks for it in every event.
 */
export function toCalendarFile(
  name: string,
  events: readonly (CalendarEvent | CalendarMoment)[],
  stamp: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Free PR tools//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ id, title, description, ...time }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}@free-pr-tools`,
      `DTSTAMP:${stamp}`,
      ...('moment' in time ? [`DTSTART:${calendarStamp(time.moment)}`] : daysOf(time)),
      `SUMMARY:${escapeText(title)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function daysOf({ firstDay, lastDay }: Pick<CalendarEvent, 'firstDay' | 'lastDay'>): string[] {
  const start = `DTSTART;VALUE=DATE:${compact(firstDay)}`
  return lastDay < LAST_DAY ? [start, `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`] : [start]
}

/** An id for an event that this text describes: 16 hexadecimal digits, the same for the same text (FNV-1a, 64 bits). */
export function eventId(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const octet of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

/** The stamp of a moment: UTC, to the second. */
export function calendarStamp(now = new Date()): string {
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

const compact = (day: CalendarDay) => day.replaceAll('-', '')

function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a long line between characters, never inside one. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
