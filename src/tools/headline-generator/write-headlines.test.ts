import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BAD_NEWS_PATTERNS } from './bad-news-patterns'
import { KIND_RULES, type Kind } from './kinds'
import type { Pattern } from './pattern'
import { GENERAL_PATTERNS } from './patterns'
import { SENTENCE_KIND_PATTERNS } from './sentence-patterns'
import { LONGEST_TOPIC } from './shorten-topic'
import { HEADLINES, writeHeadlines } from './write-headlines'

const textsFor = (topic: string) => writeHeadlines(topic).headlines.map(({ text }) => text)
const formOf = (topic: string) => writeHeadlines(topic).reading.form
const kindOf = (topic: string) => writeHeadlines(topic).reading.kind

describe('headlines as an editor would write them', () => {
  test.each([
    ['Acme raises $5M to build solar kettles', 'With $5M in new funding, Acme to build solar kettles'],
    [
      'Acme raises $5M to build solar kettles',
      '[Lead investor] leads $5M round as Acme sets out to build solar kettles',
    ],
    [
      'Finlo launches an app that lets freelancers get paid at once',
      'Freelancers can get paid at once with Finlo’s app',
    ],
    ['Rosie’s Bakery opens a second shop on Elm Street', 'Elm Street: Rosie’s Bakery opens a second shop'],
    [
      'Rosie’s Bakery opens a second shop on Elm Street',
      'What Elm Street can expect from the second Rosie’s Bakery shop',
    ],
    ['City Museum hosts a night of open doors in Leeds', 'Leeds: City Museum hosts a night of open doors'],
    ['bakery opening', '[Name of the bakery] opens [where and when]'],
    ['We opened a vegan café in Leeds', 'Leeds: [Name of the vegan café] opens'],
    ['second bakery opening', '[Company] opens second bakery'],
    ['office opening', '[Company] opens office'],
    ['City Museum hosts a night of open doors in Leeds', '[Guest] comes to City Museum’s night of open doors'],
    ['Our library holds a book festival', 'What to see and do at the book festival of [Company]’s library'],
    ['Lund University hosts the Nordic Climate Summit', 'What to see and do at the Nordic Climate Summit'],
    ['Acme sponsors a festival in Leeds', 'What to see and do at the festival'],
    ['Acme launches oat milk in Germany', 'How to serve Acme’s oat milk: [dish or advice]'],
    ['Our new soup is now available', 'What is in [Company]’s new soup, and what is not'],
    ['Acme launches a coffee machine', 'Who should try Acme’s coffee machine, and who should wait'],
    ['Acme launches film camera', '[Price]: what comes with Acme’s film camera, and what does not'],
    ['Mia Wolf releases a film about bees', '“[What I liked]”: [player, reader or viewer] on Mia Wolf’s film'],
    [
      'Our newsletter reaches 100,000 readers',
      '[Name], one of the 100,000 readers of [Company]’s newsletter, on [what it changed]',
    ],
    [
      'Rosie’s Bakery reaches 5,000 customers',
      '[Name], one of the 5,000 Rosie’s Bakery customers, on [what it changed]',
    ],
    ['Acme opens its 100th store', 'From the first store in [year] to the 100th: how Acme grew'],
    ['Acme wins Red Dot award', 'Why the jury of the Red Dot award chose Acme'],
    ['Acme won three awards', 'Why the jury chose Acme'],
    ['Acme opens an office for startups in Ohio', 'What changes for startups as Acme opens an office in Ohio'],
    [
      'Acme opens a factory for batteries in Ohio',
      'What changes for [audience] as Acme opens a factory for batteries in Ohio',
    ],
    ['housing for students', 'Housing: what changes for students'],
    ['Acme’s app for nurses', 'How nurses can [benefit] with Acme’s app'],
    ['Acme laid off 40 people', 'Acme lays off 40 people'],
    ['Acme partners with Globex to rent out bikes', 'Acme and Globex to rent out bikes'],
    ['Researchers find 60% of nurses skip lunch', '60% of nurses skip lunch, according to researchers'],
    ['Acme appoints Maria Lopez as CFO', 'Maria Lopez to lead [task] as CFO of Acme'],
    [
      'Acme recalls 4,200 lamps over overheating cable',
      'How owners can check whether theirs is among the 4,200 lamps recalled by Acme',
    ],
    ['Paws & Co rescues 1,000th dog', 'After the 1,000th dog, Paws & Co turns to [next step]'],
    ['solar kettle', '[Company] launches solar kettle in [market]'],
    ['Solar kettle', '[Company] tackles [problem] with solar kettle'],
    ['a solar kettle', 'Solar kettle to reach [market] on [date]'],
    ['Acme’s solar kettle', 'Acme launches solar kettle in [market]'],
    ["Acme's solar kettle", 'Acme’s solar kettle to reach [market] on [date]'],
    ['solar kettle by Acme', 'Acme launches solar kettle in [market]'],
    ['our new CEO Maria from Google', '[Company] appoints Maria from Google as new CEO'],
    ['our new CEO Maria from Google', 'Why [Company] chose Maria from Google as new CEO'],
    ['chief marketing officer', '[Company] appoints [name] as chief marketing officer'],
    ['We launched a solar kettle in Berlin', '[Company] launches a solar kettle in Berlin'],
    ['we are opening an office in Berlin', '[Company] is opening an office in Berlin'],
    ['We’ve won the Red Dot award', '[Company] has won the Red Dot award'],
    ['We love our customers', '[Company] loves its customers'],
    ['Our startup has partnered with Globex', '[Company] has partnered with Globex'],
    ['Our kettle wins the Red Dot award', '[Company]’s kettle wins the Red Dot award'],
    ['Launching our AI assistant for nurses', '[Company] launches its AI assistant for nurses'],
    ['Launch of our AI assistant for nurses', '[Company] launches its AI assistant for nurses'],
    ['the launch of a kettle', '[Company] launches a kettle'],
    ['Raise $5M', '[Company] raises $5M'],
    ['remote work', '[Company] publishes new figures on remote work'],
    ['Sustainability', '[Company] sets out [position] on sustainability'],
    ['$5M seed round', '[Company] closes $5M seed round'],
    ['annual customer survey', '[Company] publishes annual customer survey'],
    ['how we cut energy use by 30%', '[Company] shows how it cuts energy use by 30%'],
    ['How to reuse rainwater', '[Company] shows how to reuse rainwater'],
    ['How can towns reuse rainwater?', 'How can towns reuse rainwater: [expert] explains'],
    ['Researchers found 60% of nurses skip lunch', 'Researchers find 60% of nurses skip lunch'],
    ['Acme and Globex launch a joint venture', 'Acme and Globex launch a joint venture'],
    ['Acme acquired by Globex', 'Why Acme is acquired by Globex'],
    ['Hire of new CTO Ana Silva', '[Company] hires new CTO Ana Silva'],
    ['Our annual gala on May 12 in Lisbon', '[Company] hosts annual gala on May 12 in Lisbon'],
    ['I wrote a book about bees', '[Company] writes a book about bees'],
    ['How our team built a satellite', 'How [Company]’s team built a satellite: lessons from [project]'],
    ['How our team built a satellite', '[Company] shows how its team built a satellite'],
    ['iPhone case', 'iPhone case to reach [market] on [date]'],
  ])('%s: %s', (topic, headline) => {
    expect(textsFor(topic)).toContain(headline)
  })
})

