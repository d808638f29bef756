import { describe, expect, test } from 'vitest'
import { minutesFor } from '../content-file'
import { readBody } from '.'
import { wordsIn } from './trusted-html'

/** As many characters of a text as are asked for. */
const repeated = (text: string, characters: number): string =>
  [...text.repeat(Math.ceil(characters / [...text].length))].slice(0, characters).join('')

const minutes = (body: string): number => minutesFor(readBody(body, 1).words)

describe('reading time', () => {
  test.each([
    ['Japanese, of 2,000 characters', repeated('私たちの仕事は言葉を届けることです。', 2000), 4],
    ['Japanese with marks of full width', repeated('なぜ、今この話をするのでしょうか？（答えは簡単です）', 2000), 4],
    ['Katakana of half width', repeated('ﾌﾟﾚｽﾘﾘｰｽ', 1000), 2],
    ['Chinese, of 5,000 characters', repeated('我们的工作是把话语传递给读者。', 5000), 10],
    ['traditional Chinese', repeated('我們的工作是把話語傳遞給讀者。', 1500), 3],
    [
      'Chinese in paragraphs, a list and a heading',
      `## 计划\n\n${`${repeated('把话语传递给读者。', 100)}\n\n- `.repeat(10)}`,
      3,
    ],
    ['Thai, of 3,000 characters', repeated('เราช่วยให้แบรนด์เล่าเรื่องราวของตนเอง', 3000), 3],
    ['Thai with spaces between sentences', repeated('เราช่วยให้แบรนด์เล่าเรื่องราวของตนเอง และทำงานกับนักข่าว ', 3000), 3],
    ['Lao', repeated('ພວກເຮົາຊ່ວຍໃຫ້ຍີ່ຫໍ້ເລົ່າເລື່ອງລາວຂອງຕົນເອງ', 2000), 2],
    ['Khmer', repeated('ក្រុមហ៊ុនរបស់យើងជួយឱ្យម៉ាកយីហោប្រាប់រឿងរ៉ាវ', 2000), 2],
    ['Burmese', repeated('ကျွန်ုပ်တို့၏ကုမ္ပဏီသည်အမှတ်တံဆိပ်များအား', 2000), 2],
    ['Korean, which has spaces', '우리는 브랜드가 자신의 이야기를 전하도록 돕습니다. '.repeat(110), 3],
    ['English', 'A good brief answers five questions. '.repeat(110), 3],
    ['English that quotes a Chinese name', `${'A good brief answers five questions. '.repeat(110)}北京`, 4],
    ['one word', 'Soon.', 1],
    ['one character', '字', 1],
  ])('%s', (_, body, expected) => {
    expect(minutes(body)).toBe(expected)
  })
})

test('words beside characters are counted as words', () => {
  expect(wordsIn('PR 会社')).toBe(1 + 2 * (220 / 500))
  expect(wordsIn('PR会社のAI活用')).toBe(2 + 5 * (220 / 500))
  expect(wordsIn('会社！')).toBe(2 * (220 / 500))
})

test('a text with spaces is counted by them', () => {
  expect(wordsIn('Launch – day one, at 9:30')).toBe(6)
  expect(wordsIn(' \n')).toBe(0)
})
