import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { CRISIS_KINDS } from './crisis-kinds'
import { deadlineCalendar, deadlineOf, limitInWords, momentInWords } from './deadlines'
import { dutiesFor } from './duties'
import { EU_AND_UK_DUTIES } from './duties-eu-uk'
import { US_DUTIES } from './duties-us'
import { COUNTRIES, type Duty } from './duty'
import { readScenario } from './read-scenario'

const idsFor = (scenario: string, country: Duty['country'] = 'us') =>
  dutiesFor(readScenario(scenario), country).map(({ id }) => id)

describe('who has to be told', () => {
  test.each([
    ['Our kettle can overheat. We recall it.', 'us-product eu-product uk-product'],
    ['Our chicken soup has salmonella.', 'us-food us-meat eu-food uk-food'],
    ['Our cookies contain undeclared peanuts.', 'us-food us-meat eu-food uk-food'],
    ['Our insulin has the wrong strength.', 'us-drug-quality us-drug-reaction eu-medicine uk-medicine'],
    ['The brakes of our trucks can fail.', 'us-vehicle eu-vehicle'],
    ['Hackers stole a database.', 'us-data-health us-listed eu-data uk-data'],
    ['A worker died at our plant.', 'us-work-death uk-work'],
    ['A worker was injured at our plant.', 'us-work-hospital uk-work'],
    ['Oil leaked into the river.', 'us-environment eu-environment uk-environment'],
    ['Our plane made an emergency landing.', 'us-aircraft eu-aircraft uk-rail'],
    ['Someone posted that our soup contains glass. It is not true.', ''],
  ])('%s', (scenario, expected) => {
    expect(COUNTRIES.flatMap(({ value }) => idsFor(scenario, value)).join(' ')).toBe(expected)
  })

  test('every duty belongs to a kind that exists, and names an official source', () => {
    const kinds = CRISIS_KINDS.map(({ id }) => id)
    for (const { kinds: its, source } of [...US_DUTIES, ...EU_AND_UK_DUTIES]) {
      for (const id of its) expect(kinds).toContain(id)
      expect(source.href).toMatch(
        /^https:\/\/(?:www\.ecfr\.gov|www\.law\.cornell\.edu|www\.sec\.gov|eur-lex\.europa\.eu|www\.legislation\.gov\.uk)\//,
      )
    }
  })
})

describe('by when', () => {
  const FRIDAY = new Date(2026, 10, 20, 14, 10)
  const due = (limit: Duty['limit']) => deadlineOf({ limit } as Duty, FRIDAY)

  test.each([
    ['24 hours', { hours: 24 }, new Date(2026, 10, 21, 14, 10)],
    ['72 hours', { hours: 72 }, new Date(2026, 10, 23, 14, 10)],
    ['15 days', { days: 15 }, new Date(2026, 11, 5, 14, 10)],
    ['3 working days', { workingDays: 3 }, new Date(2026, 10, 25, 14, 10)],
    ['5 working days', { workingDays: 5 }, new Date(2026, 10, 27, 14, 10)],
    ['At once', 'at once', FRIDAY],
  ] as const)('%s', (words, limit, expected) => {
    expect(limitInWords(limit)).toBe(words)
    expect(due(limit)).toEqual(expected)
  })

  test('is said with its time zone', () => {
    expect(momentInWords(new Date('2026-11-26T19:10:00Z'), 'America/New_York')).toMatch(
      /^Thursday, November 26(?:,| at) 2:10\sPM EST$/,
    )
  })

  test('a calendar holds each deadline with its source', () => {
    const duties = dutiesFor(readScenario('Hackers stole a database.'), 'eu')
    const calendar = new ICAL.Component(ICAL.parse(deadlineCalendar(duties, FRIDAY)))
    const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(event?.startDate.toJSDate()).toEqual(new Date(2026, 10, 23, 14, 10))
    expect(event?.summary).toContain('data protection authority')
    expect(event?.description).toContain('GDPR, Article 33')
  })
})
