import { expect, test } from 'vitest'
import { crisisTable } from '@/schema/tool-tables/crisis'
import { tool } from './tool'

const table = crisisTable.parse({
  reviewed: '2026-11-20',
  neutral: { blank: 'thing', subject: 'About {thing}' },
  denial: { blank: 'thing', subject: 'About {thing}' },
  kinds: [],
})

test.each([
  ['A driver died today.', 'died'],
  ['Two are in hospital.', 'hurt'],
  ['A driver died, two are in hospital.', 'both'],
  ['A truck burned, nobody was hurt.', 'none'],
  ['A truck burned.', undefined],
])('words about people propose an answer: %s', (scenario, harm) => {
  expect(tool.proposals?.({ scenario }, table).harm?.value).toBe(harm)
})
