import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { checks } from './checks'
import { BATTERY_PLANT, samples, unseen } from './fixtures/releases'
import { checkHealth } from './health'
import { markText } from './marks'
import { statusOf } from './scoring'
import { GROUPS } from './types'

const scoresOf = (label: string) =>
  samples.filter((sample) => sample.label === label).map(({ text }) => checkHealth(text).overall)

describe('good, middling and bad releases', () => {
  test('every good one scores higher than every middling one, and every middling one higher than every bad one', () => {
    expect(samples.length).toBeGreaterThanOrEqual(14)
    const [good, middling, bad] = ['good', 'middling', 'bad'].map(scoresOf)
    expect(Math.min(...(good ?? []))).toBeGreaterThan(Math.max(...(middling ?? [])) + 10)
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
    expect(scores.map(({ group }) => group)).toEqual(GROUPS)
    const given = scores.flatMap(({ score }) => score ?? [])
    expect(overall).toBe(Math.round(given.reduce((sum, score) => sum + score, 0) / given.length))
  })
})

/** A change of the good release: what is replaced by what, and which words the finding then marks. */
type Defect = { check: string; replace: [string | RegExp, string][]; marks: string; behind?: string }

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
    check: 'average-sentence',
    replace: [
      [/\. (?=[A-Z])/g, ' and '],
      [/\.\n\n(?=The city)/, ' and\n\n'],
      ['year.\n\nNorway', 'year.\n\nNorway'],
    ],
    marks: 'OSLO',
  },
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
    marks: 'Geographically distributed infrastructure',
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
    behind: 'batteries a year.',
  },
  {
    check: 'what',
    replace: [
      [
        /today opened a battery recycling plant[^\n]*/,
        'says that batteries matter today. This helps to recover lithium.',
      ],
    ],
    marks: '',
    behind: 'recover lithium.',
  },
  { check: 'when', replace: [['today opened', 'opened']], marks: '', behind: 'batteries a year.' },
  {
    check: 'where',
    replace: [
      ['OSLO, Norway, 5 May 2026 – ', '5 May 2026 – '],
      ['plant in Bergen to', 'plant to'],
    ],
    marks: '',
    behind: 'batteries a year.',
  },
  {
    check: 'why',
    replace: [[' to recover lithium from used car batteries', '']],
    marks: '',
    behind: 'batteries a year.',
  },
  {
    check: 'news-verb',
    replace: [['Fjordlight today opened a battery recycling plant', 'Fjordlight today has a battery recycling plant']],
    marks: 'Fjordlight today has a battery',
  },
  {
    check: 'figures',
    replace: [
      [/14,000 tonnes|600 truckloads|41 million euros|120 people since|half of them|eleven sites|900 homes/g, 'many'],
    ],
    marks: '',
    behind: 'many nearby.',
  },
  { check: 'date', replace: [['5 May 2026', '5 May']], marks: 'OSLO, Norway, 5 May – ' },
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
  { check: 'end-mark', replace: [['\n\n###', '']], marks: '', behind: 'press@fjordlight.example' },
  { check: 'release-line', replace: [['FOR IMMEDIATE RELEASE\n\n', '']], marks: '', behind: '' },
  {
    check: 'name-in-headline',
    replace: [['Fjordlight opens battery recycling plant in Bergen', 'Battery recycling plant opens in Bergen']],
    marks: 'Battery recycling plant opens in Bergen and hires 120 people',
  },
  {
    check: 'name-in-lead',
    replace: [['– Fjordlight today', '– A Norwegian company today']],
    marks: '',
    behind: '5 May 2026 – ',
  },
  {
    check: 'headline-in-lead',
    replace: [[/opened a battery recycling plant[^\n]*/, 'opened a works for old cells, to win lithium.']],
    marks: 'Fjordlight opens battery recycling plant',
  },
  {
    check: 'subject-terms',
    replace: [
      [
        'Fjordlight opens battery recycling plant in Bergen and hires 120 people',
        'Fjordlight celebrates grand opening of promising circular venture',
      ],
    ],
    marks: 'Fjordlight celebrates grand opening',
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
]

