import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('quotes what needs it and ends every line with CRLF', () => {
  expect(
    toCsv([
      ['Name', 'Note'],
      ['Ann "A." Lee', 'one, two'],
      ['Ünal', 'a\nb'],
      ['Rate', 97.5],
    ]),
  ).toBe('\uFEFFName,Note\r\n"Ann ""A."" Lee","one, two"\r\nÜnal,"a\nb"\r\nRate,97.5\r\n')
})

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1'])('keeps %j from running in a spreadsheet', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`)
})

test('leaves numbers alone, negative ones too', () => {
  expect(toCsv([[-98.8]])).toBe('\uFEFF-98.8\r\n')
})
