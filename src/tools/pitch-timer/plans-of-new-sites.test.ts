/** The table that a new site gets. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { pitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isEarly, SHAPES, type ShapeName, shapeIn, stageOf } from '@/schema/tool-tables/plan-shapes'
import { cases } from '../../../tests/tier'
import type { Answers } from './chosen-plan'
import { planPitch } from './pitch-plan'
import { questionToAnswer } from './question-to-answer'
import { OPEN } from './table-for-tests'

const file = 'scripts/publishing/start-fresh/templates/tables/pitch-plans.yaml'
const table = pitchPlanTable.parse(parse(readFileSync(file, 'utf8')))
const tasksOf = (name: ShapeName) => {
  const { ahead, weeks, after } = shapeIn(table.shapes, name)
  return [...ahead, ...weeks.flatMap(({ tasks }) => tasks), ...after]
}
const answerRows = [...table.kinds, ...table.ways, ...table.shown, ...table.answers, ...table.further]
const fills = [...answerRows.flatMap((one) => one.fills), ...table.fresh.fills, ...table.rush.fills]

test('says each task in whole sentences', () => {
  const texts = [...table.shapes.flatMap(({ id }) => tasksOf(id)), ...fills, ...table.aims].map(({ text }) => text)
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.”]$/u)
})

test('has the days of each shape in order', () => {
  for (const { ahead, weeks, after } of table.shapes) {
    for (const tasks of [ahead, weeks.flatMap((week) => week.tasks), after]) {
      const days = tasks.map(({ before }) => before)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    }
  }
})

test('keeps news in the house until the day where people who lose something or are accused hear it first', () => {
  for (const name of ['told', 'accusation'] as const)
    expect(tasksOf(name).filter(({ before, isOutward }) => isOutward && before > 0)).toEqual([])
})

test('puts texts only where the shape of their answer has a place, and two answers never in one place', () => {
  const slotsOf = (name: ShapeName) => new Set(tasksOf(name).map(({ slot }) => slot))
  for (const { shape, fills: own } of [...table.kinds, ...table.ways])
    for (const { slot } of own) expect([shape, slotsOf(shape).has(slot)]).toEqual([shape, true])
  const slots = (of: readonly { fills: readonly { slot: string; isAdded: boolean }[] }[]) =>
    new Set(of.flatMap((one) => one.fills.filter(({ isAdded }) => !isAdded).map(({ slot }) => slot)))
  const ofAims = new Set(['goal'])
  const pitchSlots = new Set(table.shapes.filter(({ id }) => SHAPES[id].isPitch).flatMap(({ id }) => [...slotsOf(id)]))
  for (const { id, fills: own } of [...table.answers, ...table.shown, ...table.further])
    for (const { slot } of own) expect([id, slot, pitchSlots.has(slot)]).toEqual([id, slot, true])
  const openKinds = table.kinds.filter(({ shape }) => shape === 'open')
  const pitched = table.kinds.filter(({ shape }) => SHAPES[shape].isPitch)
  for (const [one, other] of [
    [slots(openKinds), slots(table.ways)],
    [slots(openKinds), slots(table.shown)],
    [slots(pitched), ofAims],
    [slots(table.ways), slots(table.shown)],
    [slots(table.shown), ofAims],
  ] as const)
    expect([...one].filter((slot) => other.has(slot))).toEqual([])
})

test('confirms, writes and approves in each plan that is pitched', () => {
  for (const { id } of table.shapes)
    if (SHAPES[id].isPitch)
      for (const slot of ['confirm', 'page', 'approve'] as const)
        expect(tasksOf(id).filter((task) => task.slot === slot)).toMatchObject([{ slot, rank: 1 }])
})

/** A Friday before Christmas. */
const TODAY: CalendarDay = '2026-11-27'
const idOf = (rows: readonly { id: string }[]) => fc.constantFrom(undefined, ...rows.map(({ id }) => id))
const pitched = table.kinds.filter(({ shape }) => SHAPES[shape].isPitch)
const anyPitch = fc.record({
  kind: fc.constantFrom(...pitched.map(({ id }) => id)),
  ...{ way: idOf(table.ways), shown: idOf(table.shown), aim: idOf(table.aims) },
  day: fc.constantFrom(undefined, 'ours', 'given', 'jury', 'signature'),
  gate: fc.constantFrom(undefined, 'none', 'claim', 'confidential'),
  secret: fc.constantFrom(undefined, 'all', 'part'),
  earlier: fc.constantFrom(undefined, 'first', 'opens', 'last', 'preview', 'deadline'),
  moves: fc.constantFrom(undefined, 'otherDay', 'window', 'runs', 'tour', 'closes'),
  people: fc.constantFrom(undefined, 'children', 'patients', 'support', 'crisis', 'adults'),
  length: fc.integer({ min: 0, max: 200 }),
  gap: fc.integer({ min: 1, max: 40 }),
  knownDay: fc.option(
    fc.integer({ min: 0, max: 200 }).map((days) => addDays(TODAY, days)),
    { nil: undefined },
  ),
})

