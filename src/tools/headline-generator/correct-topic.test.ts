import { describe, expect, test } from 'vitest'
import { writeHeadlines } from './write-headlines'

const textsFor = (topic: string) => writeHeadlines(topic).headlines.map(({ text }) => text)

test('those who were killed get no severance', () => {
  expect(textsFor('Explosion at Acme kills three workers').join()).not.toMatch(/lose their jobs|Severance/)
})

test('a pattern for goods is not used for a game', () => {
  expect(textsFor('Acme launches a puzzle game').join()).not.toMatch(/\[Problem|\[Price\]/)
  expect(textsFor('Acme launches a kettle').join()).toMatch(/\[Problem/)
})

describe('the topic is corrected before eight headlines repeat it', () => {
  test.each([
    ['Our website is down since Monday', '[Company]’s website has been down since Monday'],
    ['WE LAUNCHED OUR PUZZLE GAME ON STEAM IN BERLIN', '[Company] launches its puzzle game on Steam in Berlin'],
    ['Unsere App startet und launches in Spain', '[Product] launches in Spain'],
    ['Acme sells kettles since May', 'Acme sells kettles since May'],
  ])('%s: %s', (topic, headline) => {
    expect(textsFor(topic)[0]).toBe(headline)
  })

  test('a doubtful spelling is flagged, and a certain one is not', () => {
    expect(writeHeadlines('Acme launches vegan cheeze').reading.notes.join()).toContain('“cheeze”')
    expect(writeHeadlines('Acme launches vegan cheese').reading.notes).toEqual([])
  })
})
