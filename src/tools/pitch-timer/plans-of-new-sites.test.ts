/** The table that a new site gets. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { SHAPES, type ShapeName, shapeIn } from '@/schema/tool-tables/plan-shapes'

const file = 'scripts/publishing/start-fresh/templates/tables/pitch-plans.yaml'
const table = pitchPlanTable.parse(parse(readFileSync(file, 'utf8')))
const tasksOf = (name: ShapeName) => {
  const { ahead, weeks, after } = shapeIn(table.shapes, name)
  return [...ahead, ...weeks.flatMap(({ tasks }) => tasks), ...after]
}
const answers = [...table.kinds, ...table.ways, ...table.shown, ...table.aims]
const fills = [...answers.flatMap((one) => one.fills), ...table.fresh.fills]

test('says each task in whole sentences', () => {
  const texts = [...table.shapes.flatMap(({ id }) => tasksOf(id)), ...fills].map(({ text }) => text)
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

test('keeps news in the house until the day where reporters do not agree to keep it', () => {
  for (const name of ['open', 'told', 'accusation'] as const) {
    const early = tasksOf(name).filter(({ before, isOutward }) => isOutward && before > 0)
    expect(early).toEqual([])
  }
})

test('puts texts only where the shape of their answer has a place, and two answers never in one place', () => {
  const slotsOf = (name: ShapeName) => new Set(tasksOf(name).map(({ slot }) => slot))
  for (const { shape, fills: own } of [...table.kinds, ...table.ways])
    for (const { slot } of own) expect([shape, slotsOf(shape).has(slot)]).toEqual([shape, true])
  const slots = (of: readonly { fills: readonly { slot: string }[] }[]) =>
    new Set(of.flatMap((one) => one.fills.map(({ slot }) => slot)))
  const openKinds = table.kinds.filter(({ shape }) => shape === 'open')
  const pitched = table.kinds.filter(({ shape }) => SHAPES[shape].isPitch)
  for (const [one, other] of [
    [slots(openKinds), slots(table.ways)],
    [slots(pitched), slots(table.shown)],
    [slots(pitched), slots(table.aims)],
    [slots(table.ways), slots(table.shown)],
    [slots(table.shown), slots(table.aims)],
  ] as const)
    expect([...one].filter((slot) => other.has(slot))).toEqual([])
})

test('asks for proof in each plan that is pitched', () => {
  for (const { id } of table.shapes)
    if (SHAPES[id].isPitch) expect(tasksOf(id).map(({ slot }) => slot)).toContain('proof')
})
