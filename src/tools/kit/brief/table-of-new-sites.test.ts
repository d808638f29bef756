/** The table that a new site gets. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { briefTable } from '@/schema/tool-tables/briefs'
import { careful, carefulInShort } from './careful'
import { chosenIn } from './chosen'
import { heardBy } from './heard'
import { stopFor } from './stop'

const file = 'scripts/publishing/start-fresh/templates/tables/briefs.yaml'
const table = briefTable.parse(parse(readFileSync(file, 'utf8')))
const { goals, formats, trades, ages, countries, orders } = table
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

/** What is dangerous, whatever a parent agrees to. */
const DANGEROUS = ['danger', 'sport', 'site', 'mines', 'disaster', 'alcohol', 'gambling']

test.each(DANGEROUS)('lets no one under 18 make a piece on %s', (trade) => {
  for (const age of idsOf(ages))
    for (const alsoTrade of idsOf(trades))
      expect(chosenIn(table, { trade, alsoTrade, age, gate: 'none' }, 'x').creator.id).not.toBe('younger')
})

test('names the medium for which a country says where the label stands', () => {
  for (const { id, where } of countries) expect([id, where]).toEqual([id, expect.stringMatching(/^online /)])
})

describe('contradicts no answer', () => {
  test('on prices, which may have to stay out', () => {
    for (const { id, response } of goals) expect([id, response]).not.toEqual([id, expect.stringContaining('costs')])
    for (const { id, rule } of ages) expect([id, rule]).not.toEqual([id, expect.stringContaining('prices')])
  })

  test('with rules for what does not occur: they say when they hold', () => {
    const rules = [...trades.flatMap(({ rules, inShort }) => [rules, inShort]), ...ages.map(({ rule }) => rule)]
    const texts = [...rules, ...orders.flatMap(({ items }) => items)].join('\n')
    expect(texts).not.toMatch(
      /A collection comes|; comments|Comments are|while riding|^\[Keeper|(?<!On land )[Yy]ou stay on the/m,
    )
  })

  test('in a search, of what is missing or of who is in a picture', () => {
    const search = goals.find(({ id }) => id === 'search')
    for (const text of [search?.response, search?.action, search?.measure])
      expect(text).not.toMatch(/last seen|sightings/)
    expect(search?.do).toContain('[of what is missing, when and where it was last seen]')
  })
})

test('forbids no drone that is permitted in writing', () => {
  const chosen = chosenIn(table, { gate: 'none', trade: 'danger' }, 'x')
  expect(JSON.stringify(careful(chosen, true))).toContain('No drone without a permission in writing')
  expect(carefulInShort(chosen, true).join('\n')).toContain('no drone without permission')
})

test('has a brief for a licensed lottery, which a lawyer of the country confirms first', () => {
  const answers = { gate: 'none', trade: 'gambling', license: 'Authority, 123456', age: 'adults' } as const
  for (const audienceCountry of ['nl', 'eu', 'other']) {
    const chosen = chosenIn(table, { ...answers, audienceCountry }, 'A lottery for sports halls')
    expect(stopFor(chosen)).toBeUndefined()
    for (const rules of [JSON.stringify(careful(chosen, false)), carefulInShort(chosen, false).join('\n')])
      expect(rules).toMatch(/lawyer.*allowed/)
  }
  expect(stopFor(chosenIn(table, { ...answers, license: undefined, audienceCountry: 'eu' }, 'A lottery'))).toBeDefined()
  expect(stopFor(chosenIn(table, { ...answers, audienceCountry: 'it' }, 'A lottery'))?.text).toMatch(/restricted there/)
})

test.each(['A bookie with free bets', 'Your first bet is on us', 'Roulette from home'])(
  'holds back bets until their trade is chosen: %s',
  (typed) => expect(stopFor(chosenIn(table, {}, typed))?.text).toContain('until you choose its trade'),
)

test.each([
  'Pay in 300 and get 5 % every week',
  'Members pay 200: six per cent weekly',
  'Invest, 2%/day. 2 % a day',
  'You bring in 500 $ and invite two friends',
])('hears a fraud with money however it is spelled: %s', (typed) =>
  expect(stopFor(chosenIn(table, { gate: 'none' }, typed))?.text).toContain('marks of a fraud'),
)

describe('leaves out of a text what holds where people film or visit', () => {
  const onTheSpot = trades.filter((trade) => trade.isOnTheSpot)
  test.each(idsOf(onTheSpot))('%s', (trade) => {
    const chosen = chosenIn(table, { gate: 'none', trade }, 'A notice for neighbors')
    const [rules = ''] = onTheSpot.filter(({ id }) => id === trade).map(({ inShort }) => inShort)
    expect(carefulInShort(chosen, true).join(' ')).toContain(rules)
    expect(carefulInShort(chosen, false).join(' ')).not.toContain(rules)
    expect(JSON.stringify(careful(chosen, false))).not.toContain('Rules, ')
  })
  test('and some trades are so', () => expect(onTheSpot.length).toBeGreaterThan(3))
})

test('gives orders that leave hours, numbers of words and the first sentence to the answers and the goal', () => {
  const texts = [...orders.flatMap(({ items }) => items), ...formats.map((format) => format.do)].join('\n')
  expect(texts).not.toMatch(/day and night|at most \d+ words|first (?:sentence|line)/i)
})

test('asks for nothing that a goal, a medium or a piece without speech does not have', () => {
  const texts = formats.flatMap(({ id, shape, caption, disclosure, delivers, outline, needs, ...dos }) => [
    ...[shape, caption, dos.do, dos.dont, ...delivers, ...outline, ...needs],
    // What is said by a person stands there for formats that are spoken alone.
    ...(['live', 'podcast', 'appearance'].includes(id) ? [] : [disclosure]),
  ])
  for (const text of texts)
    expect(text).not.toMatch(
      /what changes|what people do(?! next)|highlight|for the archive|spoken and|spoken word|shown and spoken/,
    )
  for (const { measure } of goals) expect(measure).not.toMatch(/^(?!.*(?:online|name)).*through the link of the piece$/)
})

test('shows and reaches people of an age only where people are shown, or an account has an audience', () => {
  for (const { rules, inShort } of trades.filter((trade) => trade.isForAdults))
    for (const text of [rules, inShort]) {
      expect(text).not.toMatch(/(?<!In an ad, )\b(?:any|every)body shown/i)
      expect(text).not.toMatch(/(?<!online, )minimum age set|your (?:statistics|audience)/)
    }
})

describe('information that advertises nothing', () => {
  const informs = goals.find(({ id }) => id === 'information')
  const of = (answers: Parameters<typeof chosenIn>[1], goal = informs) =>
    chosenIn(table, { gate: 'none', ...answers }, 'Old guns are handed in here', goal)
  test.each(['weapons', 'tobacco', 'gambling'])('has a brief, to young people as well: %s', (trade) => {
    for (const publisher of ['ours', 'unpaid'] as const)
      for (const { id: age } of ages) expect(stopFor(of({ trade, publisher, age, asks: 'nothing' }))).toBeUndefined()
    expect(carefulInShort(of({ trade, publisher: 'ours', age: 'minors' }), false).join(' ')).not.toContain('whoever')
  })
  test.each(['weapons', 'tobacco'])('has none where it is paid for or sells: %s', (trade) => {
    for (const publisher of ['paid', 'gift'] as const) expect(stopFor(of({ trade, publisher }))).toBeDefined()
    for (const goal of goals.filter(({ isToInform }) => !isToInform))
      expect(stopFor(of({ trade, publisher: 'ours' }, goal))).toBeDefined()
  })
})

test.each(['paid', 'gift'] as const)('lets who gets something tell no cure of their own: %s', (publisher) => {
  for (const trade of ['health', 'care', 'finance', 'crypto'])
    for (const age of idsOf(ages)) {
      const chosen = chosenIn(table, { gate: 'none', publisher, trade, age }, 'x')
      for (const told of [JSON.stringify(careful(chosen, true)), carefulInShort(chosen, true).join(' ')]) {
        expect(told).toMatch(/(?:gets anything for it.*before \[a lawyer\]|gained|own gains)/)
        expect(told).not.toMatch(/true for you|of their own life decides/)
      }
    }
})

test('names a license so that an answer without one can stand there', () => {
  const chosen = chosenIn(table, { gate: 'none', trade: 'finance', license: 'None needed: the court' }, 'x')
  expect(JSON.stringify(careful(chosen, false))).toContain('"License, shown where there is one","text":"None needed')
})

test.each([
  'A cat that spins forever on buttered toast',
  'Water guns for the garden party, 20 slots on Saturday',
  'Our best bets for lunch in the CBD',
  'We pick up cigarette butts on the beach',
])('takes no everyday word for a trade that is barred: %s', (typed) => {
  for (const { id: age } of ages)
    expect(stopFor(chosenIn(table, { gate: 'none', age }, `${typed}, for all neighbors`))).toBeUndefined()
})

test('asks what it is before it asks for the trade of a word', () => {
  const joke = chosenIn(table, {}, 'A casino for cats, not a real company, for everyone')
  expect(stopFor(joke)?.text).toContain('“not a real company”')
})

test.each([
  'A walk for people with diabetes that ends at the harbor',
  'Treats without sugar, for children with diabetes',
])('hears no cure in it: %s', (typed) => expect(heardBy(table).curedIllnessIn(typed)).toBeUndefined())

test('leaves out no good answer for a word that has another sense', () => {
  const { claimIn, exposingIn } = heardBy(table)
  expect(claimIn('Cured ham from the valley')).toBeUndefined()
  expect(claimIn('A talk by a dermatologist')).toBeUndefined()
  expect(claimIn('It is dermatologically tested')).toBeDefined()
  for (const typed of [
    'Haydn: see his house and garden',
    'Swifts come back where they live',
    'The phone number of our desk',
  ])
    expect([typed, exposingIn(typed, '')]).toEqual([typed, undefined])
  for (const typed of ['Go to his house', 'Find where she lives', 'His phone number is on the flyer'])
    expect(exposingIn(typed, '')).toBeDefined()
})

test('counts what was checked after an accident as a proof until its question is answered', () => {
  const answers = { gate: 'return', proof: 'County engineer, on display at the entrance' } as const
  expect(chosenIn(table, answers, 'x').proof).toBe(answers.proof)
  expect(chosenIn(table, { ...answers, evidence: 'other' }, 'x').proof).toBeUndefined()
  expect(chosenIn(table, { ...answers, gate: 'claim' }, 'x').proof).toBeUndefined()
})

test('lets what is said in any case outweigh what a piece may not say of food', () => {
  for (const id of ['food', 'served'])
    for (const text of trades.filter((trade) => trade.id === id).flatMap(({ rules, inShort }) => [rules, inShort]))
      expect(text).toMatch(/[Bb]eyond (?:the lines of )?this brief/)
})

test('names no age of a country as if it held in all', () => {
  for (const { rules, inShort } of trades)
    for (const text of [rules, inShort])
      expect(text.replace(/\[[^\]]*\]/g, '')).not.toMatch(/United (?:States|Kingdom)/)
})

