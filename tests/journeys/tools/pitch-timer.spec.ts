import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import type { CalendarDay } from '../../../src/lib/calendar-day'
import { isEarly, SHAPES } from '../../../src/schema/tool-tables/plan-shapes'
import type { Answers } from '../../../src/tools/pitch-timer/chosen-plan'
import { planPitch } from '../../../src/tools/pitch-timer/pitch-plan'
import { tool } from '../../../src/tools/pitch-timer/tool'
import { examplesOf } from '../../tier'
import { violations } from '../axe'
import { pitchPlanTable, present, tools } from '../content'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { download } from './download'
import { expectFits, fill, inputOf, makeResult, open, resultOf, submit, submitButton } from './tool-page'

// A Friday by the clock of New York, where the journeys take place. A form is submitted a minute later, at 15:30.
const now = new Date('2026-11-20T15:29:00-05:00')
const NEWS = 'Acme raises a Series A and launches the lamp'
const GOALS = 'Three articles in trade media\nTwenty calls'

const timer = (page: Page) => page.getByRole('timer')
const weeks = (page: Page) => page.getByRole('region', { name: /^Four weeks/ }).locator('> ol > li')
const create = (page: Page, goals: string, targetDate: string) =>
  makeResult(page, tool, { goals, targetDate, country: 'none' }, now)
/** The kinds of news of the site. */
const told = pitchPlanTable?.kinds.find(({ advice, shape }) => advice && SHAPES[shape].start === 'today')
const pitched = pitchPlanTable?.kinds.find(({ advice, shape }) => advice && shape === 'open')
const ofChildren = pitchPlanTable?.answers.find(({ id }) => id === 'children')
const textForChildren = ofChildren?.fills.find(({ slot }) => slot === 'confirm')?.text ?? ''
const early = pitchPlanTable?.kinds.find(({ shape }) => isEarly(shape) && SHAPES[shape].start === 'target')
/** The plan of the site for goals without news. */
function planned(given: Partial<Answers>, targetDate: CalendarDay) {
  if (!pitchPlanTable) throw new Error('The site has no table for the pitch timer.')
  const open = {
    kind: undefined,
    gate: undefined,
    secret: undefined,
    day: undefined,
    knownDay: undefined,
    way: undefined,
  }
  const answers = {
    news: undefined,
    goals: '',
    targetDate,
    country: 'none',
    shown: undefined,
    aim: undefined,
    subject: undefined,
    ...{ earlier: undefined, earlierDay: undefined, moves: undefined, furtherDay: undefined, people: undefined },
    ...open,
  } as const
  return planPitch({ ...answers, ...given }, pitchPlanTable, '2026-11-20')
}
const left = async (page: Page) => (await timer(page).locator('dd').allTextContents()).map(Number)