test('in every plan, what is needed stands before what needs it, and no task is on a holiday', () => {
  fc.assert(
    fc.property(anyPitch, ({ length, gap, ...given }) => {
      const targetDate = addDays(TODAY, length)
      const answers = { ...OPEN, ...given, targetDate, earlierDay: addDays(targetDate, -gap) } as Answers
      const plan = planPitch(answers, table, TODAY)
      const { ahead, weeks, later, onTheDay, announced, toldOn = targetDate } = plan
      const tasks = weeks.flatMap((week) => week.tasks)
      for (const slot of ['confirm', 'page', 'approve'])
        expect(tasks.find((task) => task.slot === slot)?.day).toBeDefined()
      // On the day from which it may be known, all that waited for it is done.
      const hasWaited = (day: CalendarDay) => day === toldOn && toldOn < targetDate
      const staged = tasks.flatMap(({ slot, day }) => (day && !hasWaited(day) ? [{ stage: stageOf(slot), day }] : []))
      for (const one of staged)
        for (const other of staged)
          if (one.stage !== undefined && other.stage !== undefined && one.stage < other.stage)
            expect(one.day <= other.day).toBe(true)
      const days = [...ahead, ...tasks, ...later, ...onTheDay].flatMap(({ day }) =>
        // The eve is the visitor’s own, too.
        day && ![targetDate, addDays(targetDate, -1), answers.earlierDay, toldOn, given.knownDay].includes(day)
          ? day
          : [],
      )
      // The days around an announcement are the visitor’s own, and what cannot wait counts every day.
      if (!announced && !plan.isEveryDay) expect(days.filter((day) => /-(12-25|01-01)$/.test(day))).toEqual([])
      for (const { day } of [...ahead].filter((task) => task.day))
        expect(day && day <= (tasks[0]?.day ?? '')).toBe(true)
    }),
    { numRuns: cases(150, 5000) },
  )
})

// A sentence that begins so tells something to somebody, apart from those who have to know it.
const TELLS =
  /^(Answer|Ask|Call (?!it)|Confirm each|Find (somebody|two)|Give|Hang up|Invite|Offer|Phone|Post|Publish|Remind|Say (?!who|from|in|by)|Send|Speak|Tell|Write (to|once))/
const KNOW = /survivors|lawyer|leadership|organizer|lead investor|phones|without a figure|harmed|raised it/

test('what may not be public yet gives no day to a sentence that tells it to somebody, unless people are in danger', () => {
  const quiet = table.kinds.filter(({ shape, id }) => shape !== 'warning' && id !== 'rumor' && id !== 'apology')
  fc.assert(
    fc.property(anyPitch, idOf(quiet), ({ length, gap, ...given }, kind) => {
      const targetDate = addDays(TODAY, length)
      // Of news that is not pitched, a part cannot be public alone.
      const secret = pitched.some(({ id }) => id === kind) || kind === undefined ? undefined : 'part'
      const answers = { ...OPEN, ...given, kind, gate: 'confidential', secret, targetDate } as Answers
      const { isAgreed, ahead, weeks, later, toldOn = targetDate } = planPitch(answers, table, TODAY)
      if (isAgreed) return
      const early = [...ahead, ...weeks.flatMap(({ tasks }) => tasks), ...later].filter(
        ({ day }) => day && day < toldOn,
      )
      // What the page says is in the house until it opens.
      const sentences = early.filter(({ slot }) => slot !== 'page').flatMap(({ text }) => text.split(/(?<=[.”]) /))
      expect(sentences.filter((each) => TELLS.test(each) && !KNOW.test(each))).toEqual([])
    }),
    { numRuns: cases(300, 5000) },
  )
})

