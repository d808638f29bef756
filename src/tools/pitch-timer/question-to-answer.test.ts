import { expect, test } from 'vitest'
import type { Answers } from './chosen-plan'
import { questionToAnswer } from './question-to-answer'
import { OPEN, TABLE } from './table-for-tests'

const asked = (news: string, given: Partial<Answers> = {}) =>
  questionToAnswer({ ...OPEN, targetDate: '2026-12-01', news, ...given }, TABLE)

test.each([
  { news: 'We buy Globex, strictly confidential', question: { name: 'gate', isHeld: true } },
  { news: 'Our former partner stole our designs', question: { name: 'gate', isHeld: true } },
  { news: 'Two people were injured at our launch', question: { name: 'gate', isHeld: true } },
  { news: 'A tea that is clinically proven to help', question: { name: 'gate', isHeld: false } },
  { news: 'Two people were injured in the breach', question: { name: 'kind', because: 'breach', isHeld: true } },
  { news: 'We signed that nobody ever learns of it', question: { name: 'day', isHeld: true } },
  { news: 'A breach at our bank', question: { name: 'kind', because: 'breach', isHeld: true } },
])('$news: a question comes first', ({ news, question }) => {
  expect(asked(news)).toMatchObject(question)
})

test.each([
  'his name in every paper',
  'papers fall for it',
  'It must not come from us',
  'She resigns\nher husband should know',
  'Victims know whom to call',
])(
  'a goal that would hurt, deceive or leak, or speaks of harm, brings the question, also without news: %s',
  (goals) => {
    expect(asked('', { goals })).toMatchObject({ name: 'gate', isHeld: true })
    expect(asked('', { goals, gate: 'none' })).toBeUndefined()
  },
)

test.each([
  { news: 'We buy Globex, strictly confidential', given: { gate: 'confidential' } },
  { news: 'Two people were injured at our launch', given: { gate: 'none' } },
  { news: 'Two people were injured in the breach', given: { kind: 'data' } },
  { news: 'Two people were injured, and we remember it', given: { kind: 'event' } },
  { news: 'Acme launches a kettle', given: {} },
  { news: 'We signed that nobody ever learns of it', given: { gate: 'confidential', day: 'never' } },
  { news: 'We signed that nobody ever learns of it', given: { gate: 'none' } },
  { news: 'We signed that nobody ever learns of it', given: { gate: 'confidential', day: 'past' } },
] as const)('$news, $given: no question', ({ news, given }) => {
  expect(asked(news, given)).toBeUndefined()
})

test('a goal to get books back brings no question', () => {
  expect(asked('', { goals: 'Get back at least 1,000 of the missing books' })).toBeUndefined()
})
