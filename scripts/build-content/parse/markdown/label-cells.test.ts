import { describe, expect, it } from 'vitest'
import { readBody } from '.'
import { parserNames } from './parser'

const labels = (text: string) => {
  const { html } = readBody(text, 1)
  return Array.from(html.text.matchAll(/<(?:td|th)[^>]* data-label="([^"]*)"/g), ([, label]) => label)
}
const THREE = '| Day | Who | What |\n| --- | --- | --: |\n'

describe('cells of a table', () => {
  it.each(parserNames)('carry the words of their column, read by %s', (parser) => {
    const { html } = readBody(`${THREE}| 1 | us | a |`, 1, parser)
    expect(html.text).toContain('<td data-label="Day">1</td>\n<td data-label="Who">us</td>')
    expect(html.text).toContain('<td data-label="What" align="right">a</td>')
  })
  it('carry none without words of their own', () => {
    expect(labels(`${THREE}| 1 | | a |`)).toEqual(['Day', 'What'])
  })
  it('carry none in a table of two columns', () => {
    expect(labels('| Day | Who |\n| --- | --- |\n| 1 | us |')).toEqual([])
  })
  it('carry none below a heading without words or with a picture', () => {
    expect(labels('| | Who | ![A map](map.png) |\n| --- | --- | --- |\n| 1 | us | a |')).toEqual(['Who'])
  })
  it('carry none where a heading is a sentence', () => {
    expect(labels(`| Day | Who | ${'word '.repeat(15)}|\n| --- | --- | --- |\n| 1 | us | a |`)).toEqual([])
  })
  it('carry words without their tags, and safely', () => {
    expect(labels('| **Day** & night | `Who` | "What" <b |\n| --- | --- | --- |\n| 1 | us | a |')).toEqual([
      'Day &#x26; night',
      'Who',
      '&#x22;What&#x22; <b',
    ])
  })
  it.each([
    ['a cell across two columns', '<tr><td colspan="2">1</td><td>a</td></tr>'],
    ['a table in a cell', '<tr><td>1</td><td>us</td><td><table><tr><td>a</td></tr></table></td></tr>'],
  ])('carry none beside %s', (_, row) => {
    const head = '<thead><tr><th>Day</th><th>Who</th><th>What</th></tr></thead>'
    expect(labels(`<table>${head}<tbody>${row}</tbody></table>`)).toEqual([])
  })
  it('are not looked for in the value of an attribute', () => {
    const title = '<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tr><td onclick=run()>'
    const { html } = readBody(`<p title='${title}'>x</p>\n\n${THREE}| 1 | us | a |`, 1)
    expect(html.text).not.toMatch(/<td data-label="a"/)
    expect(html.text).toContain('<td data-label="Day">')
  })
})