test('tells people in danger today, whatever goal informs them and whatever day was given', () => {
  for (const goal of goals.filter(({ isToInform, isMemory }) => isToInform && !isMemory)) {
    const chosen = chosenIn(table, { gate: 'harm', publisher: 'ours', day: '2027-01-12' }, 'x', goal)
    expect(carefulInShort(chosen, false).join(' ')).toContain('today')
  }
})

test('a cure that takes the place of medicine gets no brief', () => {
  for (const typed of ['CURES PAIN IN 3 DAYS. STOP TAKING PILLS', 'It heals your back. Throw away your medication'])
    expect(heardBy(table).curedIllnessIn(typed)).toBeDefined()
  expect(heardBy(table).curedIllnessIn('A box that tells you when to take your pills')).toBeUndefined()
  expect(heardBy(table).curedIllnessIn('Stop taking your dog for granted: it heals a bad day')).toBeUndefined()
})

test('leaves out what asks children to press others', () => {
  for (const typed of [
    'Ask a parent to book it',
    'Get your parents to pay',
    'Ask an adult to buy one',
    'Ask mom for it',
  ])
    expect(heardBy(table).exposingIn(typed, '')).toBeDefined()
  for (const typed of ['Parents sign up at club.example', 'Ask a parent to fill in the form', 'Get a parent to sign'])
    expect(heardBy(table).exposingIn(typed, '')).toBeUndefined()
})

