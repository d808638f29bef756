import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { clockIn, hasCome, isTimeZone, isWallTime, momentOf, timeAt } from './wall-time'

const MINUTE = 60_000
const shownAt = (timeZone: string, moment: string) => timeAt(Date.parse(moment), timeZone)
const begins = (time: string, timeZone: string) => new Date(momentOf(time, timeZone)).toISOString().slice(0, 16)

describe('a time', () => {
  test.each(['2027-01-08', '2027-01-08 00:00', '2027-01-08 23:59', '2028-02-29 09:00'])('%s is one', (text) => {
    expect(isWallTime(text)).toBe(true)
  })

  test.each([
    ...['2027-02-29', '2027-01-08 9:00', '2027-01-08 24:00', '2027-01-08 09:60', '2027-01-08T09:00'],
    ...['2027-01-08 09:00:00', '2027-01-08 09:00Z', '2027-01-08 ', '09:00', ''],
  ])('%j is not one', (text) => {
    expect(isWallTime(text)).toBe(false)
  })

  test.each([
    ['2027-01-08', '2027-01-07 23:59', false],
    ['2027-01-08', '2027-01-08 00:00', true],
    ['2027-01-08', '2027-01-08', true],
    ['2027-01-08 00:00', '2027-01-08', true],
    ['2027-01-08 09:00', '2027-01-08', false],
    ['2027-01-08 09:00', '2027-01-08 08:59', false],
    ['2027-01-08 09:00', '2027-01-08 09:00', true],
    ['2027-01-08 09:00', '2027-01-09', true],
  ])('%s, when it is %s: %j', (time, at, expected) => {
    expect(hasCome(time, at)).toBe(expected)
  })
})

describe('the clock', () => {
  test.each([
    ['UTC', '2026-11-23T10:30:00Z', '2026-11-23 10:30'],
    ['America/New_York', '2026-11-23T04:59:59Z', '2026-11-22 23:59'],
    ['America/New_York', '2026-11-23T05:00:00Z', '2026-11-23 00:00'],
    ['Asia/Kolkata', '2026-11-23T18:30:00Z', '2026-11-24 00:00'],
    ['Pacific/Auckland', '2026-11-23T11:00:00Z', '2026-11-24 00:00'],
  ])('in %s at %s shows %s', (zone, moment, shown) => {
    expect(shownAt(zone, moment)).toBe(shown)
  })

  test.each([
    ['2026-11-01T05:59:00Z', '2026-11-01 01:59'],
    // New York sets its clocks back to 1:00 now.
    ['2026-11-01T06:00:00Z', '2026-11-01 01:59'],
    ['2026-11-01T06:59:00Z', '2026-11-01 01:59'],
    ['2026-11-01T07:00:00Z', '2026-11-01 02:00'],
  ])('never goes back: at %s it shows %s', (moment, shown) => {
    expect(shownAt('America/New_York', moment)).toBe(shown)
  })

  test.each([
    ['2027-03-14T06:59:00Z', '2027-03-14 01:59'],
    ['2027-03-14T07:00:00Z', '2027-03-14 03:00'],
  ])('leaves out an hour in spring: at %s it shows %s', (moment, shown) => {
    expect(shownAt('America/New_York', moment)).toBe(shown)
  })

  test.each([undefined, '', 'Mars/Olympus', 7])('of a site that says %j is that of UTC', (said) => {
    expect(clockIn(said, '2027-01-08')).toEqual({ timeZone: 'UTC', now: '2027-01-08' })
  })

  test('shows the present time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T04:59:59Z') })
    expect(clockIn('America/New_York')).toEqual({ timeZone: 'America/New_York', now: '2026-11-22 23:59' })
    vi.useRealTimers()
  })

  test('is not that of the process', () => {
    const own = process.env.TZ
    const shown = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone) => {
      process.env.TZ = zone
      expect(new Date(0).getHours()).toBe(zone === 'Asia/Tokyo' ? 9 : 16)
      return [shownAt('America/New_York', '2026-11-23T05:00:00Z'), begins('2027-01-08 09:00', 'America/New_York')]
    })
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
    expect(shown).toEqual(Array(2).fill(['2026-11-23 00:00', '2027-01-08T14:00']))
  })
})

describe('a time comes', () => {
  test.each([
    ['2027-01-08', 'UTC', '2027-01-08T00:00'],
    ['2027-01-08 09:00', 'UTC', '2027-01-08T09:00'],
    ['2027-01-08', 'America/New_York', '2027-01-08T05:00'],
    ['2027-01-08 09:00', 'America/New_York', '2027-01-08T14:00'],
    ['2027-07-08 09:00', 'America/New_York', '2027-07-08T13:00'],
    ['2027-01-08 09:00', 'Asia/Kolkata', '2027-01-08T03:30'],
    ['2027-01-08 09:00', 'Pacific/Auckland', '2027-01-07T20:00'],
    // Twice, and the first one counts.
    ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30'],
    // Never, and the first minute after it counts.
    ['2027-03-14 02:30', 'America/New_York', '2027-03-14T07:00'],
    // A day that begins at 1:00, because the clocks are set forward at midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00'],
  ])('%s in %s: %s', (time, zone, moment) => {
    expect(begins(time, zone)).toBe(moment)
  })

  const zones = [
    'UTC',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Antarctica/Troll',
  ]
  const minute = fc.integer({ min: Date.UTC(2026, 0) / MINUTE, max: Date.UTC(2029, 0) / MINUTE })
  /** Near the hours at which these zones set their clocks. */
  const unusual = fc
    .constantFrom('2026-11-01 01:30', '2027-03-14 02:30', '2027-04-04 02:30', '2026-09-27 02:30', '2026-10-25 02:00')
    .chain((time) => fc.integer({ min: -180, max: 180 }).map((more) => Date.parse(`${time}Z`) / MINUTE + more))

  test('once, and forever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.oneof(minute, unusual), (zone, at) => {
        const time = new Date(at * MINUTE).toISOString().slice(0, 16).replace('T', ' ')
        const moment = momentOf(time, zone)
        const cameAt = (minutes: number) => hasCome(time, timeAt(moment + minutes * MINUTE, zone))
        expect([-60, -1, 0, 1, 30, 60, 119, 180].map(cameAt)).toEqual([
          false,
          false,
          true,
          true,
          true,
          true,
          true,
          true,
        ])
      }),
    )
  })
})

test.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each(['EST', 'GMT', '+05:00', 'New York', 'America/New York', 'America/', 'Mars/Olympus', ''])(
  '%j is not one',
  (name) => expect(isTimeZone(name)).toBe(false),
)
