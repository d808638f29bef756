import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, today as currentDay, daysBetween } from '@/lib/calendar-day'
import { CAMPAIGN_TYPES, CONTENT_TYPES, INFLUENCER_COUNTS } from './options'
import { PHASES } from './rules'
import { shareOut } from './share-out'
import { complexityOf, planTimeline, type TimelineInput, totalDurationOf } from './timeline'

const TODAY: CalendarDay = '2026-11-20'
const SHARES = PHASES.map(({ share }) => share)
const campaign = (changes: Partial<TimelineInput> = {}): TimelineInput => ({
  type: 'product-launch',
  launchDate: '2027-01-05',
  influencers: '20',
  contentType: 'photo-posts',
  ...changes,
})
const values = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value)

describe('complexity and total', () => {
  test.each([
    { influencers: '1', complexity: 'low' },
    // The label says 4-7, the value is 5, and 5 is not above 5.
    { influencers: '5', complexity: 'low' },
    // 10 is above 5 and not above 10.
    { influencers: '10', complexity: 'medium' },
    { influencers: '20', complexity: 'high' },
  ] as const)('option value $influencers is $complexity', ({ influencers, complexity }) => {
    expect(complexityOf(influencers)).toBe(complexity)
  })

  // The agency's table, for the option values 1, 5, 10 and 20.
  test.each([
    ['product-launch', [25, 25, 35, 45]],
    ['brand-awareness', [20, 20, 25, 35]],
    ['event-promotion', [15, 15, 20, 30]],
    ['content-series', [20, 20, 30, 40]],
    ['sales-campaign', [15, 15, 20, 25]],
  ] as const)('%s takes %j days', (type, totals) => {
    expect(values(INFLUENCER_COUNTS).map((count) => totalDurationOf(type, count))).toEqual(totals)
  })
})

describe('shares of the days', () => {
  // Worked out by hand: exact shares, rounded down, the rest by largest remainder with ties to the earlier phase.
  test.each([
    { total: 45, days: [7, 11, 16, 7, 4] },
    { total: 40, days: [6, 10, 14, 6, 4] },
    { total: 35, days: [5, 9, 12, 5, 4] },
    { total: 30, days: [5, 8, 10, 4, 3] },
    { total: 25, days: [4, 6, 9, 4, 2] },
    { total: 20, days: [3, 5, 7, 3, 2] },
    { total: 15, days: [2, 4, 5, 2, 2] },
    { total: 6, days: [1, 1, 2, 1, 1] },
    { total: 5, days: [1, 1, 2, 1, 0] },
    { total: 0, days: [0, 0, 0, 0, 0] },
  ])('of $total days are $days', ({ total, days }) => {
    expect(shareOut(total, SHARES)).toEqual(days)
  })

  test('add up, and none is a whole day away from its exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), (total) => {
        const days = shareOut(total, SHARES)
        expect(days.reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [index, share] of SHARES.entries())
          expect(Math.abs((days[index] ?? 0) - (total * share) / 100)).toBeLessThan(1)
      }),
    )
  })

  test('the shares of the phases are a whole', () => {
    expect(SHARES).toEqual([15, 25, 35, 15, 10])
  })
})