test('a part that is secret changes no plan but to keep it out, and a first announcement goes out on its day', () => {
  for (const { id, shape } of pitched) {
    const given = { ...OPEN, kind: id, targetDate: addDays(TODAY, 90) } as Answers
    const whole = planPitch(given, table, TODAY)
    const part = planPitch({ ...given, gate: 'confidential', secret: 'part' }, table, TODAY)
    const tasksIn = ({ weeks }: typeof part) => weeks.flatMap(({ tasks }) => tasks)
    expect(tasksIn(part).map(({ day }) => day)).toEqual(tasksIn(whole).map(({ day }) => day))
    expect(tasksIn(part).filter(({ text }) => text.includes('secret part')).length).toBeGreaterThan(1)
    if (!isEarly(shape)) continue
    const earlierDay = addDays(TODAY, 40)
    const { weeks, later, announced } = planPitch({ ...given, earlier: 'first', earlierDay }, table, TODAY)
    expect(announced).toBe(earlierDay)
    expect(later.filter(({ day }) => day && day > earlierDay).length).toBeGreaterThan(0)
    const days = weeks.map(({ tasks }) => tasks.flatMap(({ day }) => day ?? []))
    expect(
      days
        .slice(0, 2)
        .flat()
        .filter((day) => day > earlierDay),
    ).toEqual([])
    expect(
      days
        .slice(2)
        .flat()
        .filter((day) => day <= earlierDay),
    ).toEqual([])
  }
})

test('a plan for a target far away begins today', () => {
  for (const { ahead } of table.shapes) expect(ahead[0]?.isOutward ?? false).toBe(false)
  for (const { id } of table.kinds) {
    const plan = planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, 230) } as Answers, table, TODAY)
    expect([id, plan.ahead[0]?.day ?? plan.weeks[0]?.tasks[0]?.day]).toEqual([id, TODAY])
  }
})

const NEEDED = ['show', 'hand', 'questions', 'talk']

test('the phone, the answers and what can be shown stay in the plan, however few days are left', () => {
  for (const { id } of pitched)
    for (const length of [5, 6, 8]) {
      const plan = planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, length) } as Answers, table, TODAY)
      if (plan.start !== 'target') continue
      const dropped = plan.weeks.flatMap(({ tasks }) => tasks).flatMap(({ slot, day }) => (day ? [] : [slot]))
      expect([id, length, dropped.filter((slot) => NEEDED.includes(slot ?? ''))]).toEqual([id, length, []])
    }
})

test('with one or two days left, the few tasks that stay are those that reach a newsroom by phone', () => {
  for (const { id, shape } of pitched.filter(({ shape, isEveryDay }) => !SHAPES[shape].isAgreed && !isEveryDay))
    for (const length of [0, 3, 4]) {
      const plan = planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, length) } as Answers, table, TODAY)
      const kept = plan.weeks.flatMap(({ tasks }) => tasks).filter(({ day }) => day)
      expect([id, length, kept.length >= 8 && kept.length <= 11]).toEqual([id, length, true])
      expect([id, kept.some(({ text }) => /phone newsrooms/i.test(text))]).toEqual([id, true])
      expect([shape, kept.some(({ slot }) => slot === 'talk')]).toEqual([shape, true])
    }
})

test('a promise without evidence is struck, and minors stay out of news for adults', () => {
  const textsFor = (answers: object) =>
    planPitch({ ...OPEN, targetDate: addDays(TODAY, 60), ...answers } as Answers, table, TODAY)
      .weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text))
      .join(' ')
  for (const { id } of pitched) {
    const claim = textsFor({ kind: id, gate: 'claim' })
    expect([id, claim.includes('strike the promise'), /be quoted/.test(claim)]).toEqual([id, true, false])
    expect([id, textsFor({ kind: id, people: 'adults' }).includes('Nobody under 18')]).toEqual([id, true])
    const crisis = textsFor({ kind: id, people: 'crisis', earlier: 'first', earlierDay: addDays(TODAY, 30) })
    for (const part of ['No story and no quote', 'may withdraw', 'has a help line', 'names a method'])
      expect([id, crisis.includes(part)]).toEqual([id, true])
  }
})

