import { describe, expect, test } from 'vitest'
import { INVISIBLE } from './visible'

describe('characters that nothing needs', () => {
  test.each([
    ['a space without width', 'a\u200bb'],
    ['an order to turn the text around', 'user\u202e txt.exe'],
    ['an isolate', 'a\u2066b\u2069'],
    ['a joiner of words', 'a\u2060b'],
    [
      'tags that spell words',
      `a${[...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')}`,
    ],
    ['tags behind a flag', `\u{1f3f4}${'\u{e0061}'.repeat(7)}`],
    ['the old mark of a language', '\u{e0001}a'],
    ['a joiner between Latin letters', 'pass\u200dword'],
    ['a non-joiner at the start', '\u200cword'],
    ['bytes in styles of emoji', '😀\ufe01\ufe02\ufe03'],
    ['a style of emoji behind a letter', 'a\ufe0f'],
    ['forms of Chinese characters behind others', '😀\u{e0101}\u{e0102}'],
    ['fillers', 'a\u3164b\uffa0'],
    ['a mark of the byte order', 'a\ufeffb'],
    ['separators of lines', 'a\u2028b\u2029'],
    ['notes between lines', '\ufff9a\ufffab\ufffb'],
    ['marks of notes in music', 'a\u{1d173}b'],
  ])('%s', (_, text) => expect(text).toMatch(INVISIBLE))
})

describe('characters that a text needs', () => {
  test.each([
    ['emoji with a style', 'Made with ❤️ by us ☕︎'],
    ['a family', '👨‍👩‍👧‍👦 and 🏳️‍🌈'],
    ['a key', 'Press 1️⃣ and #️⃣'],
    [
      'the flags of parts of a country',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} and 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['a mark of direction', 'C++\u200e ‏שלום'],
    ['a soft hyphen', 'Donau\u00addampf'],
    ['a form of a Chinese character', '葛\u{e0100}城市'],
    ['a space that does not break', '20\u00a0% of\u202fall'],
    ['accents', 'Cafe\u0301 Nguyễn'],
    ['Mongolian', 'ᠠ\u180b'],
  ])('%s', (_, text) => expect(text).not.toMatch(INVISIBLE))
})