describe('how a topic is read', () => {
  test.each([
    ['Acme raises $5M', 'sentence', 'funding'],
    ['Acme will open a factory in Ohio', 'sentence', 'expansion'],
    ['Acme reaches 1 million users', 'sentence', 'milestone'],
    ['Acme buys Globex', 'sentence', 'acquisition'],
    ['Acme appoints Maria Lopez as CFO', 'appointment', 'hire'],
    ['Acme recalls its kettle', 'sentence', 'bad-news'],
    ['data breach', 'thing', 'bad-news'],
    ['Acme cuts 120 jobs', 'sentence', 'bad-news'],
    ['Acme cuts prices', 'sentence', 'general'],
    ['Our CEO was arrested', 'sentence', 'bad-news'],
    ['Museum hosts strike-a-pose night', 'sentence', 'event'],
    ['Acme strikes a deal with Globex', 'sentence', 'general'],
    ['pricing plans for teams', 'thing', 'general'],
    ['a platform that helps nurses plan shifts', 'thing', 'general'],
    ['product launch event', 'thing', 'event'],
    ['solar-powered kettle', 'thing', 'general'],
    ['a newly improved kettle', 'thing', 'general'],
    ['climate change', 'field', 'general'],
    ['new partnership', 'thing', 'partnership'],
    ['new head of sales', 'appointment', 'hire'],
    ['why towns flood', 'explanation', 'general'],
    ['Is the kettle safe?', 'label', 'general'],
    ['水のやかん', 'label', 'general'],
    ['קומקום סולארי', 'label', 'general'],
  ])('%s: %s, %s', (topic, form, kind) => {
    expect([formOf(topic), kindOf(topic)]).toEqual([form, kind])
  })

  test('finds the facts that a topic says', () => {
    expect(writeHeadlines('Acme raises $5.5 million in Berlin in May 2026, up 30%').reading.facts).toEqual({
      money: '$5.5 million',
      percent: '30%',
      date: 'in May 2026',
      place: 'Berlin',
    })
    expect(writeHeadlines('Acme helps 300 schools').reading.facts).toEqual({ figure: '300' })
  })

  test('a pattern never asks for a place, date or sum that the topic says', () => {
    const texts = textsFor('Acme launches solar kettle in Berlin for $49 on May 4').join('\n')
    expect(texts).not.toMatch(/\[(?:place|market|date|price)\]/)
  })
})