test('the people affected hear it before any reporter, and outlets that close early wait for them', () => {
  for (const { id, shape } of pitched.filter(({ shape }) => shape === 'before' || shape === 'event')) {
    const plan = planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, 120) } as Answers, table, TODAY)
    const dayOf = (slot: string) =>
      plan.weeks.flatMap(({ tasks }) => tasks).find((task) => task.slot === slot)?.day ?? ''
    for (const slot of shape === 'event' ? ['invite', 'listings', 'spread'] : ['send', 'spread'])
      expect([id, slot, dayOf('inform') < dayOf(slot)]).toEqual([id, slot, true])
    const early = plan.ahead.filter(({ slot }) => slot === 'soon').map(({ text }) => text)
    // What goes out before Week 1 is approved or confirmed before that.
    for (const text of early) expect([id, /approve|confirm|have agreed|in their order/.test(text)]).toEqual([id, true])
  }
})

test('the list of reporters stays in every pitch whose later tasks write to them', () => {
  for (const { id } of pitched)
    for (const aim of [undefined, ...table.aims.map((one) => one.id)])
      for (const length of [0, 1, 3, 5, 8, 12, 20]) {
        const given = { ...OPEN, kind: id, aim, targetDate: addDays(TODAY, length) } as Answers
        const tasks = planPitch(given, table, TODAY).weeks.flatMap((week) => week.tasks)
        expect([id, length, tasks.some(({ slot, day }) => slot === 'list' && day)]).toEqual([id, length, true])
      }
})

test('words that hold for a few kinds of news stand in no shape, which all kinds share', () => {
  const shared = table.shapes.filter(({ id }) => SHAPES[id].isPitch).flatMap(({ id }) => tasksOf(id))
  const only = /checkout|lent|tried|try it|betting|alcohol|tobacco|neighbor|photographed|warning|who decided/
  expect(shared.filter(({ text }) => only.test(text)).map(({ text }) => text)).toEqual([])
  const added = [...table.rush.fills, ...table.answers.filter(({ id }) => id === 'claim').flatMap((one) => one.fills)]
  expect(added.filter(({ text }) => /betting|takes pictures/.test(text))).toEqual([])
})

test('what belongs to the target stands in its own week, whatever earlier day counts', () => {
  for (const { id } of pitched.filter(({ shape }) => isEarly(shape)))
    for (const earlier of ['preview', 'last'] as const) {
      const given = { kind: id, earlier, earlierDay: addDays(TODAY, 60), moves: 'otherDay' } as const
      const plan = planPitch({ ...OPEN, ...given, targetDate: addDays(TODAY, 100) } as Answers, table, TODAY)
      const texts = plan.weeks.flatMap(({ tasks }) => tasks)
      if (plan.start === 'now') continue
      const decides = texts.find(({ text }) => text.includes('Once it is decided whether'))
      expect([id, (decides?.day ?? '') > addDays(TODAY, 90)]).toEqual([id, true])
      const onEarlier = [...texts, ...plan.later].filter(({ text }) => text.includes(formatDay(addDays(TODAY, 60))))
      expect([id, earlier, onEarlier.length > 1]).toEqual([id, earlier, true])
      expect(onEarlier.filter(({ day = '' }) => day > addDays(TODAY, 60))).toEqual([])
    }
})

const textsOf = (given: object, days: number) => {
  const plan = planPitch({ ...OPEN, ...given, targetDate: addDays(TODAY, days) } as Answers, table, TODAY)
  const tasks = [...plan.ahead, ...plan.weeks.flatMap((week) => week.tasks), ...plan.later, ...plan.onTheDay]
  return tasks.map(({ text }) => text)
}

test('the words of one case of a kind stand in no task of the kind', () => {
  const other: Record<string, RegExp> = {
    ...{ funding: /investor|round/, season: /gift|still be had/, culture: /galley|trade reviewer|theater/ },
    ...{ obituary: /remedy|leads|follows/, outage: /in person/, rumor: /was true|has changed|settled/ },
    ...{ dispute: /has changed|settled|what changes/, apology: /was true/, delay: /do not wait/ },
  }
  for (const [kind, words] of Object.entries(other))
    for (const days of [7, 30, 90])
      expect([kind, textsOf({ kind, day: 'given' }, days).filter((text) => words.test(text))]).toEqual([kind, []])
})

