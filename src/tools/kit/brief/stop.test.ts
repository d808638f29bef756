import { expect, test } from 'vitest'
import { TABLE } from '../testing/brief-table'
import { type BriefAnswers, chosenIn } from './chosen'
import { stopFor } from './stop'

const TYPED = 'A lamp for people who work at night'
const stops = (answers: BriefAnswers, typed = TYPED, goal?: string) =>
  stopFor(
    chosenIn(
      TABLE,
      answers,
      typed,
      TABLE.goals.find(({ id }) => id === goal),
    ),
  )

test.each<[string, BriefAnswers, RegExp]>([
  ['harm', { gate: 'harm' }, /^Not as creator work: people are harmed/],
  ['harm in our own name', { gate: 'harm', publisher: 'ours' }, /^No campaign: the people affected/],
  ['an accusation', { gate: 'accusation' }, /^No brief: it accuses somebody/],
  ['a denial by others', { gate: 'denial', publisher: 'paid' }, /a denial by others/],
  ['a denial with a proof of one’s own', { gate: 'denial', proof: 'Us', evidence: 'other' }, /an open visit/],
  ['an ad that hides', { gate: 'hidden' }, /^No brief\. An ad says that it is one/],
  ['a fraud with money', { gate: 'scheme' }, /marks of a fraud/],
  ['a trade without its license', { trade: 'crypto' }, /“License and register number”/],
  ['a license without its number', { trade: 'crypto', license: 'in 2 states' }, /“License and register number”/],
  [
    'what is secret and harms people',
    { gate: 'confidential', alsoGate: 'harm' },
    /^First, secret\. .*people are harmed(?!.*Tell them yourself).*hear it first/,
  ],
  [
    'news for our own staff, by others',
    { gate: 'internal', publisher: 'paid' },
    /your own people hear it from you first/,
  ],
  ['what is not settled', { gate: 'unsettled' }, /settle first what it is/],
  ['a trade that platforms refuse', { trade: 'tobacco' }, /\(Tobacco\)/],
  ['a drink for an audience with minors', { trade: 'alcohol', age: 'teens' }, /offered to adults alone/],
  ['a drink with children in the picture', { trade: 'alcohol', age: 'shown' }, /offered to adults alone/],
  ['medicine for an audience with minors', { trade: 'pills', age: 'teens' }, /offered to adults alone/],
  ['the second trade, too', { trade: 'toys', alsoTrade: 'tobacco' }, /\(Tobacco\)/],
  ['what the country bars', { trade: 'betting', audienceCountry: 'it' }, /barred or restricted.*Italy/],
  [
    'what a second country bars',
    { trade: 'betting', audienceCountry: 'uk', alsoCountry: 'it' },
    /barred or restricted.*\(Betting; Italy\)/,
  ],
  ['what some countries bar, without a country', { trade: 'betting' }, /First answer “Country”/],
])('%s gets no brief', (_what, answers, text) => {
  expect(stops(answers)?.text).toMatch(text)
})

test.each<BriefAnswers>([
  {},
  { gate: 'none', trade: 'none' },
  { gate: 'confidential' },
  { gate: 'claim' },
  { trade: 'alcohol', age: 'adults' },
  { trade: 'toys', age: 'teens' },
  { trade: 'pills', age: 'shown' },
  { gate: 'appeal' },
  { gate: 'return' },
  { gate: 'denial', publisher: 'ours' },
  { gate: 'denial', publisher: 'paid', proof: 'City, 2026, city.example', evidence: 'published' },
  { gate: 'memory' },
  { gate: 'harm', trade: 'funeral' },
  { trade: 'betting', audienceCountry: 'uk', age: 'adults' },
  { trade: 'money' },
  { trade: 'crypto', license: 'FCA, 123456' },
  { gate: 'internal', publisher: 'ours' },
])('a brief is written for %j', (answers) => {
  expect(stops(answers)).toBeUndefined()
})

test.each([
  ['Expose the councillor', /It accuses somebody/],
  ['Donation money is missing', /It accuses somebody/],
  ['CONFIDENTIAL, codename Heron', /It may not be public yet/],
  ['RECALL of a helmet', /a recall, layoffs, a hack/],
  ['Our park after the accident', /we are coming back/],
  ['A rumour about our lamp', /a rumor or criticism/],
  ['We let 90 of 300 go in March', /a recall, layoffs, a hack/],
  ['The firm robs its passengers', /It accuses somebody/],
  ['Tell our employees about the new office', /our own staff/],
])('words hold a brief back while the question is open: %s', (typed, label) => {
  expect(stops({}, typed)?.text).toMatch(label)
  expect(stops({ gate: 'none' }, typed)).toBeUndefined()
})

