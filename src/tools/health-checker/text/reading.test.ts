import { describe, expect, test } from 'vitest'
import { namesDay } from './dates'
import { datelineLength } from './parts'
import { prepare } from './prepare'
import { findQuotations } from './quotations'
import { readRelease } from './release'
import { splitSentences } from './sentences'
import { findWords, stem } from './words'

const whole = (text: string) => ({ start: 0, end: text.length })

describe('splitSentences', () => {
  test.each([
    ['Acme opens on Jan. 5 in Calif. today. It is big.', ['Acme opens on Jan. 5 in Calif. today.', 'It is big.']],
    ['Sales in the U.S. rose. Costs fell.', ['Sales in the U.S. rose.', 'Costs fell.']],
    ['Acme sells in the U.S. The company is old.', ['Acme sells in the U.S.', 'The company is old.']],
    ['Acme Inc. said that J. R. Smith spoke.', ['Acme Inc. said that J. R. Smith spoke.']],
    ['It belongs to Acme Inc. It was sold.', ['It belongs to Acme Inc.', 'It was sold.']],
    ['It was broken by\na mail program. It is one.', ['It was broken by\na mail program.', 'It is one.']],
    ['Doors open at 9 a.m. on Friday. It costs $5.50.', ['Doors open at 9 a.m. on Friday.', 'It costs $5.50.']],
    ['Is it new? Yes! It is.', ['Is it new?', 'Yes!', 'It is.']],
    ['“We did it.” The team cheered.', ['“We did it.”', 'The team cheered.']],
    ['“We did it!” she said.', ['“We did it!” she said.']],
    ['See acme.example. Version 2.0 is out.', ['See acme.example.', 'Version 2.0 is out.']],
    ['No stop at the end', ['No stop at the end']],
    ['Wait... What?', ['Wait...', 'What?']],
    ['Dr. Kern and Mr. Vos met No. 7. All were there.', ['Dr. Kern and Mr. Vos met No. 7.', 'All were there.']],
  ])('%s', (text, sentences) => {
    expect(splitSentences(text, whole(text)).map(({ start, end }) => text.slice(start, end))).toEqual(sentences)
  })
})

describe('findQuotations', () => {
  test.each([
    ['He said, “a b.” Then “c”.', ['“a b.”', '“c”']],
    ['He said, "a b." Then "c".', ['"a b."', '"c"']],
    ['‘It’s the team’s win,’ he said.', ['‘It’s the team’s win,’']],
    ["'It isn't ours,' he said.", ["'It isn't ours,'"]],
    ["The company's board and the teams' plan.", []],
    ['A 5" screen and a 7" one.', []],
    ['“A paragraph that goes on', ['“A paragraph that goes on']],
    ['„Guten Tag“, sagte sie.', ['„Guten Tag“']],
    ['“smart open, straight close" and on', ['“smart open, straight close"']],
  ])('%s', (text, quotations) => {
    expect(findQuotations(text, whole(text)).map(({ start, end }) => text.slice(start, end))).toEqual(quotations)
  })
})

describe('datelineLength', () => {
  test.each([
    'OSLO, Norway, 5 May 2026 – Acme opens.',
    'AUSTIN, Texas — Jan. 5, 2026 — Acme opens.',
    'MANCHESTER, 5 MAY 2026 – Acme opens.',
    'LONDON (March 3, 2026) - Acme opens.',
    'Leeds, 3 March 2026: Acme opens.',
    'Frankfurt am Main, 2026-03-03 – Acme opens.',
    '5 May 2026 – Acme opens.',
    'OSLO – Acme opens.',
  ])('%s', (text) => expect(text.slice(datelineLength(text))).toBe('Acme opens.'))

  test.each(['Acme – the maker of lamps – opens a shop.', 'Acme opens a shop on 5 May 2026 – its third.', ''])(
    'none: %s',
    (text) => expect(datelineLength(text)).toBe(0),
  )
})

describe('namesDay', () => {
  test.each(['May 5', '5 May 2026', 'May 5th, 2026', '2026-05-05', '5th of May'])('%s', (text) =>
    expect(namesDay(`OSLO, ${text} – It opens.`, '2026-05-05')).toBe(true),
  )
  test.each(['May 15', '15 May', 'May', '5 maybe'])('not in %s', (text) =>
    expect(namesDay(text, '2026-05-05')).toBe(false),
  )
})