describe('hostile topics', () => {
  const hostile = {
    'one word': 'kettle',
    'one letter': 'x',
    'a number': '2026',
    'emoji around words': '🚀🔥 solar kettle 👩‍🚀🇩🇪',
    'a family and a keycap': '👨‍👩‍👧‍👦 1️⃣ kettle',
    'punctuation around a word': '!!! kettle ???',
    'an open quotation mark': 'Acme says "we did it',
    'quotation marks in pairs': 'Acme launches "Sun" and "Moon"',
    'single quotation marks': "Acme's 'best' kettle isn't 'cheap",
    'brackets that do not close': 'kettle (solar [new',
    'braces of a pattern': '{company} {noun} {clause}',
    'line breaks and tabs': 'solar\n\nkettle\r\n\tfor\u2028tents',
    'right to left with controls': '\u202eקומקום\u202c \u200fסולארי',
    'mark-up': '<script>alert(1)</script> kettle',
    'a very long sentence': `Acme raises $5M to build ${'very '.repeat(2000)}long kettles`,
    'a very long word': 'kettle'.repeat(1000),
    'a page of punctuation after a word': `kettle ${'!'.repeat(200_000)}`,
    'names of object properties': 'constructor toString hasOwnProperty __proto__',
    'we constructor': 'we constructor our __proto__',
    'only small words': 'of the and to a',
    capitals: 'ACME LAUNCHES SOLAR KETTLE',
    'two sentences': 'Acme Inc. raises $5M. It builds kettles.',
    'its own placeholder': '[Company] launches [product]',
    'a lone surrogate': 'kettle \ud800 solar',
    'a verb with small words behind it': 'award our in partnership',
  }
  test.each(Object.entries(hostile))('%s', (_, topic) => checkEight(topic))

  test('says what it left out', () => {
    expect(writeHeadlines('🚀 kettle').reading.notes).toEqual([expect.stringContaining('Emoji')])
    expect(writeHeadlines('Acme Inc. raises $5M. It builds kettles.').reading.notes).toEqual([
      expect.stringContaining('first sentence'),
    ])
    expect(writeHeadlines('ACME LAUNCHES SOLAR KETTLE').reading.notes).toEqual([expect.stringContaining('capitals')])
    expect(writeHeadlines('kettles and '.repeat(40)).reading.notes).toEqual([
      expect.stringMatching(/^Your topic has 479 characters, .*The headlines use its beginning: “.*kettles”\.$/),
    ])
    expect(writeHeadlines('solar kettle').reading.notes).toEqual([])
  })

  test('keeps an abbreviation inside its sentence', () => {
    expect(textsFor('Acme Inc. raises $5M. It builds kettles.')[0]).toBe('Acme Inc. raises $5M')
  })
})

describe.each(['we pay', 'Acme pays', 'Researchers meet'])('a sentence that says much: “%s …”', (start) => {
  const kinds = 'CEO award survey partnership event launch milestone recall funding acquisition open'.split(' ')
  test.each(kinds)('%s has eight headlines, whatever else it says', (kind) => {
    for (const sum of ['', ' $5M', ' 30%', ' 40'])
      for (const place of ['', ' in Berlin'])
        for (const day of ['', ' on Monday', ' on May 4'])
          for (const role of ['', ' as partner']) checkEight(`${start}${sum} ${kind}${place}${day}${role}`)
  })
})