describe('one defect in a good release', () => {
  const before = checkHealth(BATTERY_PLANT)

  test('the release has none to begin with', () => {
    expect(before.findings).toEqual([])
    expect(before.overall).toBe(100)
  })

  test('every check has its defect', () => {
    expect(defects.map(({ check }) => check)).toEqual(checks.map(({ id }) => id))
  })

  test.each(defects)(
    '$check is found at its place and lowers its sub-score',
    ({ check: id, replace, marks, behind }) => {
      const text = replace.reduce((changed, [from, to]) => changed.replace(from, to), BATTERY_PLANT)
      expect(text).not.toBe(BATTERY_PLANT)
      const after = checkHealth(text)
      const [finding] = after.findings.filter(({ check }) => check.id === id)
      if (!finding) throw new Error(`Not found; found: ${after.findings.map(({ check }) => check.id).join(', ')}`)
      const marked = text.slice(finding.start, finding.end)
      if (marks === '') expect(marked).toBe('')
      else expect(marked.startsWith(marks) || (marks === 'OSLO' && marked.length > 60), marked).toBe(true)
      if (behind !== undefined)
        expect(text.slice(0, finding.start).endsWith(behind), text.slice(0, finding.start).slice(-40)).toBe(true)
      const group = after.scores.find((score) => score.group === finding.check.group)
      expect(group?.score).toBeLessThan(100)
      expect(after.overall).toBeLessThan(before.overall)
      expect(finding.reason && finding.check.remedy && finding.source && finding.place).toBeTruthy()
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

  const words = (count: number) => `${'word '.repeat(count - 1)}word.`
  test('25 words are a sentence, 26 are too many', () => {
    expect(failed(withBody(words(25).replace('word', 'Word')))).not.toContain('long-sentence')
    expect(failed(withBody(words(26).replace('word', 'Word')))).toContain('long-sentence')
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
    expect(notices.join()).toContain('There are 49 words')
    expect(checkHealth(words(50)).notices.join()).not.toContain('words in sentences')
  })
})

describe('recommendations', () => {
  test('what is essential comes first, then what is important', () => {
    const text = BATTERY_PLANT.replace('\n\n###', '')
      .replace('The new plant', 'The innovative plant')
      .replace(/Media contact\n[^#]*/, '')
    const { recommendations } = checkHealth(text)
    expect(recommendations.map(({ gain }) => gain?.split(',')[0])).toEqual(['essential', 'important', 'polish'])
    expect(recommendations[0]?.title).toMatch(/^Name a person/)
  })

  test('within a weight, more points come first', () => {
    const text = withBody(
      'The hall is long, wide, high, dry, old, cold, dark, damp, grey, loud, near, clean, safe, plain, bare, calm, deep, firm, flat, full, good, huge, neat, open, rich and warm.',
    ).replace('The new plant', 'The innovative plant')
    expect(
      checkHealth(text)
        .recommendations.map(({ gain }) => gain?.match(/[\d.]+/)?.[0])
        .slice(0, 2),
    ).toEqual(['4.0', '2.9'])
  })

  test('there are always three, and those that no check gave claim no points', () => {
    expect(checkHealth(BATTERY_PLANT).recommendations.map(({ gain }) => gain)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const { text } of samples) expect(checkHealth(text).recommendations).toHaveLength(3)
  })
})

describe('odd texts', () => {
  test.each([
    ['nothing', ''],
    ['one word', 'Hello'],
    ['spaces', ' \n\t\n '],
    ['emoji', '🎉🎉🎉 👩‍💻 🇳🇴'],
    ['an unpaired surrogate', '\ud83c a \udf89'],
    ['brackets and stops', '((([[["""\'\'\'...!!!???'],
  ])('%s scores poorly and breaks nothing', (_, text) => {
    const { overall, status, recommendations } = checkHealth(text)
    expect(overall).toBeLessThan(20)
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
        for (const { start, end } of findings) expect(0 <= start && start <= end && end <= text.length).toBe(true)
        const lines = markText(text, findings)
        expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text)
        expect(
          lines.flatMap(({ pieces }) => pieces.flatMap(({ begins }) => begins.map(({ number }) => number))),
        ).toEqual(findings.map(({ number }) => number))
      }),
      { numRuns: cases(15, 300) },
    )
  })

  test('the same text gives the same result', () => {
    for (const { text } of samples) expect(checkHealth(text)).toEqual(checkHealth(text))
  })
})