describe('worked examples, today being November 20, 2026', () => {
  const spans = (input: TimelineInput) =>
    planTimeline(input, TODAY).phases.map(({ firstDay, lastDay }) => `${firstDay.slice(5)} ${lastDay.slice(5)}`)

  test('T1: 46 days for a plan of 45, so it starts tomorrow', () => {
    const plan = planTimeline(campaign(), TODAY)
    expect(plan).toMatchObject({ totalDuration: 45, daysUntilLaunch: 46, isRushed: false, firstDay: '2026-11-21' })
    expect(spans(campaign())).toEqual(['11-21 11-27', '11-28 12-08', '12-09 12-24', '12-25 12-31', '01-01 01-04'])
    expect(plan.compressed).toBeUndefined()
    expect(plan.fittingCount).toBeUndefined()
  })

  test('T2: exactly as many days as the plan takes are not fewer', () => {
    const input = campaign({ launchDate: '2027-01-04' })
    expect(planTimeline(input, TODAY)).toMatchObject({ daysUntilLaunch: 45, isRushed: false, firstDay: TODAY })
    expect(spans(input)).toEqual(['11-20 11-26', '11-27 12-07', '12-08 12-23', '12-24 12-30', '12-31 01-03'])
  })

  test('T3: one day short is rushed, and the plan should have started yesterday', () => {
    const plan = planTimeline(campaign({ launchDate: '2027-01-03' }), TODAY)
    expect(plan).toMatchObject({ daysUntilLaunch: 44, isRushed: true, firstDay: '2026-11-19' })
    // 44 days by hand: 6.6, 11, 15.4, 6.6, 4.4, so 7, 11, 15, 7, 4.
    expect(plan.compressed?.map(({ days }) => days)).toEqual([7, 11, 15, 7, 4])
    expect(plan.compressed?.[0]?.firstDay).toBe(TODAY)
    expect(plan.compressed?.at(-1)?.lastDay).toBe('2027-01-02')
    expect(plan.earliestLaunch).toBe('2027-01-04')
    // 8-15 influencers take 35 days, which fit into 44.
    expect(plan.fittingCount).toEqual({ influencers: '10', totalDuration: 35 })
  })

  test('T4: 4-7 influencers are low complexity', () => {
    const input = campaign({ influencers: '5', launchDate: '2026-12-20' })
    expect(planTimeline(input, TODAY)).toMatchObject({
      complexity: 'low',
      totalDuration: 25,
      daysUntilLaunch: 30,
      isRushed: false,
    })
    expect(spans(input)).toEqual(['11-25 11-28', '11-29 12-04', '12-05 12-13', '12-14 12-17', '12-18 12-19'])
  })

  test('T5: a launch today leaves no day, and no plan is pretended', () => {
    const plan = planTimeline(campaign({ type: 'event-promotion', influencers: '1', launchDate: TODAY }), TODAY)
    expect(plan).toMatchObject({ totalDuration: 15, daysUntilLaunch: 0, isRushed: true, firstDay: '2026-11-05' })
    expect(plan.phases.every(({ lastDay }) => lastDay < TODAY)).toBe(true)
    expect(plan.compressed).toBeUndefined()
    expect(plan.fittingCount).toBeUndefined()
    expect(plan.earliestLaunch).toBe('2026-12-05')
  })
})

describe('a compressed plan', () => {
  const compressedFor = (days: number) =>
    planTimeline(campaign({ launchDate: addDays(TODAY, days) }), TODAY).compressed?.map(({ days }) => days)

  test('needs six days: with five, the last phase would have none', () => {
    expect(compressedFor(5)).toBeUndefined()
    expect(compressedFor(6)).toEqual([1, 1, 2, 1, 1])
  })

  test('exists for every rushed number of days from six on', () => {
    for (let days = 6; days < 45; days++) expect(compressedFor(days), `${days} days`).toBeDefined()
    expect(compressedFor(45)).toBeUndefined()
  })
})

describe('tasks', () => {
  const everyPlan = values(CAMPAIGN_TYPES).flatMap((type) =>
    values(CONTENT_TYPES).map((contentType) => planTimeline(campaign({ type, contentType }), TODAY)),
  )

  test('every phase of every campaign has four different ones, and no gap is left in their words', () => {
    for (const { phases } of everyPlan) {
      const tasks = phases.flatMap((phase) => phase.tasks)
      expect(phases.map((phase) => phase.tasks.length)).toEqual([4, 4, 4, 4, 4])
      expect(new Set(tasks).size).toBe(20)
      for (const task of tasks) expect(task).not.toMatch(/[{}]|undefined/)
    }
  })

  test('differ with campaign type, content type and influencer count', () => {
    const tasks = (changes: Partial<TimelineInput>) =>
      planTimeline(campaign(changes), TODAY).phases.flatMap((phase) => phase.tasks)
    const shared = (a: string[], b: string[]) => a.filter((task) => b.includes(task)).length
    expect(shared(tasks({}), tasks({ type: 'sales-campaign' }))).toBe(15)
    expect(shared(tasks({}), tasks({ contentType: 'live-stream' }))).toBe(15)
    expect(tasks({ influencers: '10' }).join()).toContain('8-15 influencers')
  })
})

const anyInput = fc.record({
  type: fc.constantFrom(...values(CAMPAIGN_TYPES)),
  influencers: fc.constantFrom(...values(INFLUENCER_COUNTS)),
  contentType: fc.constantFrom(...values(CONTENT_TYPES)),
})
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('2000-01-01', days))

