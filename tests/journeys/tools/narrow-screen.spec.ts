import type { Raw } from '../../../src/tools/kit/form/fields'
import type { Tool } from '../../../src/tools/kit/tool'
import { examplesOf } from '../../tier'
import { expect, test } from '../journey'
import { shownTakeAways } from './take-aways'
import { expectFits, makeResult, resultOf } from './tool-page'

/** A word of 49 letters, as in an insurance company's own name. */
const LONG_WORD = 'Rechtsschutzversicherungsgesellschaftenvertretung'

/** More than a campaign costs. Of larger numbers a table of three columns can scroll inside of the page. */
const LARGE_NUMBER = 9_999_999

/** The example of a tool with a long word in every text and every number as high as the form allows it, or large. */
function longValues({ fields, example }: Tool): Raw {
  const values = Object.entries(example as Raw).map(([name, text]) => {
    const field = fields[name]
    if (field?.kind === 'text')
      return [name, `${text} ${LONG_WORD}`.slice(-(field.maxLength ?? Number.MAX_SAFE_INTEGER))]
    if (field?.kind === 'number') return [name, String(field.max ?? LARGE_NUMBER)]
    return [name, text]
  })
  return Object.fromEntries(values)
}

/** The beginnings of the elements that hide a part of their width until they are scrolled. */
function partsThatScrollSideways(result: Element): string[] {
  return [...result.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .map((element) => element.outerHTML.slice(0, 120))
}

for (const { tool } of examplesOf(shownTakeAways)) {
  test(`${tool.slug}: a result of long values fits a screen of 320 pixels`, async ({ page }) => {
    await makeResult(page, tool, longValues(tool))
    for (const folded of await resultOf(page, tool).locator('summary').all()) await folded.click()
    await expectFits(page, 320)
    expect(await resultOf(page, tool).evaluate(partsThatScrollSideways)).toEqual([])
  })
}
