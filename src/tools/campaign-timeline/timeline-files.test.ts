import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { planTimeline } from './timeline'
import { type Campaign, campaignLine, timelineEvents, timelineRows, timelineText, verdict } from './timeline-files'

const TODAY: CalendarDay = '2026-11-20'
const campaignIn = (days: number): Campaign => ({
  name: 'Spring lamp',
  type: 'product-launch',
  influencers: '20',
  contentType: 'short-video',
  launchDate: addDays(TODAY, days),
})
const planIn = (days: number) => planTimeline(campaignIn(days), TODAY)

test('the campaign in one line has the words of the form', () => {
  expect(campaignLine(campaignIn(46))).toBe(
    'Spring lamp: Product launch, 15+ influencers, Short videos (Reels, TikTok, Shorts)',
  )
})

test.each([
  {
    days: 46,
    words: 'The plan fits. Start on November 21, 2026 at the latest; until then you have 1 day to spare.',
  },
  { days: 45, words: 'The plan fits exactly if it starts today. There is no day to spare.' },
  {
    days: 44,
    words:
      'This is rushed: the plan takes 45 days, and only 44 days are left. It should have started on November 19, 2026, 1 day ago.',
  },
  {
    days: 1,
    words:
      'This is rushed: the plan takes 45 days, and only 1 day is left. It should have started on October 7, 2026, 44 days ago.',
  },
  {
    days: 0,
    words:
      'This is rushed: the plan takes 45 days, and the launch is today. It should have started on October 6, 2026, 45 days ago.',
  },
])('with $days days left it says so', ({ days, words }) => {
  expect(verdict(planIn(days))).toBe(words)
})

test('the text has every phase with dates and tasks, and the compressed dates when rushed', () => {
  expect(timelineText(campaignIn(46), planIn(46))).toContain(
    '1. Planning: November 21, 2026 to November 27, 2026 (7 days)\n- Write down one goal',
  )
  expect(timelineText(campaignIn(44), planIn(44))).toContain(
    'Compressed: November 20, 2026 to November 26, 2026 (7 days)',
  )
})

test('the spreadsheet has a head, five phases and the launch, all of the same width', () => {
  for (const days of [46, 20, 0]) {
    const rows = timelineRows(campaignIn(days), planIn(days))
    expect(rows).toHaveLength(7)
    expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  }
  expect(timelineRows(campaignIn(46), planIn(46))[1]?.slice(0, 6)).toEqual([
    'Spring lamp',
    'Planning',
    15,
    7,
    '2026-11-21',
    '2026-11-27',
  ])
})

test('the calendar has the five phases and the launch, under ids that stay the same', () => {
  const events = timelineEvents(campaignIn(46), planIn(46))
  expect(events.map(({ title, firstDay, lastDay }) => [title, firstDay, lastDay])).toEqual([
    ['Spring lamp: Planning', '2026-11-21', '2026-11-27'],
    ['Spring lamp: Influencer outreach', '2026-11-28', '2026-12-08'],
    ['Spring lamp: Content production', '2026-12-09', '2026-12-24'],
    ['Spring lamp: Review and approval', '2026-12-25', '2026-12-31'],
    ['Spring lamp: Launch preparation', '2027-01-01', '2027-01-04'],
    ['Spring lamp: launch', '2027-01-05', '2027-01-05'],
  ])
  expect(new Set(events.map(({ id }) => id)).size).toBe(6)
  // Moved by a day, the same events move; they do not appear twice.
  expect(timelineEvents(campaignIn(47), planIn(47)).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
})

test('a rushed plan gives its compressed phases, and only the launch when these do not fit either', () => {
  const rushed = timelineEvents(campaignIn(20), planIn(20))
  expect(rushed).toHaveLength(6)
  expect(rushed[0]?.firstDay).toBe(TODAY)
  expect(timelineEvents(campaignIn(3), planIn(3)).map(({ title }) => title)).toEqual(['Spring lamp: launch'])
})