test('what holds for some cases of a kind begins with its condition', () => {
  const some: Record<string, RegExp> = {
    ...{ race: /closure|detour|streets/, closing: /employment|severance|(lose|loses) work/, price: /contract/ },
    ...{ online: /recorded|recording|captioned|rehearse|sold/, obituary: /funeral/, incident: /investigat/ },
    ...{ moved: /could (still )?come/, outage: /get.*back/, fraud: /cause/, strike: /agreement/ },
  }
  for (const [kind, words] of Object.entries(some))
    for (const given of [{ day: 'past' }, { day: 'ours', knownDay: addDays(TODAY, 30) }]) {
      const sentences = textsOf({ kind, ...given }, 90).flatMap((text) => text.split(/(?<=[.”]) /))
      const open = sentences.filter((each) => words.test(each) && !/^(If|Once|Where|Whenever) /.test(each))
      expect([kind, open]).toEqual([kind, []])
    }
})

test('what goes by letter has days to arrive before reporters get it', () => {
  for (const { id, shape } of pitched.filter(({ shape }) => shape === 'event' || shape === 'before')) {
    const answers = { ...OPEN, kind: id, targetDate: addDays(TODAY, 120) } as Answers
    const tasks = planPitch(answers, table, TODAY).weeks.flatMap((week) => week.tasks)
    const dayOf = (slot: string) => tasks.find((task) => task.slot === slot)?.day ?? TODAY
    const press = dayOf(shape === 'event' ? 'invite' : 'send')
    expect([id, addDays(dayOf('inform'), 4) <= press]).toEqual([id, true])
  }
})

test('figures that go down raise no question, and a system that is down raises one', () => {
  const asked = (goals: string) => questionToAnswer({ ...OPEN, goals, targetDate: addDays(TODAY, 60) }, table)
  for (const goals of ['Visitors are down from 9000 to 6200', 'Sales went down', 'A story in the first quarter'])
    expect([goals, asked(goals)]).toEqual([goals, undefined])
  expect(asked('The booking system is down')).toMatchObject({ name: 'kind', isHeld: true })
})

test('a task says what to do, and not only what to leave out', () => {
  const texts = [...table.shapes.flatMap(({ id }) => tasksOf(id)), ...fills.filter(({ isAdded }) => !isAdded)]
  expect(texts.filter(({ text }) => /^(Seek|Use|Show|Offer|Make|Give|Send) no/.test(text))).toEqual([])
})

test('each day that a visitor gives has a task on it or names it', () => {
  const earlierDay = addDays(TODAY, 60)
  const furtherDay = addDays(TODAY, 130)
  for (const { id } of pitched.filter(({ shape }) => shape === 'event' || shape === 'before')) {
    const planOf = (given: object) =>
      planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, 100), ...given } as Answers, table, TODAY)
    for (const earlier of ['first', 'opens', 'last', 'preview']) {
      const { weeks, later } = planOf({ earlier, earlierDay })
      const days = [...weeks.flatMap(({ tasks }) => tasks), ...later].map(({ day }) => day)
      expect([id, earlier, days.includes(earlierDay)]).toEqual([id, earlier, true])
    }
    for (const moves of ['otherDay', 'window', 'runs', 'tour']) {
      const named = planOf({ moves, furtherDay }).onTheDay.filter(
        ({ text, day }) => day === furtherDay || text.includes(formatDay(furtherDay)),
      )
      expect([id, moves, named.length > 0]).toEqual([id, moves, true])
    }
  }
})

test('what cannot wait goes out today, and the rest follows at once', () => {
  for (const { id } of table.kinds.filter((kind) => kind.isEveryDay))
    for (const days of [3, 36, 120]) {
      const plan = planPitch({ ...OPEN, kind: id, targetDate: addDays(TODAY, days) } as Answers, table, TODAY)
      const [first, second, third] = plan.weeks.map(({ tasks }) => tasks.flatMap(({ day }) => day ?? []))
      expect([id, new Set([...(first ?? []), ...(second ?? [])])]).toEqual([id, new Set([TODAY])])
      expect([id, third?.[0]]).toEqual([id, addDays(TODAY, 1)])
    }
})

