import { describe, expect, test } from 'vitest'
import { prepare } from '../text/prepare'
import { readRelease } from '../text/release'
import { unprovenSuperlatives } from './superlatives'

/** The superlatives that a sentence does not prove. */
function unproven(sentence: string): string[] {
  const release = readRelease(prepare(`Acme opens kettle plant in Leeds\n\nAcme opens a plant today. ${sentence}`).text)
  return unprovenSuperlatives(release).map(({ start, end }) => release.text.slice(start, end))
}

describe('a superlative needs a source, or a figure of its own', () => {
  test.each([
    ['The hinge has been tested 50,000 times and is the best hinge on the market.', ['best']],
    ['The depot is the most modern in the region and has room for 18,000 pallets.', ['the most modern']],
    ['It is the best lamp for 89 euros.', ['best']],
    ['It has 12 halls; it is the largest plant in Norway.', ['largest']],
    ['It is the fastest train.', ['fastest']],
    ['Acme is the world’s leading maker of kettles, with 900 employees.', ['the world’s leading']],
  ])('%s', (sentence, found) => expect(unproven(sentence)).toEqual(found))

  test.each([
    'It is the largest plant in Norway, with 14,000 tonnes a year.',
    'With 14,000 tonnes a year, it is the largest plant in Norway.',
    'It is the best bakery in Leeds, according to Bread Monthly.',
    'It is the most modern depot in Poland in a survey of 40 depots.',
    'The most recent figures are from May.',
    'The most common fault is a loose lid.',
    '“It is the best plant,” said Maya Lindqvist.',
  ])('%s', (sentence) => expect(unproven(sentence)).toEqual([]))
})