test.each([
  ['We let 85 of 310 people go', 'harm'],
  ['We let go of 40 colleagues', 'harm'],
  ['E. coli in the water of the east side', 'harm'],
  ['People must boil it', 'harm'],
  ['Staff do not know', 'confidential'],
  ['The move is not public', 'confidential'],
  ['You sign an NDA first', 'confidential'],
  ['All is secret till Monday', 'confidential'],
  ['No one on the team knows yet', 'confidential'],
  ['Names of 900 guests were copied from our server', 'harm'],
  ['Attack on 3 May, and the regulator was informed', 'harm'],
  ['Nitrate is above the limit in two wells', 'harm'],
  ['Members get 4 % each week', 'scheme'],
  ['You get 20 for every friend', 'scheme'],
  ['I am just testing this', 'unsettled'],
  ['It is not a real company', 'unsettled'],
  ['Councillor Jo Doe took money from a builder', 'accusation'],
  ['Ask him every day until he steps down', 'accusation'],
  ['He did it, there is just no proof yet', 'accusation'],
  ['Recall: a wooden duck', 'harm'],
  ['Stop using the lamp', 'harm'],
  ['Our van and our coach died', 'memory'],
])('holds grave words back: %s', (typed, gate) => {
  expect(chosenIn(table, {}, typed).sounds?.value).toBe(gate)
})

test.each([
  'We let 2 of 3 flats to students',
  'Boil water, then add the pasta',
  'The address of the shelter is not public',
  'She lost a leg in an accident two years ago and loves balls',
  'Our secret recipe, baked daily',
  'Our van died (231,000 miles, rest in peace)',
  'When your battery dies, we bring one',
  'A Memorial Day breakfast at the Memorial Library',
  'More people recall the name',
  'Stop using plastic bags, and don’t eat alone',
  'We warn of scammers on the phone',
  'Line 4 is suspended on Monday, lol, but exposed brick and rip-off calendars stay',
  'A film that throws light on the valley',
  'Two hundred five-star reviews; the price is to be decided',
  'A talk in which she tells of her own life',
  'Our choir has 8 % more members, in public and open to all',
])('and no others: %s', (typed) => {
  expect(chosenIn(table, {}, typed).sounds).toBeUndefined()
})
