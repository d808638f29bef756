import { expect, test } from 'vitest'
import { checkHealth } from '../health'
import { toText } from '../report'

/** The line of the report about stuffing. */
const stuffing = (body: string) =>
  toText(checkHealth(`Acme opens kettle plant in Leeds and hires 120 people\n\n${body}`)).match(
    /^.*No stuffing, .*$/m,
  )?.[0]

const PLAIN = 'The town sold the land last year and the work took twelve months in all. '.repeat(4)

test('the places are the uses that the reason counts', () => {
  const line = stuffing(`Acme today opened a plant. A boat, two boats and a boat came. ${PLAIN}`)
  expect(line).toMatch(/No stuffing, 3 places \(Lead, line 3: boat, boats, boat\)\. “boat” or “boats” is used 3 times/)
})

test('a term that the whole text has too often is marked at every use, once', () => {
  const line = stuffing(`${'A cargo boat is sold. '.repeat(3)}\n\n${'The boat, a boat, is a boat. '.repeat(3)}${PLAIN}`)
  expect(line).toMatch(/No stuffing, 12 places/)
  expect(line).toMatch(/“boat”: together 12 of \d+ words/)
  expect(line).toMatch(/is used 3 times in “The boat, a boat, is a boat\.”/)
})

test('two terms in one sentence are both marked', () => {
  const line = stuffing(`Acme opened a plant. Tea pots, tea cups and tea bags fit pots, pots and lids. ${PLAIN}`)
  expect(line).toMatch(
    /No stuffing, 6 places \(Lead, line 3: Tea, pots, tea, tea, pots, pots\)\. Each is used 3 times in “Tea pots/,
  )
})
