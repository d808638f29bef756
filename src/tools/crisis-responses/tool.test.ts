import { expect, test } from 'vitest'
import { crisisTable } from '@/schema/tool-tables/crisis'
import { tool } from './tool'

const table = crisisTable.parse({
  reviewed: '2026-11-20',
  neutral: { blank: 'thing', subject: 'About {thing}' },
  denial: { blank: 'thing', subject: 'About {thing}' },
  truth: [
    { id: 'false', words: ['not true'] },
    { id: 'unknown', words: ['cause is unknown'] },
  ],
  people: {
    ...{ unhurt: ['nobody was hurt'], died: ['died'], hurt: ['in hospital'] },
    ...{ accused: ['accus*'], safe: ['safe to drink'], animals: ['elephant', 'horses', 'horse'] },
  },
  kinds: [
    { id: 'money', label: 'Money', ask: 'What', words: ['bankrupt'], blank: 'thing', subject: 'About {thing}' },
    {
      ...{ id: 'fake', label: 'A fake', ask: 'What', words: ['fake letter'], blank: 'thing', subject: 'About {thing}' },
      isLieOfOthers: true,
    },
  ],
})

test.each([
  ['A driver died today.', 'died'],
  ['Two are in hospital.', 'hurt'],
  ['A driver died, two are in hospital.', 'both'],
  ['A resident died, the cause is unknown.', 'unlinked'],
  ['A truck burned, nobody was hurt.', 'none'],
  ['A truck burned.', undefined],
  ['Our elephant Tika (54) died last night.', undefined],
  ['Two horses have died.', undefined],
  ['Our elephant is well. A keeper died.', 'died'],
  ['A horse rider died.', 'died'],
])('words about people propose an answer: %s', (scenario, harm) => {
  expect(tool.proposals?.({ scenario }, table).harm?.value).toBe(harm)
})

test.each([
  ['We are bankrupt.', 'money'],
  ['They say we are bankrupt. It is not true.', undefined],
  ['A fake letter says we are bankrupt. It is not true.', 'fake'],
  ['We are bankrupt, and our water is safe to drink.', undefined],
])('words of a false claim propose no kind of event but a lie of others: %s', (scenario, kind) => {
  expect(tool.proposals?.({ scenario }, table).kind?.value).toBe(kind)
})

test.each([
  ['They say we are bankrupt. It is not true.', 'false'],
  ['A guest accuses our cook, who says it is not true.', undefined],
])('a denial is proposed where nobody is accused: %s', (scenario, truth) => {
  expect(tool.proposals?.({ scenario }, table).truth?.value).toBe(truth)
})
