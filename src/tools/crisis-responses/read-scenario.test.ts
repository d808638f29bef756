import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readScenario } from './read-scenario'

const idsOf = (scenario: string) => readScenario(scenario).kinds.map(({ kind }) => kind.id)

describe('the kind of crisis', () => {
  test.each([
    ['data-breach', 'Hackers stole a database with 3,000 email addresses of our customers.'],
    ['data-breach', 'Customer passwords were exposed on the internet.'],
    ['data-breach', 'A ransomware group has encrypted our servers.'],
    ['product', 'We have to recall our kettle because it can overheat.'],
    ['allergen', 'Our chocolate contains an undeclared allergen.'],
    ['outage', 'Our app has been down since 8 a.m. and people cannot log in.'],
    ['rumor', 'Someone posted that our baby food contains glass. It is not true.'],
    ['outage', 'Our payment provider failed and customers were charged twice.'],
    ['outage', 'The booking system crashed on Friday.'],
    ['workplace', 'Three employees report harassment by a team lead.'],
    ['labor', 'Our drivers say they are underpaid and have called a strike.'],
    ['remarks', 'Our CEO was filmed making offensive remarks at a dinner.'],
    ['executive', 'The founder has been accused of insider trading.'],
    ['backlash', 'Our new ad is called insensitive and a boycott is trending.'],
    ['rumor', 'A fake screenshot about us is going viral.'],
    ['financial-legal', 'A former supplier has filed a lawsuit against us.'],
    ['layoffs', 'We will lay off 40 people on Monday, and the regulator asks questions.'],
    ['injury', 'Two visitors were injured when a stand collapsed at our event.'],
    ['backlash', 'A video of our store manager insulting a customer has 2 million views on TikTok.'],
    ['layoffs', 'We must cut 120 jobs next week.'],
    ['injury', 'Our van crashed into a bus stop in Leeds and three people are in hospital.'],
    ['injury', 'A worker died at our plant this morning.'],
  ])('%s: %s', (id, scenario) => {
    expect(idsOf(scenario)[0]).toBe(id)
  })

  test('several can match: what can harm people first, then the one with the most words', () => {
    expect(
      idsOf('Our CEO was arrested, our website is offline, our app is down, and oil leaked into the river.'),
    ).toEqual(['environment', 'outage', 'executive', 'financial-legal'])
  })

  test('a kind that says more takes the place of one that says less', () => {
    expect(idsOf('The battery overheats, one caught fire, and a customer was injured. We started a recall.')).toEqual([
      'product',
    ])
  })

  test.each([
    'We moved to a new office and people are unhappy about it.',
    'Our CEO will answer questions tomorrow.',
    'Something happened.',
    '水',
  ])('no rule finds its words: %s', (scenario) => {
    expect(idsOf(scenario)).toEqual(['unknown'])
  })

  test.each([
    ['food', 'It is not a rumor: our milk is contaminated with cleaning fluid.'],
    ['food', 'We said the reports were false, but tests confirmed glass in our baby food.'],
    ['food', 'Our dog food killed three dogs.'],
    ['food', 'Customers got sick from our ice cream.'],
    ['product', 'Our scooter batteries explode, two riders burned.'],
    ['product', 'Our face cream burns the skin of customers.'],
    ['injury', 'Our factory caught fire due to faulty wiring, 2 employees are injured.'],
    ['medicine', 'Fake versions of our medicine are sold online.'],
    ['medicine', 'Claims that our pacemakers fail are true.'],
    ['medicine', 'Our supplement makes people sick.'],
    ['outage', 'The server died, the app is dead and our website is down.'],
    ['rumor', 'Lab tests found no glass in our baby food. The video is fake.'],
    ['rumor', 'Parents demand a recall of our baby food. The post is false.'],
    ['rumor', 'People claim our vaccine causes deaths. That is false.'],
  ])('what could hurt people is told from what could not: %s: %s', (id, scenario) => {
    expect(idsOf(scenario)).toEqual([id])
  })

  test('what did not happen is not counted, and is shown', () => {
    const reading = readScenario('Our website is down. Nobody was hurt, and no customer data was lost.')
    expect(reading.kinds.map(({ kind }) => kind.id)).toEqual(['outage'])
    expect(reading.denied.join(' ')).toContain('Nobody was hurt')
    expect(reading.denied.join(' ')).toContain('no customer data')
  })

  test('the visitor can see the words that decided', () => {
    expect(readScenario('Our app is offline.').kinds[0]?.words).toEqual(['offline'])
  })
})

describe('who will be held responsible', () => {
  test.each([
    ['victim', 'Hackers stole customer data.', 'hackers'],
    ['victim', 'A post says that our baby food contains glass. It is not true.', 'not true'],
    ['victim', 'A storm has flooded our warehouse.', 'storm'],
    ['victim', 'A fake screenshot about us is going viral.', 'fake screenshot'],
    ['accident', 'Our app has been down since this morning.', undefined],
    ['accident', 'Our kettle can overheat.', undefined],
    ['preventable', 'Three employees report harassment by a team lead.', 'harassment'],
    ['preventable', 'Our CEO was filmed making offensive remarks.', undefined],
    ['preventable', 'Our site is down. We were warned in May.', 'were warned'],
    ['preventable', 'By mistake, an employee sent the salary list to everyone.', 'by mistake'],
    ['preventable', 'Hackers stole customer data. Management had ignored two warnings.', 'ignored'],
    ['accident', 'Something happened.', undefined],
    ['victim', 'A deepfake shows our CEO admitting fraud.', 'deepfake'],
    ['accident', 'Our insulin pump stops working without warning.', undefined],
  ])('%s: %s', (cluster, scenario, word) => {
    const reading = readScenario(scenario)
    expect([reading.cluster, reading.clusterWord]).toEqual([cluster, word])
    expect(reading.clusterReason).not.toBe('')
  })
})

