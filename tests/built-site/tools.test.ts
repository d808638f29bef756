import { expect, test } from 'vitest'
import type { Benchmark } from '../../src/schema/benchmarks'
import { dataIn, read } from './site'

/** A site may do without figures of others. */
const benchmarks = dataIn('settings')
  .filter((name) => name === 'benchmarks')
  .flatMap(
    (name) => (JSON.parse(read(`data/settings/${name}.json`)) as { benchmarks: Benchmark[] } | null)?.benchmarks ?? [],
  )

/** What visitors read, without tags; React parts texts by comments. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The item of the page that shows a figure, with all that was counted in the same way. */
function itemOf(tool: string, label: string): string {
  const term = `<dt>${label}</dt>`
  return (
    read(`tools/${tool}.html`)
      .split('<li')
      .find((item) => item.includes(term))
      ?.split('</li>')[0] ?? ''
  )
}

test('figure, definition, size, source and date of every benchmark are on the page of its tool', () => {
  for (const one of benchmarks) {
    const item = itemOf(one.tool, one.label)
    expect(textOf(item)).toContain(`${one.label}${one.figure}`)
    expect(textOf(item)).toContain(one.definition)
    expect(textOf(item)).toContain(one.size)
    expect(item).toContain(`href="${one.url}"`)
    expect(textOf(item)).toContain(one.source)
    expect(item).toMatch(new RegExp(`<time datetime="${one.date}"`, 'i'))
  }
})
