import { afterAll, expect, test } from 'vitest'
import { build, cleanUp } from '../../../tests/content/support/content'
import { START } from '../../lib/diagnostics/diagnostic'
import { checkDutyKinds, checkPlanSlots, checkTableIds } from './tool-tables'

afterAll(cleanUp)

const entry = (data: Record<string, unknown>) => ({
  file: 'content/tables/crisis.yaml',
  kind: { single: 'tables/crisis', id: 'crisis', format: 'yaml' } as const,
  data,
  place: () => START,
})

test('an id is given once', () => {
  const twice = entry({ kinds: [{ id: 'data' }, { id: 'outage' }, { id: 'data' }] })
  expect(checkTableIds(twice).map(({ message }) => message)).toEqual([
    'An entry above has the id "data" already, so an answer could mean both.',
  ])
})

test('a duty names kinds that there are', () => {
  const duties = [{ kinds: ['data', 'outgae'] }]
  expect(checkDutyKinds(entry({ kinds: [{ id: 'data' }, { id: 'outage' }], duties })).map(({ hint }) => hint)).toEqual([
    'Did you mean "outage"?',
  ])
})

test('a text of a kind of news has a place in its shape', () => {
  const shapes = [{ id: 'open', ahead: [{ slot: 'long' }], weeks: [{ tasks: [{ slot: 'page' }, {}] }], after: [] }]
  const kinds = [{ id: 'launch', shape: 'open', fills: [{ slot: 'page' }, { slot: 'halt' }] }]
  const kind = { single: 'tables/pitch-plans', id: 'pitch-plans', format: 'yaml' } as const
  expect(checkPlanSlots({ ...entry({ shapes, kinds }), kind }).map(({ hint }) => hint)).toEqual([
    'Write one of its slots: long, page.',
  ])
})

test('a task of a pitch stands behind what it needs', () => {
  const shapes = [{ id: 'open', weeks: [{ tasks: [{ slot: 'confirm' }, { slot: 'send' }, {}, { slot: 'approve' }] }] }]
  const kind = { single: 'tables/pitch-plans', id: 'pitch-plans', format: 'yaml' } as const
  expect(checkPlanSlots({ ...entry({ shapes, kinds: [] }), kind }).map(({ message }) => message)).toEqual([
    'The task with the slot "approve" stands behind a task that needs it.',
  ])
})

test.each([
  ['crisis', 'kinds:\n  - label: Data\nduties:\n  - kinds: data\n'],
  ['pitch-plans', 'shapes:\n  - id: open\nkinds:\n  - shape: open\n'],
])('the table %s with other mistakes has its messages', async (name, text) => {
  const { diagnostics } = await build({ [`tables/${name}.yaml`]: text })
  expect(diagnostics.filter(({ file }) => file === `content/tables/${name}.yaml`).length).toBeGreaterThan(0)
})