test('what will not come as promised is off sale before anything else, also while it is secret', () => {
  for (const gate of ['none', 'confidential'])
    for (const days of [10, 30, 90]) {
      const knownDay = addDays(TODAY, days)
      expect(textsOf({ kind: 'delay', gate, day: 'ours', knownDay }, days)[0]).toMatch(/selling|sold/)
    }
})

test('what is sent to reporters is written before, also until a last day and for what people know already', () => {
  for (const { id } of pitched)
    for (const given of [{}, { way: 'early', earlier: 'deadline' }, { day: 'past' }])
      for (const days of [2, 60]) {
        const texts = textsOf({ kind: id, ...given }, days)
        expect([id, given, texts.some((text) => /50 to 150 words|three lines|Write the article/.test(text))]).toEqual([
          ...[id, given, true],
        ])
      }
})

test('consent for a child is that of a parent or a guardian', () => {
  const texts = [...table.shapes.flatMap(({ id }) => tasksOf(id)), ...fills].map(({ text }) => text)
  expect(texts.filter((text) => /consent.*parent/.test(text) && !text.includes('guardian'))).toEqual([])
})

test('an exclusive of what is secret is offered once it may be known, and everyone else has it some days later', () => {
  for (const day of ['ours', 'signature'])
    for (const { id } of pitched.filter(({ shape }) => shape === 'open')) {
      const given = { kind: id, gate: 'confidential', secret: 'all', day, way: 'exclusive', knownDay: '2027-02-02' }
      const plan = planPitch({ ...OPEN, ...given, targetDate: '2027-02-22' } as Answers, table, TODAY)
      const dayOf = (words: RegExp) => [...plan.later, ...plan.onTheDay].find(({ text }) => words.test(text))?.day
      expect([id, plan.leftOut]).toEqual([id, undefined])
      expect([id, dayOf(/offer it to \[one outlet\] alone/)]).toEqual([id, '2027-02-02'])
      expect([id, dayOf(/to all other reporters/)]).toEqual([id, '2027-02-05'])
    }
})

test('on a day before the target on which people may hear of it, they and reporters hear it, whatever else is answered', () => {
  const knownDay = addDays(TODAY, 60)
  for (const { id, shape } of pitched.filter(
    (kind) => kind.advice && (kind.shape === 'open' || kind.shape === 'event'),
  ))
    for (const gate of ['none', 'harm', 'confidential'])
      for (const way of [undefined, ...table.ways.map((one) => one.id)])
        for (const day of ['ours', 'given', 'signature']) {
          const given = { kind: id, gate, way, day, knownDay, targetDate: addDays(TODAY, 110) }
          const { weeks, later, onTheDay } = planPitch({ ...OPEN, ...given } as Answers, table, TODAY)
          const tasks = [...weeks.flatMap((week) => week.tasks), ...later, ...onTheDay]
          const onDay = tasks.filter((task) => task.day === knownDay).map(({ text }) => text)
          expect([id, shape, gate, way, day, onDay.some((text) => /\b(tell|publish|invite|send)/i.test(text))]).toEqual(
            [...[id, shape, gate, way, day, true]],
          )
          const onTarget = tasks.filter((task) => task.day === given.targetDate)
          expect([id, gate, way, day, onTarget.length > 0]).toEqual([id, gate, way, day, true])
          expect(onTarget.filter(({ text }) => /Only once it is (signed|certain)|tell staff and/.test(text))).toEqual(
            [],
          )
        }
})

test('harm keeps the plan of each kind of news, and puts those who lose something first in it', () => {
  for (const { id, advice } of pitched.filter(({ advice, isSearch }) => advice && !isSearch))
    for (const day of ['ours', 'given', 'past']) {
      const plan = planPitch(
        { ...OPEN, kind: id, gate: 'harm', day, targetDate: addDays(TODAY, 90) } as Answers,
        table,
        TODAY,
      )
      const texts = plan.weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text)).join(' ')
      expect([id, advice, plan.isPitch, /come first, each privately.*whom they can ask/.test(texts)]).toEqual([
        id,
        advice,
        true,
        true,
      ])
      expect(texts).not.toMatch(/No cause|crisis plan/)
    }
})