test('harm in our own name gets the brief of a notice, where the goal informs', () => {
  expect(stops({ gate: 'harm', publisher: 'paid' }, TYPED, 'thanks')).toBeDefined()
  expect(stops({ gate: 'harm', publisher: 'ours' }, TYPED, 'thanks')).toBeUndefined()
  expect(stops({ gate: 'harm', publisher: 'ours' }, TYPED, 'warning')).toBeUndefined()
  expect(stops({ gate: 'harm', publisher: 'ours', trade: 'tobacco' }, TYPED, 'warning')).toBeUndefined()
  expect(stops({ gate: 'harm', publisher: 'ours' }, TYPED, 'sales')).toBeDefined()
  expect(stops({ gate: 'harm', publisher: 'paid' }, TYPED, 'warning')).toBeDefined()
})

test.each<[string, string, BriefAnswers]>([
  ['a trade that platforms refuse', 'A vape for festivals', {}],
  ['the same against “None of these”', 'A vape for festivals', { trade: 'none' }],
  ['a drink for people under 18', 'A gin for festivals', { trade: 'none', age: 'teens' }],
])('words of %s wait for the trade', (_what, typed, answers) => {
  expect(stops(answers, typed)?.text).toContain('until you choose its trade')
  expect(stops({ ...answers, trade: 'law' }, typed)).toBeUndefined()
  expect(stops({ ...answers, trade: 'none' }, typed, 'warning')).toBeUndefined()
})

test('what is offered to adults alone gets no ad for others, but information', () => {
  const toOthers = { trade: 'pills', age: 'teens' } as const
  expect(stops(toOthers, TYPED, 'sales')?.text).toContain('offered to adults alone')
  for (const goal of ['coming', 'warning']) expect(stops(toOthers, TYPED, goal)).toBeUndefined()
})

test('a clinic that informs may answer a rumor through others', () => {
  const doctors = { gate: 'denial', publisher: 'paid', trade: 'care' } as const
  expect(stops(doctors, TYPED, 'sales')).toBeDefined()
  expect(stops(doctors, TYPED, 'thanks')).toBeUndefined()
  expect(chosenIn(TABLE, doctors, TYPED).orders.map(({ id }) => id)).toEqual(['denial'])
})

test.each(['x test all', 'test test', 'a b c', '...'])('too few words get no brief: %s', (typed) => {
  expect(stops({}, typed)?.text).toContain('say in a few words what it is')
})

test('nothing is advertised where somebody died', () => {
  expect(stops({}, 'Our coach died')?.text).toContain('Somebody died: news of it')
  expect(stops({ gate: 'memory' }, 'Our coach died', 'sales')?.text).toContain('nothing is advertised or funny')
  expect(stops({ gate: 'harm', trade: 'funeral' }, 'Our coach died', 'sales')?.text).toContain('Not now')
})

test('a claim does not hold back the brief, but the claim', () => {
  expect(stops({}, 'A tea that lowers blood pressure')).toBeUndefined()
  expect(chosenIn(TABLE, {}, 'A tea that lowers blood pressure').isWordForWord).toBe(true)
})

test.each<BriefAnswers>([{}, { gate: 'none' }, { gate: 'harm', publisher: 'ours' }, { trade: 'none', proof: 'Us' }])(
  'the cure of a serious illness gets no brief, whatever is answered: %j',
  (answers) => {
    expect(stops(answers, 'Our mate kills cancer cells', 'warning')?.text).toContain('Leave the illness out')
  },
)

test('who asks for help while people are harmed gets the brief of an appeal', () => {
  const after = { gate: 'harm', publisher: 'unpaid' } as const
  expect(stops(after, TYPED, 'helpers')).toBeUndefined()
  expect(
    chosenIn(
      TABLE,
      after,
      TYPED,
      TABLE.goals.find(({ isForHelp }) => isForHelp),
    ).gate,
  ).toBe('appeal')
})

test('what is not settled and secret is first of all secret', () => {
  expect(stops({ gate: 'confidential', alsoGate: 'unsettled' })?.text).toMatch(/^First, secret\. No brief yet/)
})

test('a clinic may speak of illness, where that is its trade', () => {
  expect(stops({ trade: 'care' }, 'Our clinic treats cancer')).toBeUndefined()
  expect(stops({ trade: 'law' }, 'Our clinic treats cancer')).toBeDefined()
})

test('graver words than the answer wait for the second one', () => {
  expect(stops({ gate: 'confidential' }, 'Recall of a lamp')?.text).toContain('“Is another of these true as well?”')
  expect(stops({ gate: 'confidential', alsoGate: 'none' }, 'Recall of a lamp')).toBeUndefined()
  expect(stops({ gate: 'appeal' }, 'Help for people who were injured')).toBeUndefined()
  expect(stops({ gate: 'memory' }, 'Our coach died')).toBeUndefined()
})

test('an answer does not silence graver words', () => {
  const graver = (answers: BriefAnswers) => chosenIn(TABLE, answers, 'Recall of a lamp').graver?.because
  expect(graver({ gate: 'none' })).toBe('Recall of')
  expect(graver({ gate: 'confidential' })).toBe('Recall of')
  expect(chosenIn(TABLE, { gate: 'none' }, 'A lamp under embargo').graver?.value).toBe('confidential')
  expect(graver({ gate: 'harm' })).toBeUndefined()
})