if (isOnSite(tool)) {
  test('goals and a date from today on are asked for, and become a countdown and a plan', async ({ page }) => {
    await open(page, tool, now)
    await expect(inputOf(page, tool, 'targetDate')).toHaveAttribute('min', '2026-11-20')
    await fill(page, tool, { goals: '   ', targetDate: '2026-12-24' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Goals: please fill this in.')).toBeVisible()
    await fill(page, tool, { news: NEWS, goals: GOALS, targetDate: '2026-11-19' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Target date cannot be before today, November 20, 2026.')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await submit(page, tool, { targetDate: '2026-12-24' })
    await expect(page.getByText('Four weeks fit. Magazines close months ahead')).toBeVisible()
    await expect(weeks(page).getByRole('heading')).toHaveText(['Week 1', 'Week 2', 'Week 3', 'Week 4'])
    for (const week of await weeks(page).all()) {
      await expect(week.getByRole('listitem')).toHaveCount(4)
    }
    await expect(weeks(page).first()).toContainText('Nov 23 – 29 (7 days)')
    await expect(page.getByText('This is an outline and not a plan to follow').first()).toBeVisible()
    await expect(weeks(page).first()).toContainText(planned({}, '2026-12-24').weeks[0]?.tasks[0]?.text ?? '')
    await expect(resultOf(page, tool).getByText(NEWS).filter({ visible: true })).toHaveCount(1)

    await expect(page.getByRole('table', { name: 'November 2026' }).getByRole('cell', { name: /^20/ })).toHaveAttribute(
      'aria-current',
      'date',
    )
    const december = page.getByRole('table', { name: 'December 2026' })
    await expect(december.getByRole('cell', { name: '23 Week 4' })).toBeVisible()
    await expect(december.getByRole('cell', { name: '24 Target' })).toBeVisible()

    const calendar = await download(page, 'Download calendar (.ics)')
    const events = new ICAL.Component(ICAL.parse(calendar.text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
    expect(calendar.text).not.toContain('Acme')
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      ...['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
      '2026-12-24',
    ])
    const markdown = await download(page, 'Download Markdown')
    expect(markdown.text.match(/^- \[ \] /gm)).toHaveLength(16)
  })

  test('the countdown runs to midnight, minute by minute, and catches up when the tab is seen again', async ({
    page,
  }) => {
    await create(page, GOALS, '2026-12-01')
    await page.clock.pauseAt(new Date('2026-11-20T15:39:59-05:00'))
    await page.clock.runFor(1000)
    await expect.poll(() => left(page)).toEqual([10, 8, 20])
    await page.clock.runFor(60_000)
    await expect.poll(() => left(page)).toEqual([10, 8, 19])

    // A computer that slept: its clock went on, its timers did not.
    await page.clock.setSystemTime(new Date('2026-11-30T23:59:30-05:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => left(page)).toEqual([0, 0, 1])
    await page.clock.runFor(60_000)
    await expect(timer(page)).toHaveText('Today')
    await page.clock.setSystemTime(new Date('2026-12-02T08:00:00-05:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(timer(page)).toHaveText('The day has passed')
  })

  const timeZones = [
    ['Pacific/Kiritimati', '+14:00'],
    ['Pacific/Pago_Pago', '-11:00'],
    ['Asia/Kolkata', '+05:30'],
    ['Pacific/Auckland', '+13:00'],
  ] as const

  for (const [timezoneId, offset] of examplesOf(timeZones)) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test('November 20, 15:30, to December 1 is 10 days, 8 hours, 30 minutes', async ({ page }) => {
        await open(page, tool, new Date(`2026-11-20T15:29:00${offset}`))
        await expect(inputOf(page, tool, 'targetDate')).toHaveAttribute('min', '2026-11-20')
        await submit(page, tool, { goals: GOALS, targetDate: '2026-12-01' })
        await expect.poll(() => left(page)).toEqual([10, 8, 30])
      })
    })
  }

  for (const { id, label } of present(pitched)) {
    test('too little time is said, and what to drop is marked', { tag: '@deep' }, async ({ page }) => {
      await create(page, 'Be known in Hamburg', '2026-12-01')
      await inputOf(page, tool, 'kind').selectOption({ label })
      await expect(page.getByText(/Four weeks do not fit: there are 11 days/)).toBeVisible()
      for (const [index, { tasks }] of planned({ kind: id }, '2026-12-01').weeks.entries()) {
        await expect(weeks(page).nth(index).getByRole('listitem')).toHaveCount(4)
        const dropped = tasks.filter(({ day }) => !day)
        await expect(weeks(page).nth(index).getByText('Drop: no time')).toHaveCount(dropped.length)
      }
    })
  }

  test('a target today says today, and never a negative time', async ({ page }) => {
    await create(page, 'Be known in Hamburg', '2026-11-20')
    await expect(timer(page)).toHaveText('Today')
    await expect(page.getByText('The target is today.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const { label } of present(pitched)) {
      await inputOf(page, tool, 'kind').selectOption({ label })
      await expect(page.getByText('The target is today, and four weeks no longer fit.')).toBeVisible()
    }
  })

  for (const { id, label, advice = '' } of present(told)) {
    test('news that harms people reaches them today and is never pitched', async ({ page }) => {
      await create(page, 'Fair coverage', '2026-12-24')
      await expect(page.getByText('This is an outline and not a plan to follow').first()).toBeVisible()
      await inputOf(page, tool, 'kind').selectOption({ label })
      await expect(page.getByText(advice)).toBeVisible()
      await expect(page.getByText('the plan begins today and does not wait for the target')).toBeVisible()
      for (const { text } of planned({ kind: id }, '2026-12-24').weeks.flatMap(({ tasks }) => tasks))
        await expect(weeks(page).getByText(text, { exact: true })).toBeVisible()
      for (const { title } of tools.filter(({ slug }) => slug === 'pr-crisis-response-generator'))
        await expect(resultOf(page, tool).getByRole('link', { name: title }).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }

  test('words that sound confidential leave no plan until the visitor answers', async ({ page }) => {
    await makeResult(
      page,
      tool,
      { news: 'We buy Globex, strictly confidential', goals: GOALS, targetDate: '2026-12-24' },
      now,
    )
    await expect(page.getByText('You wrote “strictly confidential”.').first()).toBeVisible()
    await expect(page.getByText('until then, there is no plan.')).toBeVisible()
    await expect(weeks(page)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await inputOf(page, tool, 'gate').selectOption('none')
    await expect(weeks(page)).toHaveCount(4)
  })

  for (const { id, label, advice = '' } of present(pitched)) {
    test('an answer changes the plan in place, and what may not be public is in no file', async ({ page }) => {
      await create(page, 'Xylophones', '2026-12-24')
      await inputOf(page, tool, 'kind').selectOption({ label })
      await expect(page.getByText(advice)).toBeVisible()
      for (const { text } of planned({ kind: id }, '2026-12-24').weeks.flatMap(({ tasks }) => tasks))
        await expect(weeks(page).getByText(text, { exact: true })).toBeVisible()
      const { ahead, weeks: inWeeks, later, onTheDay } = planned({ kind: id }, '2026-12-24')
      const tasks = [...ahead, ...inWeeks.flatMap((week) => week.tasks), ...later, ...onTheDay]
      const calendar = await download(page, 'Download calendar (.ics)')
      expect(calendar.text.match(/^BEGIN:VEVENT/gm)).toHaveLength(tasks.filter(({ day }) => day).length + 1)
      expect((await download(page, 'Download Markdown')).text.match(/^- \[ \] /gm)).toHaveLength(tasks.length)

      await inputOf(page, tool, 'gate').selectOption('confidential')
      const keepsAll = page.getByText('No task gives the news to anybody outside before December 24, 2026')
      await expect(keepsAll).toBeVisible()
      for (const button of ['Download calendar (.ics)', 'Download Markdown'])
        expect((await download(page, button)).text).not.toContain('Xylophone')
      await inputOf(page, tool, 'secret').selectOption('part')
      await expect(keepsAll).toHaveCount(0)
    })

    test('old news without anything new gets no plan', async ({ page }) => {
      await create(page, 'Xylophones', '2026-12-24')
      await inputOf(page, tool, 'kind').selectOption({ label })
      await inputOf(page, tool, 'day').selectOption('past')
      await expect(weeks(page)).toHaveCount(4)
      await inputOf(page, tool, 'day').selectOption('stale')
      await expect(page.getByText('Nothing new, no pitch')).toBeVisible()
      await expect(weeks(page)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
    })
  }

  for (const { label } of present(early)) {
    test('three weeks count back from an earlier day that counts, and people who need it are protected', async ({
      page,
    }) => {
      await create(page, 'Xylophones', '2027-02-26')
      await inputOf(page, tool, 'kind').selectOption({ label })
      await expect(inputOf(page, tool, 'earlierDay')).toHaveCount(0)
      await inputOf(page, tool, 'earlier').selectOption('preview')
      await expect(page.getByText('The earlier day is open or not between today and February 26, 2027')).toBeVisible()
      await inputOf(page, tool, 'earlierDay').fill('2027-02-05')
      await expect(page.getByText('Weeks 1 to 3 count back from February 5, 2027, the earlier day')).toBeVisible()
      await expect(weeks(page).nth(2)).toContainText(/Jan 22 – Feb 4/)
      await expect(weeks(page).last()).toContainText(/Feb 19 – 25/)
      await inputOf(page, tool, 'earlier').selectOption('last')
      await expect(page.getByText('Weeks 1 and 2 begin today, and Week 4 counts back from')).toBeVisible()
      await inputOf(page, tool, 'people').selectOption('children')
      await expect(weeks(page).first()).toContainText(textForChildren)
      await inputOf(page, tool, 'moves').selectOption('window')
      await inputOf(page, tool, 'earlier').selectOption('first')
      await expect(page.getByText('Weeks 1 and 2 count back from February 5, 2027')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await expectFits(page, 360)
    })
  }

  test('long words and pasted mark-up fit on a phone', { tag: '@deep' }, async ({ page }) => {
    await create(page, `<img src=x onerror=alert(1)> ${'Donaudampfschifffahrt'.repeat(6)}`, '2026-11-22')
    await expect(
      resultOf(page, tool)
        .getByText(/^<img src=x/)
        .first(),
    ).toBeVisible()
    await expectFits(page, 360)
  })
}