describe('corrections', () => {
  const SCENARIO = 'Our kettle can overheat. A storm has flooded our shop.'

  test('the visitor decides on the kind, the people and the responsibility', () => {
    const reading = readScenario(SCENARIO, { kind: 'disaster', people: 'neighbors', cluster: 'preventable' })
    expect(reading.kinds.map(({ kind }) => kind.id)).toEqual(['disaster'])
    expect(reading.people.label).toBe('Neighbors')
    expect([reading.cluster, reading.clusterWord]).toEqual(['preventable', undefined])
  })

  test('a claim that the visitor calls a rumor is denied, and one that they call a product fault is not', () => {
    const claim = 'A post says that somebody died after our soup.'
    expect(readScenario(claim, { kind: 'rumor' })).toMatchObject({ claim: 'denied', isSomebodyHurt: false })
    expect(readScenario(claim, { kind: 'rumor' }).death).toBeUndefined()
    expect(readScenario(`${claim} It is not true.`, { kind: 'food' })).toMatchObject({ death: 'person' })
    expect(readScenario(`${claim} It is not true.`, { kind: 'food' }).claim).toBeUndefined()
  })

  test.each([
    [{}, 'victim'],
    [{ hasHappenedBefore: true }, 'accident'],
    [{ hadBadReputation: true }, 'accident'],
  ] as const)('the past makes people hold an organization more responsible: %o', (past, cluster) => {
    expect(readScenario('A storm has flooded our shop.', past).cluster).toBe(cluster)
    expect(readScenario('Our website is down.', past).cluster).toBe(cluster === 'victim' ? 'accident' : 'preventable')
  })
})

describe('which sentences may go out', () => {
  test.each([
    ['no comment', 'Our lawyer says no comment.'],
    ['an admission', 'It was our fault.'],
    ['an admission', 'We were negligent.'],
    ['blame', 'The supplier is to blame.'],
    ['an insult', 'Some idiot pulled the plug.'],
  ])('%s stays in: %s', (_, sentence) => {
    const reading = readScenario(`The website is down. ${sentence}`)
    expect(reading.outward).toEqual(['The website is down.'])
    expect(reading.leftOut).toEqual([expect.objectContaining({ sentence })])
  })

  test('a strike goes out without the reason that the two sides dispute', () => {
    const reading = readScenario('Our drivers are on strike over low pay.')
    expect(reading.outward).toEqual(['Our drivers are on strike.'])
    expect(reading.leftOut).toEqual([expect.objectContaining({ sentence: 'over low pay' })])
  })

  test('the answer of a person accused goes out, and a denial by the organization does not', () => {
    const claim = 'Students say that a teacher harassed them.'
    expect(readScenario(`${claim} It is not true, he says.`).outward).toHaveLength(2)
    expect(readScenario(`${claim} It is not true.`).outward).toEqual([claim])
  })

  test.each([
    ['A worker died at our plant.', true],
    ['A fall of rock killed three workers.', false],
    ['Two workers died.', false],
  ])('one death is told from several: %s', (scenario, isOneDeath) => {
    expect(readScenario(scenario).isOneDeath).toBe(isOneDeath)
  })

  test('whole sentences, with a capital and a mark, and abbreviations inside them', () => {
    expect(readScenario('our app is down since 8 a.m. on Monday\n- Acme Inc. hosts it, we wait').sentences).toEqual([
      'Our app is down since 8 a.m. on Monday.',
      'Acme Inc. hosts it, we wait.',
    ])
  })

  test('emoji and steering marks are left out', () => {
    expect(readScenario('🔥 The site is down 😱 \u202eon Monday').sentences).toEqual(['The site is down on Monday.'])
  })
})

test('reads anything with a letter or a digit, and never cuts a word', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      fc
        .oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.lorem({ mode: 'sentences', maxCount: 8 }))
        .filter((text) => /[\p{L}\p{N}]/u.test(text)),
      (scenario) => {
        const { sentences, kinds, outward, leftOut } = readScenario(scenario)
        const words = (text: string) =>
          text
            .toLowerCase()
            .normalize('NFC')
            .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
        expect(sentences.length).toBeGreaterThan(0)
        expect(kinds.length).toBeGreaterThan(0)
        expect(outward.length + leftOut.length).toBe(sentences.length)
        // Marks that steer text can be inside a word; they go, and the word closes up.
        const steered = scenario.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
        const known = new Set(words(steered))
        expect(words(sentences.join(' ')).filter((word) => !known.has(word))).toEqual([])
      },
    ),
    { numRuns: 80 },
  )
})

test('a text in capitals is told from one with abbreviations', () => {
  expect(readScenario('THREE PATIENTS ARE IN THE HOSPITAL!!! We wait.').isShouted).toBe(true)
  expect(readScenario('The FBI and the CDC are at our plant in NYC.').isShouted).toBe(false)
})
