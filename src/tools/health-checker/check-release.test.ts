import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHECK_GROUPS, RELEASE_CHECKS } from '@/schema/tool-tables/check-names'
import { cases } from '../../../tests/tier'
import { applyFix } from './check'
import { checkRelease, type Question } from './check-release'
import { markText } from './marks'
import { statusOf } from './scoring'
import { BATTERY_PLANT, samples, unseen } from './testing/releases'
import { TABLE } from './testing/table'

const checkHealth = (text: string, question?: Question) => checkRelease(text, TABLE, question)
const scoresOf = (label: string) =>
  samples.filter((sample) => sample.label === label).map(({ text }) => checkHealth(text).overall)

describe('good, middling and bad releases', () => {
  test('every good one scores higher than every middling one, and every middling one higher than every bad one', () => {
    expect(samples.length).toBeGreaterThanOrEqual(14)
    const [good, middling, bad] = ['good', 'middling', 'bad'].map(scoresOf)
    expect(Math.min(...(good ?? []))).toBeGreaterThan(Math.max(...(middling ?? [])) + 5)
    expect(Math.min(...(middling ?? []))).toBeGreaterThan(Math.max(...(bad ?? [])) + 10)
  })

  test('releases that were written after the rules fall into the same order', () => {
    const [good, middling, bad] = unseen.map(({ text }) => checkHealth(text).overall)
    expect(good).toBeGreaterThan((middling ?? 100) + 10)
    expect(middling).toBeGreaterThan((bad ?? 100) + 10)
  })

  test.each(samples)('$label: $name', ({ label, text }) => {
    const { status, scores, overall } = checkHealth(text)
    if (label === 'good') expect(status).toBe('good')
    if (label === 'bad') expect(status).toBe('poor')
    expect(scores.map(({ group }) => group)).toEqual(CHECK_GROUPS)
    const given = scores.flatMap(({ score }) => score ?? [])
    expect(overall).toBe(Math.round(given.reduce((sum, score) => sum + score, 0) / given.length))
  })
})

/** A change of the good release: what is replaced by what, and which words the finding then marks. */
type Defect = { check: string; replace: [string | RegExp, string][]; marks: string; behind?: string } & Question

const LONG =
  'The plant will treat 14,000 tonnes of batteries a year and it will do so with machines that were made in three countries and shipped to the harbour.'
const HARD =
  'Organizational transformation necessitates comprehensive interdisciplinary reconsideration. Geographically distributed infrastructure operationalization facilitates sustainability differentiation. Multidisciplinary implementation capabilities necessitate organizational harmonization.'