test('what a court or an authority has decided keeps its plan, and what is not decided takes the one for accusations', () => {
  for (const { id, isDecided } of pitched)
    for (const day of ['ours', 'past']) {
      const { shape, weeks } = planPitch(
        { ...OPEN, kind: id, gate: 'accusation', day, targetDate: addDays(TODAY, 30) } as Answers,
        table,
        TODAY,
      )
      const texts = weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text)).join(' ')
      expect([id, shape === 'accusation', /file number.*appealed.*the other side/.test(texts)]).toEqual([
        id,
        !isDecided,
        isDecided,
      ])
      if (isDecided) expect(texts).not.toMatch(/police/)
    }
})

test('an attack has no plan, and no goal of it gets a task', () => {
  const asked = (goals: string, kind?: string) =>
    questionToAnswer({ ...OPEN, kind, goals, gate: 'accusation', targetDate: addDays(TODAY, 30) }, table)
  for (const goals of ['He loses his customers', 'ruin her', 'his face on the front page', 'He is a thief'])
    expect([goals, asked(goals)]).toMatchObject([goals, { name: 'goals', isHeld: true }])
  for (const goals of ['Parents know where to report it', 'The authority looks into it'])
    expect([goals, asked(goals)]).toEqual([goals, undefined])
  expect(asked('Other tenants lose their customers', 'settled')).toBe(undefined)
})

test('what is public already has no sentence of secrecy, drops nothing and reminds of its day', () => {
  for (const { id, shape, isToldOnTarget } of table.kinds.filter(
    (kind) => kind.shape === 'told' || kind.shape === 'decision',
  ))
    for (const days of [3, 20, 90]) {
      const plan = planPitch(
        { ...OPEN, kind: id, day: 'past', targetDate: addDays(TODAY, days) } as Answers,
        table,
        TODAY,
      )
      const tasks = [...plan.weeks.flatMap((week) => week.tasks), ...plan.later, ...plan.onTheDay]
      const texts = tasks.map(({ text }) => text).join(' ')
      expect([id, texts.match(/in case it gets out|who know\b|[Mm]ove the day|not before/)]).toEqual([id, null])
      expect([id, plan.dropped, tasks.some(({ waits }) => waits)]).toEqual([id, 0, false])
      const eve = plan.later.filter(({ text }) => text.includes('what counts from'))
      if (days === 90 && shape === 'told' && !isToldOnTarget) expect([id, eve.length]).toEqual([id, 1])
    }
})

test('works have a day for each place, no call before an open day, and no pictures', () => {
  for (const { id } of pitched.filter(({ shape }) => isEarly(shape))) {
    const texts = textsOf({ kind: id, moves: 'works', furtherDay: addDays(TODAY, 110) }, 80)
    expect([id, texts.some((text) => text.includes('its own days and hours'))]).toEqual([id, true])
    expect([id, texts.filter((text) => /24 hours|the day is open/.test(text))]).toEqual([id, []])
  }
})

test('nothing shows a change before those affected were told', () => {
  const shows = /[Cc]hange every|still offers it or names/
  for (const { id } of table.kinds.filter(({ shape }) => shape === 'told')) {
    const knownDay = addDays(TODAY, 40)
    const { weeks } = planPitch(
      { ...OPEN, kind: id, day: 'ours', knownDay, targetDate: knownDay } as Answers,
      table,
      TODAY,
    )
    const early = weeks.flatMap(({ tasks }) => tasks).filter(({ day }) => day && day < knownDay)
    expect([id, early.filter(({ text }) => shows.test(text))]).toEqual([id, []])
  }
})

test('the target is called a last day only where it was entered as one', () => {
  for (const { id } of pitched)
    for (const way of [undefined, 'early'])
      for (const earlier of [undefined, 'first', 'opens', 'last', 'preview'])
        for (const moves of [undefined, 'closes', 'otherDay']) {
          const more = { earlierDay: addDays(TODAY, 40), furtherDay: addDays(TODAY, 60) }
          const texts = textsOf({ kind: id, way, earlier, moves, ...more }, 90)
          const wrong = texts.filter((text) => text.includes(`${formatDay(addDays(TODAY, 90))}, the last day`))
          expect([id, earlier, moves, wrong]).toEqual([id, earlier, moves, []])
        }
})