describe('for every campaign and every day', () => {
  test('phases follow each other without a gap, add up, and end the day before the launch', () => {
    fc.assert(
      fc.property(anyInput, anyDay, fc.integer({ min: 0, max: 400 }), (choice, today, ahead) => {
        const launchDate = addDays(today, ahead)
        const { phases, totalDuration, firstDay, ...plan } = planTimeline({ ...choice, launchDate }, today)
        expect(plan.daysUntilLaunch).toBe(ahead)
        expect(plan.isRushed).toBe(ahead < totalDuration)
        expect(plan.isRushed).toBe(firstDay < today)
        expect(phases).toHaveLength(5)
        expect(phases.reduce((sum, { days }) => sum + days, 0)).toBe(totalDuration)
        expect(phases[0]?.firstDay).toBe(firstDay)
        expect(phases.at(-1)?.lastDay).toBe(addDays(launchDate, -1))
        for (const [index, phase] of phases.entries()) {
          expect(daysBetween(phase.firstDay, phase.lastDay)).toBe(phase.days - 1)
          const next = phases[index + 1]
          if (next) expect(next.firstDay).toBe(addDays(phase.lastDay, 1))
        }
      }),
    )
  })

  test('a compressed plan starts today, ends the day before the launch and has no negative or empty phase', () => {
    fc.assert(
      fc.property(anyInput, anyDay, fc.integer({ min: 0, max: 44 }), (choice, today, ahead) => {
        const launchDate = addDays(today, ahead)
        const { compressed, isRushed } = planTimeline({ ...choice, launchDate }, today)
        expect(compressed !== undefined).toBe(isRushed && ahead >= 6)
        if (!compressed) return
        expect(compressed[0]?.firstDay).toBe(today)
        expect(compressed.at(-1)?.lastDay).toBe(addDays(launchDate, -1))
        expect(Math.min(...compressed.map(({ days }) => days))).toBeGreaterThan(0)
        expect(compressed.reduce((sum, { days }) => sum + days, 0)).toBe(ahead)
      }),
    )
  })

  test('a fitting influencer count does fit, and the next larger one does not', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 44 }), (choice, ahead) => {
        const launchDate = addDays(TODAY, ahead)
        const { fittingCount } = planTimeline({ ...choice, launchDate }, TODAY)
        if (!fittingCount) return
        const counts = values(INFLUENCER_COUNTS)
        const { influencers } = fittingCount
        expect(planTimeline({ ...choice, influencers, launchDate }, TODAY).isRushed).toBe(false)
        const larger = counts[counts.indexOf(influencers) + 1]
        if (larger) expect(planTimeline({ ...choice, influencers: larger, launchDate }, TODAY).isRushed).toBe(true)
      }),
    )
  })

  test('the earliest launch that is offered is the first that is not rushed', () => {
    fc.assert(
      fc.property(anyInput, anyDay, (choice, today) => {
        const { earliestLaunch } = planTimeline({ ...choice, launchDate: today }, today)
        expect(planTimeline({ ...choice, launchDate: earliestLaunch }, today).isRushed).toBe(false)
        expect(planTimeline({ ...choice, launchDate: addDays(earliestLaunch, -1) }, today).isRushed).toBe(true)
      }),
    )
  })
})

describe('on the visitor’s own calendar', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  // From UTC-11 to UTC+14, with the days on which clocks change, a zone of half an hour, and a zone that changes by half.
  test.each([
    'Pacific/Pago_Pago',
    'America/New_York',
    'America/Santiago',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ])('%s gets the same plan at every hour of every day', (timeZone) => {
    process.env.TZ = timeZone
    const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-09-27', '2026-10-25', '2026-11-01']
    for (const text of ['2026-11-20', ...changes]) {
      const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
      for (const hour of [0, 3, 12, 23]) {
        const today = currentDay(new Date(year, month - 1, date, hour, 59, 59))
        expect(today).toBe(text)
        const launchDate = addDays(today, 46)
        const plan = planTimeline(campaign({ launchDate }), today)
        expect(plan).toMatchObject({ daysUntilLaunch: 46, isRushed: false, firstDay: addDays(today, 1) })
      }
    }
  })

  test('the zone of a test really is the zone of its clock', () => {
    process.env.TZ = 'Pacific/Kiritimati'
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-14 * 60)
    process.env.TZ = 'Pacific/Pago_Pago'
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(11 * 60)
  })
})