describe('whatever the topic', { timeout: 30_000 }, () => {
  const word = fc.constantFrom(
    ...'we our Acme Globex raises launch launches launched plans CEO Maria from by to and in Berlin $5M 30% "sun" Acme’s how why the a solar kettle survey award partnership event (new) first-ever is that'.split(
      ' ',
    ),
  )

  test('made of words that the rules know', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => checkEight(words.join(' '))),
      { numRuns: 100 },
    )
  })

  test('made of any characters, as long as there is a letter or a digit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }).filter((text) => /[\p{L}\p{N}]/u.test(text)),
        (topic) => checkEight(topic),
      ),
      { numRuns: 60 },
    )
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => /[\p{L}\p{N}]/u.test(text)),
        (topic) => checkEight(topic),
      ),
      { numRuns: 100 },
    )
  })
})

test('every form has eight patterns that need nothing, for every sort of news', () => {
  const free = (patterns: readonly Pattern[], kind: Kind) =>
    patterns.filter(
      ({ needs, unless, unlessSays, kinds }) => !needs && !unless && !unlessSays && (kinds?.includes(kind) ?? true),
    )
  for (const patterns of Object.values(GENERAL_PATTERNS)) {
    for (const kind of ['general', ...KIND_RULES.map((rule) => rule.kind)] as Kind[]) {
      expect(new Set(free(patterns, kind).map(({ text }) => text)).size).toBeGreaterThanOrEqual(8)
    }
  }
})

test('bad news has eight patterns of its own, of which none sells', () => {
  for (const topic of [
    'Acme recalls its kettle',
    'data breach',
    'salmonella in our food',
    'Is the kettle overheating?',
    'Acme closes its plant in Ohio',
    'Acme lays off 40 people',
    'Explosion at Acme kills three workers',
    'Our website is down since Monday',
  ]) {
    expect(kindOf(topic)).toBe('bad-news')
    expect(textsFor(topic)).toHaveLength(HEADLINES)
    expect(textsFor(topic).join()).not.toMatch(/launch|join forces|milestone|who should try/i)
  }
})

test('what is not counted is neither reached nor owned', () => {
  expect(textsFor('Acme triples revenue').join()).not.toMatch(/(?:to|behind|After) revenue/)
  expect(textsFor('Acme hits $5M in revenue').join()).not.toMatch(/behind|one of/)
  expect(textsFor('Acme reaches 500 stores').join()).not.toMatch(/one of/)
})

test('no headline shows a pronoun as something that the company has', () => {
  expect(textsFor('our it raises a question').join()).not.toMatch(/’s it,/)
})

test('no pattern shouts, asks, promises or says “we”', () => {
  const every = [
    ...Object.values(GENERAL_PATTERNS),
    ...Object.values(BAD_NEWS_PATTERNS),
    ...Object.values(SENTENCE_KIND_PATTERNS),
  ].flat()
  for (const { text } of every) {
    expect(text).not.toMatch(/[!?]|\b(?:we|our|you|your|secret|shocking|amazing|exclusive|breaking)\b/i)
  }
})

function checkEight(topic: string) {
  const { headlines, reading, placeholders } = writeHeadlines(topic)
  const texts = headlines.map(({ text }) => text)
  const count = (text: string, mark: string) => text.split(mark).length
  const problems = texts.flatMap((text) => [
    ...(/\s\s|^\s|\s$|[\n\r\t]|undefined|\bfunction\b/.test(text) ? [`spaces or worse: ${text}`] : []),
    ...(/(?![©®™ℹ])\p{Extended_Pictographic}/u.test(text) ? [`a picture: ${text}`] : []),
    ...(count(text, '“') !== count(text, '”') || text.includes('"') ? [`quotation marks: ${text}`] : []),
    ...(count(text, '(') !== count(text, ')') || count(text, '[') !== count(text, ']') ? [`brackets: ${text}`] : []),
    ...([...text].length > LONGEST_TOPIC + 90 ? [`too long: ${text}`] : []),
    ...(reading.keyWords.length === 0 || reading.keyWords.some((word) => text.toLowerCase().includes(word))
      ? []
      : [`nothing of the topic: ${text}`]),
  ])
  expect(problems).toEqual([])
  expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(HEADLINES)
  expect(texts).toHaveLength(HEADLINES)
  expect(placeholders).toBe(texts.join('\n').match(/\[[^[\]\n]*[\p{L}\p{N}][^[\]\n]*\]/gu)?.length ?? 0)
}