// `marks` is the marked text; empty where something is missing, and then `behind` is the text in front of the place.
const defects: Defect[] = [
  {
    check: 'hype',
    replace: [['a battery recycling plant in Bergen to', 'an innovative battery recycling plant in Bergen to']],
    marks: 'innovative',
  },
  {
    check: 'feelings',
    replace: [['Fjordlight today opened', 'Fjordlight is thrilled to say that it opened today']],
    marks: 'is thrilled to',
  },
  { check: 'superlatives', replace: [['Most of their batteries', 'The best batteries']], marks: 'best' },
  { check: 'exclamation', replace: [['600 truckloads a year.', '600 truckloads a year!']], marks: '!' },
  { check: 'first-person', replace: [['Most of their batteries', 'Most of our batteries']], marks: 'our' },
  { check: 'direct-address', replace: [['goes to 900 homes', 'goes to you and 900 homes']], marks: 'you' },
  { check: 'capitals', replace: [['The new plant keeps', 'The BRAND NEW PLANT keeps']], marks: 'BRAND NEW PLANT' },
  { check: 'long-sentence', replace: [['The plant will treat 14,000 tonnes of batteries a year.', LONG]], marks: LONG },
  {
    check: 'paragraph',
    replace: [['The new plant keeps them', 'Some go by ship. Some go by rail. The new plant keeps them']],
    marks: 'Norway has more',
  },
  {
    check: 'reading-ease',
    replace: [
      [/Fjordlight paid[^\n]*/, HARD],
      [/The city of Bergen[^\n]*/, HARD],
      [/Norway has more[^\n]*/, HARD],
    ],
    marks: 'Multidisciplinary implementation',
  },
  {
    check: 'passive',
    replace: [
      ['The plant will treat 14,000 tonnes of batteries a year.', '14,000 tonnes of batteries will be treated a year.'],
      ['The new plant keeps them at home and cuts transport by', 'They are now kept at home and transport is cut by'],
      ['It has hired 120 people', '120 people were hired'],
      ['The city of Bergen sold the land', 'The land was sold'],
    ],
    marks: 'be treated',
  },
  {
    check: 'who',
    replace: [
      [
        'Fjordlight today opened a battery recycling plant in Bergen',
        'The company today opened a battery recycling plant in the harbour',
      ],
    ],
    marks: '',
    behind: '5 May 2026 – ',
  },
  {
    check: 'what',
    replace: [
      [
        /today opened a battery recycling plant[^\n]*/,
        'says that batteries matter today. This helps to recover lithium.',
      ],
    ],
    marks: 'Fjordlight says that batteries matter today. This helps',
  },
  {
    check: 'figures',
    replace: [
      [/14,000 tonnes|600 truckloads|41 million euros|120 people since|half of them|eleven sites|900 homes/g, 'many'],
    ],
    marks: '',
    behind: 'many nearby.',
  },
  { check: 'date', kind: 'letter', replace: [['5 May 2026', '']], marks: '', behind: '120 people\n\n' },
  { check: 'time', kind: 'invitation', replace: [['Jonas Berg', 'Jonas  Berg']], marks: '', behind: 'a year.' },
  {
    check: 'headline',
    replace: [
      ['Fjordlight opens battery recycling plant in Bergen and hires 120 people', 'Fjordlight opens battery plant'],
    ],
    marks: 'Fjordlight opens battery plant',
  },
  { check: 'dateline', replace: [['OSLO, Norway, 5 May 2026 – ', '']], marks: '', behind: '120 people\n\n' },
  {
    check: 'lead',
    replace: [['batteries a year.', 'batteries a year. It has two halls. It has a pier.']],
    marks: 'It has a pier.',
  },
  {
    check: 'quote',
    replace: [[' said Maya Lindqvist, head of operations at Fjordlight.', '']],
    marks: '“We looked at eleven sites',
  },
  { check: 'boilerplate', replace: [[/About Fjordlight\n[^\n]*\n\n/, '']], marks: '', behind: '900 homes nearby.' },
  { check: 'contact', replace: [[/Media contact\n[^#]*/, '']], marks: '', behind: '###' },
  { check: 'reach', kind: 'letter', replace: [[/\+47.*\n.*\n/, '']], marks: '', behind: '###' },
  { check: 'release-line', replace: [['FOR IMMEDIATE RELEASE\n\n', '']], marks: '', behind: '' },
  { check: 'end-mark', replace: [['\n\n###', '']], marks: '', behind: 'press@fjordlight.example' },
  {
    check: 'name-in-headline',
    replace: [['Fjordlight opens battery recycling plant in Bergen', 'Battery recycling plant opens in Bergen']],
    marks: 'Battery recycling plant opens in Bergen and hires 120 people',
  },
  {
    check: 'headline-in-lead',
    replace: [[/opened a battery recycling plant[^\n]*/, 'opened a works for old cells, to win lithium.']],
    marks: 'Fjordlight opens battery recycling plant',
  },
  {
    check: 'own-keywords',
    keywords: 'lithium, kettles',
    replace: [['Jonas Berg', 'Jonas  Berg']],
    marks: 'Fjordlight opens battery recycling plant',
  },
  {
    check: 'stuffing',
    replace: [
      [
        'Most of their batteries now leave the country for recycling.',
        'Old batteries, new batteries and small batteries leave the country.',
      ],
    ],
    marks: 'batteries',
  },
  {
    check: 'cited-figures',
    replace: [['goes to 900 homes nearby', 'goes to 35% of the homes nearby']],
    marks: '35%',
  },
  {
    check: 'answer-first',
    replace: [
      [/ and hires 120 people\n/, ' and hires people\n'],
      ['14,000 tonnes of batteries', 'many tonnes of batteries'],
      ['600 truckloads', 'many truckloads'],
    ],
    marks: '',
    behind: 'hires people\n\n',
  },
  { check: 'full-names', replace: [[' said Maya Lindqvist,', ' said Lindqvist,']], marks: 'Lindqvist' },
]

describe('one defect in a good release', () => {
  const before = checkHealth(BATTERY_PLANT)

  test('the release has none to begin with', () => {
    expect(before.findings).toEqual([])
    expect(before.overall).toBe(100)
  })

  test('every check that measures has its defect', () => {
    expect(new Set(defects.map(({ check }) => check))).toEqual(new Set(RELEASE_CHECKS))
  })

  test.each(defects)(
    '$check is found at its place and lowers its sub-score',
    ({ check: id, replace, marks, behind, ...question }) => {
      const text = replace.reduce((changed, [from, to]) => changed.replace(from, to), BATTERY_PLANT)
      expect(text).not.toBe(BATTERY_PLANT)
      const after = checkHealth(text, question)
      const finding = after.findings.find(({ check }) => check.id === id)
      if (!finding) throw new Error(`Not found; found: ${after.findings.map(({ check }) => check.id).join(', ')}`)
      const [{ start, end, reason }] = finding.places
      expect(text.slice(start, end).startsWith(marks) && (marks !== '' || start === end), text.slice(start, end)).toBe(
        true,
      )
      if (behind !== undefined)
        expect(text.slice(0, start).endsWith(behind), text.slice(0, start).slice(-40)).toBe(true)
      expect(after.scores.find((score) => score.group === finding.check.group)?.score).toBeLessThan(100)
      expect(after.overall).toBeLessThan(before.overall)
      expect(reason && finding.check.remedy && finding.sources.length > 0).toBeTruthy()
    },
  )
})

const failed = (text: string) =>
  checkHealth(text)
    .results.filter(({ isPassed }) => !isPassed)
    .map(({ check }) => check.id)
const withBody = (sentence: string) =>
  BATTERY_PLANT.replace('The new plant keeps them at home', `${sentence} The new plant keeps them at home`)

describe('what is not a mistake', () => {
  test.each([
    ['hype in a quotation', '“An innovative, world-class, unique plant!” said Maya Lindqvist.'],
    ['hype in single quotation marks', '‘It’s a revolutionary, unparalleled plant,’ said Maya Lindqvist.'],
    ['first person in a quotation', '“We, you and I like our plant,” said Maya Lindqvist.'],
    ['leading to', 'The road leading to the plant is short.'],
    ['abbreviations in capitals', 'The EU, NASA and UNESCO sent people.'],
    ['the United States', 'Cars from the US and the U.S. come too.'],
    ['a numeral', 'Phase I ended well.'],
    ['a superlative with its figure', 'It is the largest plant in Norway, with 14,000 tonnes.'],
    ['adjectives in -ed', 'Bergen is interested, pleased and based on the coast.'],
  ])('%s', (_, sentence) => expect(failed(withBody(sentence))).toEqual([]))

  test('an end mark in each form, and the contact at the top', () => {
    for (const mark of ['# # #', '-30-', 'ENDS', '-ENDS-'])
      expect(failed(BATTERY_PLANT.replace('###', mark))).toEqual([])
    const contact = 'Media contact\nJonas Berg, press officer\n+47 55 50 12 34\npress@fjordlight.example\n\n'
    expect(failed(contact + BATTERY_PLANT.replace(contact, ''))).toEqual([])
  })

  test('line ends of Windows and straight quotation marks', () => {
    expect(failed(BATTERY_PLANT.replaceAll('\n', '\r\n'))).toEqual([])
    expect(failed(BATTERY_PLANT.replace(/[“”]/g, '"'))).toEqual([])
  })

  test('the same release as HTML', () => {
    const html = BATTERY_PLANT.split('\n\n')
      .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
      .join('')
    const { notices } = checkHealth(html)
    expect(failed(html)).toEqual([])
    expect(notices).toEqual(['The text had HTML markup, which was left out before checking.'])
  })
})

describe('limits', () => {
  test.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'warning'],
    [60, 'warning'],
    [59, 'poor'],
    [0, 'poor'],
  ] as const)('%i is %s', (score, status) => expect(statusOf(score)).toBe(status))

  const words = (count: number) => `${'the '.repeat(count - 1)}end.`
  test('25 words are a sentence, 26 are too many', () => {
    expect(failed(withBody(words(25).replace('the', 'The')))).not.toContain('long-sentence')
    expect(failed(withBody(words(26).replace('the', 'The')))).toContain('long-sentence')
  })

  test('a headline of 40 and of 120 characters passes, 39 and 121 do not', () => {
    const headline = 'Fjordlight opens battery recycling plant in Bergen and hires 120 people'
    for (const [length, passes] of [
      [39, false],
      [40, true],
      [120, true],
      [121, false],
    ] as const) {
      const text = BATTERY_PLANT.replace(headline, `Fjordlight opens plant ${'x'.repeat(length - 23)}`)
      expect(!failed(text).includes('headline')).toBe(passes)
    }
  })

  test('49 words of sentences are too few to judge tone and readability, and say so', () => {
    const { results, notices } = checkHealth(words(49))
    expect(results.filter(({ isJudged }) => !isJudged).map(({ check }) => check.group)).toContain('tone')
    expect(notices.join()).toContain('Words in sentences: 49.')
    expect(checkHealth(words(50)).notices.join()).not.toContain('Words in sentences')
  })
})

describe('recommendations and findings', () => {
  const flawed = BATTERY_PLANT.replace('\n\n###', '')
    .replace('The new plant', 'The innovative plant')
    .replace(/Media contact\n[^#]*/, '')

  test('what is essential comes first, then what is important, then polish; findings have the same order', () => {
    const { recommendations, findings } = checkHealth(flawed)
    expect(findings.map(({ number, check }) => [number, check.weight])).toEqual([
      [1, 'essential'],
      [2, 'important'],
      [3, 'polish'],
    ])
    expect(recommendations.map(({ title }) => title)).toEqual(findings.map(({ check }) => check.remedy))
  })

  test('there are always three recommendations', () => {
    for (const { text } of samples) expect(checkHealth(text).recommendations).toHaveLength(3)
  })

  test('a missing dateline is one finding, and so is a long sentence', () => {
    const withoutDate = BATTERY_PLANT.replace('OSLO, Norway, 5 May 2026 – ', '')
    expect(checkHealth(withoutDate).findings.map(({ check }) => check.id)).toEqual(['dateline'])
    const long = withBody(`It is ${'so '.repeat(24)}big.`)
    expect(checkHealth(long).findings.map(({ check }) => check.id)).toEqual(['long-sentence'])
  })
})

describe('a text without news', () => {
  test.each([
    ['a few words', 'Acme opens a plant in Leeds today.'],
    ['notes', 'new app\n\n- fast\n- cheap\n- out now'],
    ['a threat', 'Pay us by Friday or we tell everybody what you did to your partners.'],
    ...samples.filter(({ label }) => label === 'bad').map(({ name, text }): [string, string] => [name, text]),
  ])('%s: what to write first is said instead of its findings', (_, text) => {
    const health = checkHealth(text)
    expect(health.hasNews).toBe(false)
    expect(health.recommendations[0]?.title).toMatch(/^There is no news here yet/)
  })

  test('not in a short text that says who did what, when and where', () => {
    const text =
      'Mayor opens new bridge in Dayton after two years of work\n\nDAYTON, Ohio, May 5, 2026 – Mayor Ann Lee opened the bridge on Fifth Street. It cost $12 million and carries 9,000 cars a day.'
    expect(checkHealth(text).hasNews).toBe(true)
  })

  test.each(samples.filter(({ label }) => label !== 'bad'))('not in $name', ({ text }) => {
    expect(checkHealth(text).hasNews).toBe(true)
  })
})

describe('each kind of text has checks of its own', () => {
  const LETTER =
    'Dear members,\n\nThe pool closes on Monday, May 4, 2026, because the roof leaks. From May 18 you can swim again. You do not have to do anything: your cards are extended by two weeks. Call us at 555-555-0100 if you have a question.\n\nSincerely,\nAnn Lee, manager'

  test('a letter needs no dateline, no quotation and no end mark', () => {
    const { findings, kind, hasNews, overall } = checkHealth(LETTER, { kind: 'letter' })
    expect(findings).toEqual([])
    expect([kind, hasNews, overall]).toEqual(['A letter to members or customers', true, 100])
    expect(checkHealth(LETTER).kind).toBe('A news release')
  })

  test('a recall notice is missed what people must do', () => {
    const notice =
      'Acme recalls 4,000 kettles\n\nAcme recalls 4,000 kettles of model K2 that it sold from May 1, 2026. The handle can break, and hot water can burn people. Acme gives a refund. Ask at 555-555-0100.'
    const missing = (text: string) => checkHealth(text, { kind: 'recall' }).findings.map(({ check }) => check.name)
    expect(missing(notice)).toEqual(['What to do'])
    expect(missing(notice.replace('Acme gives', 'Stop using it. Acme gives'))).toEqual([])
  })

  test('every kind has checks in all groups but that of citation, which only releases have, and each is described', () => {
    for (const kind of TABLE.kinds) {
      const { results, scores } = checkHealth(BATTERY_PLANT, { kind: kind.id, keywords: 'lithium' })
      expect(results).toHaveLength(kind.checks.length + kind.mentions.length)
      const groups = CHECK_GROUPS.filter((group) => group !== 'citation' || kind.id === 'release')
      expect(scores.map(({ group }) => group)).toEqual(groups)
      expect(results.filter(({ check }) => /[{}[\]]/.test(check.title))).toEqual([])
    }
  })
})

describe('answers', () => {
  const idsOf = (question: Question, text = BATTERY_PLANT) =>
    checkHealth(text, question).findings.map(({ check }) => check.id)

  test('the sender is looked for in headline and lead', () => {
    expect(idsOf({ sender: 'Fjordlight AS' })).toEqual([])
    expect(idsOf({ sender: 'Optivance' })).toEqual(['who', 'name-in-headline'])
    const open = checkHealth(BATTERY_PLANT.replace('About Fjordlight\n', ''))
    expect(open.results.find(({ check }) => check.id === 'name-in-headline')?.isJudged).toBe(false)
  })

  test('the day of the news is looked for in its first words', () => {
    expect(idsOf({ day: '2026-05-05' })).toEqual([])
    expect(idsOf({ day: '2026-05-06' })).toEqual(['date'])
    expect(idsOf({ day: '2026-05-05' }, BATTERY_PLANT.replace('5 May 2026', 'May 5, 2026'))).toEqual([])
  })

  test('keywords are looked for only where there are some', () => {
    expect(idsOf({ keywords: 'lithium, car batteries' })).toEqual([])
    expect(idsOf({ keywords: 'kettle' })).toEqual(['own-keywords'])
    expect(checkHealth(BATTERY_PLANT).results.map(({ check }) => check.id)).not.toContain('own-keywords')
  })
})

describe('a fix settles its finding or leaves a blank to fill in', () => {
  const story =
    'The plant on Kirkstall Road employs 120 people and makes 4,000 kettles a day. It took two years to build and cost $12 million. The town gave the land. Production starts on June 1, 2026, with two shifts. '
  const release = (lead: string) => `Acme opens kettle plant in Leeds and hires 120 people\n\n${lead} ${story}`
  /** The release after the first fix of a check. */
  const fixed = (text: string, id: string, style?: 'us' | 'uk') => {
    const health = checkHealth(text, { style })
    const place = health.findings.find(({ check }) => check.id === id)?.places.find(({ fix }) => fix)
    return place?.fix && applyFix(health.text, place.fix)
  }

  test.each([
    ['hype', 'Acme has built an innovative kettle.', 'Acme has built a kettle.'],
    ['hype', 'Acme has built a revolutionary oven.', 'Acme has built an oven.'],
    ['exclamation', 'Acme opens a plant today!!', 'Acme opens a plant today.'],
    ['exclamation', 'Acme 🚀 opens a plant.', 'Acme opens a plant.'],
    ['exclamation', 'Acme opens a plant 👩‍💻.', 'Acme opens a plant.'],
  ])('%s: %s', (id, before, after) => expect(fixed(release(before), id)).toBe(release(after).trim()))

  test.each([
    ['Acme opens kettle plant! Leeds gets 120 jobs', 'Acme opens kettle plant: Leeds gets 120 jobs'],
    ['Acme opens kettle plant in Leeds with 120 jobs!', 'Acme opens kettle plant in Leeds with 120 jobs'],
  ])('a mark inside a headline leaves no run-on: %s', (headline, after) => {
    expect(fixed(`${headline}\n\nAcme opens a plant. ${story}`, 'exclamation')?.split('\n')[0]).toBe(after)
  })

  test.each([
    ['hype', 'The app is powerful and easy to use.'],
    ['hype', 'Acme has the exclusive rights to the town hall.'],
    ['hype', 'Acme will harness the wind.'],
    ['hype', 'It is the innovative and cheap kettle of Leeds.'],
    ['feelings', 'Acme is proud that it opens a plant.'],
    ['capitals', 'Acme has opened the plant NIGHT TRAIN KETTLES.'],
  ])('none is offered that could break a sentence, a name or a fact, %s: %s', (id, sentence) => {
    expect(checkHealth(release(sentence)).findings.map(({ check }) => check.id)).toContain(id)
    expect(fixed(release(sentence), id)).toBeUndefined()
  })

  test.each(['dateline', 'boilerplate', 'contact', 'release-line', 'quote', 'end-mark'])('%s has its place', (id) => {
    const after = fixed(release('Acme opens a plant today.'), id)
    expect(after).toContain('Acme opens a plant today.')
    expect(
      checkHealth(after ?? '')
        .findings.map(({ check }) => check.id)
        .includes(id) && !after?.includes('['),
    ).toBe(false)
  })

  test('style decides the end mark', () => {
    expect(fixed(release('Acme opens a plant.'), 'end-mark', 'uk')).toMatch(/ENDS$/)
    expect(fixed(release('Acme opens a plant.'), 'end-mark')).toMatch(/###$/)
  })
})

describe('other languages', () => {
  const GERMAN =
    'Werk in Bergen eröffnet und 120 Leute eingestellt\n\nDie Firma hat heute in Bergen ein neues Werk eröffnet, das im Jahr 14.000 Tonnen Batterien verwertet. Das Werk wurde in der alten Werft gebaut, und die Stadt hat den Grund verkauft. Im Juni geht es los.'

  test('tone and readability are not scored, and the result says what is', () => {
    const { scores, overall, notices, hasNews } = checkHealth(GERMAN)
    const of = (name: string) => scores.find(({ group }) => group === name)
    expect(of('tone')).toMatchObject({ score: undefined, word: 'not measured' })
    expect(of('readability')).toMatchObject({ score: undefined, word: 'not measured' })
    expect(of('relevance')?.score).toBe(0)
    const given = scores.flatMap(({ score }) => score ?? [])
    expect(overall).toBe(Math.round(given.reduce((sum, score) => sum + score, 0) / given.length))
    expect(notices[0]).toMatch(
      /^This does not read like English\. Measured: .* Not measured, and not in the score: tone, readability/,
    )
    expect(hasNews).toBe(true)
  })
})

describe('odd texts', () => {
  test.each([
    ['nothing', ''],
    ['one word', 'Hello'],
    ['emoji', '🎉🎉🎉 👩‍💻 🇳🇴'],
    ['an unpaired surrogate', '\ud83c a \udf89'],
    ['brackets and stops', '((([[["""\'\'\'...!!!???'],
  ])('%s scores poorly and breaks nothing', (_, text) => {
    const { overall, status, recommendations } = checkHealth(text)
    expect(overall).toBeLessThan(60)
    expect(status).toBe('poor')
    expect(recommendations).toHaveLength(3)
  })

  test.each([
    [
      'German',
      'Die Firma hat heute in Bergen ein neues Werk eröffnet, das im Jahr viele Tonnen Batterien verwertet. Das Werk wurde in der alten Werft gebaut, und die Stadt hat den Grund verkauft. Im Juni geht es los.',
    ],
    [
      'French',
      'La société a ouvert aujourd’hui une usine à Bergen pour recycler les batteries des voitures. La ville a vendu le terrain, et la chaleur ira aux logements du quartier. Le premier lithium sortira en juin.',
    ],
    [
      'Spanish',
      'La empresa abrió hoy una planta en Bergen para reciclar baterías de coches usados. La ciudad vendió el terreno con una condición: el calor irá a las viviendas del barrio. El primer litio saldrá en junio.',
    ],
    ['Arabic', 'افتتحت الشركة اليوم مصنعا جديدا في بيرغن لإعادة تدوير بطاريات السيارات المستعملة.'],
    ['Japanese', '当社は本日、ベルゲンに新しい電池リサイクル工場を開設しました。来月から操業を開始します。'],
  ])('%s is not English, and the result says so', (_, text) => {
    expect(checkHealth(text).notices[0]).toMatch(/^This does not read like English/)
  })

  test('English releases are English', () => {
    for (const { text } of samples) expect(checkHealth(text).release.isEnglish).toBe(true)
  })

  test('any text gives scores from 0 to 100, findings inside the text, and marks that leave the text as it is', () => {
    const scraps = fc.constantFrom(
      'About Acme',
      '###',
      '“',
      '"',
      '\n',
      '\n\n',
      ' ',
      'leading',
      '!',
      'OSLO, 5 May 2026 – ',
      'Media contact',
      'a@b.example',
      'We',
      '. ',
      'says',
      '\r\n',
      '<p>',
      '</p>',
      '🎉',
      'مرحبا',
    )
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.oneof(scraps, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyText, (raw) => {
        const { text, overall, scores, findings } = checkHealth(raw)
        for (const score of [overall, ...scores.flatMap((entry) => entry.score ?? [])]) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        }
        const places = findings.flatMap((finding) => finding.places)
        for (const { start, end } of places) expect(0 <= start && start <= end && end <= text.length).toBe(true)
        const lines = markText(text, findings)
        expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text)
        const marks = lines.flatMap(({ pieces }) => pieces.flatMap(({ begins }) => begins))
        expect(marks).toHaveLength(places.length)
        expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
      }),
      { numRuns: cases(15, 300) },
    )
  })

  test('the same text gives the same result', () => {
    for (const { text } of samples) expect(checkHealth(text)).toEqual(checkHealth(text))
  })
})