test('what is opened, handed over or announced on the target has reporters invited and pictures sent', () => {
  for (const kind of ['appeal', 'vote', 'recovery'])
    for (const earlier of [undefined, 'opens']) {
      const texts = textsOf({ kind, way: 'early', earlier, earlierDay: addDays(TODAY, 40) }, 120)
      for (const words of [
        /(something to see|handed over|result).*(pictures|reporters)/,
        ...(earlier ? [/invite reporters and photographers/] : []),
      ])
        expect([kind, earlier, texts.some((text) => words.test(text))]).toEqual([kind, earlier, true])
    }
})

test('reporters hear of a last day again only two weeks after their letter', () => {
  for (const { id } of pitched.filter(({ shape }) => isEarly(shape) && shape !== 'now'))
    for (const gap of [20, 40, 60]) {
      const given = { kind: id, earlier: 'last', earlierDay: addDays(TODAY, gap) } as const
      const { weeks, later } = planPitch({ ...OPEN, ...given, targetDate: addDays(TODAY, gap + 7) }, table, TODAY)
      const letter = weeks[1]?.tasks.at(-1)?.day ?? TODAY
      const reminders = later.filter(({ text }) => text.startsWith('Remind everyone who could'))
      expect([id, gap, reminders.filter(({ day = '' }) => day < addDays(letter, 14))]).toEqual([id, gap, []])
    }
})

test('what is late before the four weeks has a day all the same, as appointments at a fair', () => {
  const { ahead, weeks } = planPitch({ ...OPEN, kind: 'fair', targetDate: addDays(TODAY, 74) }, table, TODAY)
  const soon = ahead.find(({ slot }) => slot === 'soon')
  expect(soon?.text).toContain('a time to meet')
  expect(soon?.day && addDays(soon.day, 14) < (weeks[0]?.firstDay ?? '')).toBe(true)
})

test('a follow-up is three working days after the target, also before Christmas', () => {
  const { onTheDay } = planPitch({ ...OPEN, kind: 'launch', targetDate: '2026-12-18' }, table, TODAY)
  expect(onTheDay.find(({ slot }) => slot === 'missed')?.day).toBe('2026-12-23')
})

test('what comes late or not at all comes with what people have instead, and sales only where something is sold', () => {
  for (const kind of ['delay', 'strike', 'danger', 'closing'])
    expect([kind, textsOf({ kind, day: 'given' }, 60).some((text) => /instead/.test(text))]).toEqual([kind, true])
  const { weeks } = planPitch({ ...OPEN, kind: 'delay', day: 'past', targetDate: addDays(TODAY, 7) }, table, TODAY)
  expect(weeks[0]?.tasks.find(({ slot }) => slot === 'others')?.day).toBe(TODAY)
  const ofSales = textsOf({ kind: 'delay', day: 'ours', knownDay: addDays(TODAY, 60) }, 60)
  const sentences = ofSales.flatMap((text) => text.split(/(?<=[.”]) /)).filter((each) => /refund|paid/.test(each))
  expect(sentences.filter((each) => !/where somebody paid/i.test(each))).toEqual([])
})

test('staff have the first answer within the hour of everyone else', () => {
  const { weeks } = planPitch({ ...OPEN, kind: 'criticism', targetDate: addDays(TODAY, 3) }, table, TODAY)
  expect(weeks[0]?.tasks.some(({ text, day }) => day === TODAY && /staff.*within the same hour/.test(text))).toBe(true)
})

test('who needs protection has it in the plan of every kind of news, whatever else is answered', () => {
  const trace = {
    children: /parent/,
    patients: /take back/,
    support: /withdraw/,
    crisis: /help line/,
    adults: /under 18/,
  }
  for (const { id: kind } of table.kinds)
    for (const [people, words] of Object.entries(trace))
      for (const gate of [undefined, 'harm', 'accusation', 'confidential'])
        for (const day of [undefined, 'ours', 'given', 'jury', 'signature', 'past'])
          for (const days of [1, 60]) {
            const texts = textsOf({ kind, people, gate, day }, days)
            expect([kind, people, gate, day, texts.some((text) => words.test(text))]).toEqual([
              ...[kind, people, gate, day, true],
            ])
          }
})