describe('parts', () => {
  const parts = (text: string) => readRelease(text).parts.map(({ name, start, end }) => [name, text.slice(start, end)])

  test('lines that a mail program broke are one paragraph', () => {
    const text =
      'OSLO, 5 May 2026 - Acme today opened a factory for lamps in the old\nharbour. It will hire 40 people before the end of the year to build\nthem.'
    expect(parts(text)).toEqual([['Lead', text]])
  })

  test('a heading above a broken paragraph stays apart', () => {
    const text =
      'About Acme\nAcme builds lamps for offices and for homes, and it has done so since the year\n1950. It has 40 employees.'
    expect(parts(text).map(([name]) => name)).toEqual(['Boilerplate heading', 'Boilerplate'])
  })

  test('two headlines below each other are two', () => {
    const text =
      'Acme opens a lamp factory in Oslo after two years of work\nPlant in the old harbour hires forty people before winter'
    expect(parts(text)).toHaveLength(2)
  })

  test('a release without blank lines is read line by line', () => {
    const text = `FOR IMMEDIATE RELEASE
Acme opens a lamp factory in the harbour of Oslo
OSLO, 5 May 2026 – Acme today opened a factory for lamps in Oslo.
It has 40 employees and two machines there.
About Acme
Acme builds lamps in Norway since 1950.
Media contact
Ada Berg, ada@acme.example
###`
    expect(parts(text).map(([name]) => name)).toEqual([
      'Release line',
      'Headline',
      'Lead',
      'Body',
      'Boilerplate heading',
      'Boilerplate',
      'Contact',
      'Contact',
      'End mark',
    ])
  })

  test.each(['###', '# # #', '-30-', '– 30 –', 'ENDS', '-ENDS-', 'End', '*** ENDS ***', '####'])(
    'end mark %s',
    (mark) => {
      expect(parts(mark)).toEqual([['End mark', mark]])
    },
  )

  test.each(['30', '#1 in Europe', 'Endesa', 'The end of an era'])('no end mark: %s', (line) => {
    expect(parts(line).flat()).not.toContain('End mark')
  })

  test.each([
    'FOR IMMEDIATE RELEASE',
    'For immediate release: 5 May 2026',
    'EMBARGOED UNTIL 9:00 CET',
    'Under embargo until Monday',
    'HOLD FOR RELEASE',
  ])('release line %s', (line) => expect(parts(line)).toEqual([['Release line', line]]))
})

describe('words', () => {
  test('hyphens, stops inside and numbers do not cut a word', () => {
    const words = findWords('The U.S. best-in-class 1,200 don’t $5.50 acme.example!').map(({ text }) => text)
    expect(words).toEqual(['The', 'U.S', 'best-in-class', '1,200', 'don’t', '5.50', 'acme.example'])
  })

  test.each([
    ['launches', 'launched'],
    ['battery', 'batteries'],
    ['Acme’s', 'ACME'],
    ['recycling', 'recycle'],
    ['buses', 'bus'],
    ['loaves', 'loave'],
  ])('%s and %s are one term', (one, other) => expect(stem(one)).toBe(stem(other)))
})

describe('prepare', () => {
  test('line ends, odd spaces and invisible signs', () => {
    expect(prepare('\ufeffa\r\nb\rc\u2028d\u00a0e\u200b\tf\u00ad\0 ').text).toBe('a\nb\nc\nd e f')
  })

  test('markup is left out and said', () => {
    const html =
      '<h1>Acme &amp; Co</h1><p class="x">Line one<br/>two &ndash; &#8220;three&#8221;</p><script>alert(1)</script><ul><li>a</li><li>b</li></ul>'
    expect(prepare(html)).toEqual({ text: 'Acme & Co\n\nLine one\ntwo – “three”\n\na\n\nb', hadHtml: true })
  })

  test.each(['a < b and c > d', 'Prices <50 and >20', 'Write to <ada@acme.example>'])('no markup: %s', (text) => {
    expect(prepare(text)).toEqual({ text, hadHtml: false })
  })

  test('emoji stay whole', () => expect(prepare('👩‍💻 ok').text).toBe('👩‍💻 ok'))
})
