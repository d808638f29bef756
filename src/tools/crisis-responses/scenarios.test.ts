import { describe, expect, test } from 'vitest'
import { BAD_PHRASES } from '../../../tests/tool-samples/bad-phrases'
import { SCENARIOS } from '../../../tests/tool-samples/crisis-responses'
import { CRISIS_KINDS } from './crisis-kinds'
import { writeDocuments } from './documents'
import { checkFirstMessage } from './first-message-check'
import { countWords, MOST_WORDS, messageMap } from './message-map'
import { readScenario } from './read-scenario'
import { makeStatement } from './statement'
import { documentText } from './take-away'

describe.each(Object.entries(SCENARIOS))(
  '%s',
  (_, { typed, kinds, says = [], never = [], greets, firstAfterTitle }) => {
    const reading = readScenario(typed)
    const texts = writeDocuments(reading).map((document) => documentText(document, {}))
    const all = texts.join('\n')

    test('is read as what it is', () => {
      expect(reading.kinds.map(({ kind }) => kind.id).join(' ')).toBe(kinds)
    })

    test('says what has to be said', () => {
      for (const words of says) expect(all).toMatch(words)
      if (greets) expect(texts[2]).toContain(greets)
      if (firstAfterTitle) expect(texts[0]?.split('\n\n')[1]).toMatch(firstAfterTitle)
    })

    test('says nothing that could hurt somebody, or that says nothing', () => {
      for (const words of [...never, ...BAD_PHRASES]) expect(all).not.toMatch(words)
    })

    test('says what happened, what people must do, what is not known, what is done, and when the next update comes', () => {
      const { now, lead, claim, isClaimLater, unknown, process } = makeStatement(reading)
      const order = [
        ...lead.slice(0, 1),
        ...(isClaimLater ? [now[0] ?? '', ...claim] : [...claim.slice(0, 1), now[0] ?? '']),
        unknown,
        ...process.slice(0, 1),
        'Our next update',
      ]
      const places = order.map((words) => texts[0]?.indexOf(words) ?? -1)
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(places).toEqual([...places].sort((one, other) => one - other))
    })

    test('the text for the media says “we” only in quotations', () => {
      expect(texts[3]?.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:we|us|our)\b/i)
    })

    test('the public statement has the six parts of a first message', () => {
      const parts = checkFirstMessage(makeStatement(reading), texts[0] ?? '')
      expect(parts.filter(({ state }) => state === 'missing')).toEqual([])
    })

    test('no placeholder is inside another', () => {
      expect(all).not.toMatch(/\[[^\]]*\[/)
    })
  },
)

test.each(CRISIS_KINDS)('the message map of $id has three messages with three facts, in at most 27 words', ({ id }) => {
  const map = messageMap(readScenario('Something happened.', { kind: id }))
  expect(map.map(({ supports }) => supports.length)).toEqual([3, 3, 3])
  expect(countWords(map)).toBeLessThanOrEqual(MOST_WORDS)
})

test.each(CRISIS_KINDS)('the message map of a death in $id mourns, in at most 27 words', ({ id }) => {
  const map = messageMap(readScenario('A worker died.', { kind: id }))
  if (id === 'rumor' || id === 'bank-rumor') return
  expect(map[0]?.text).toMatch(/^We mourn with the family\./)
  expect(countWords(map)).toBeLessThanOrEqual(MOST_WORDS)
})

// Only the visitor knows what is being done, read, published or closed: each verb is inside a blank.
test.each(CRISIS_KINDS)('nothing is said to be done about $id that nobody has said', ({ id }) => {
  const documents = writeDocuments(readScenario('Something happened.', { kind: id }))
  const said = documents.map((document) => documentText(document, {}).replace(/\[[^\]]+\]/g, '')).join('\n')
  expect(said).not.toMatch(
    /\b(?:we are|is) (?:looking|measuring|cleaning|helping|finding out|working on|preparing|answering|talking|checking|investigating)\b/i,
  )
  expect(said).not.toMatch(/\b(?:is|are) published\b|keep the proof|in confidence/i)
})

test('there are twenty', () => {
  expect(Object.keys(SCENARIOS)).toHaveLength(20)
})
