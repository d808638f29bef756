import { tool } from '../../../src/tools/content-brief/tool'
import { briefTable } from '../content'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { fill, makeResult, resultOf } from './tool-page'

const goal = briefTable?.goals[0]
const tone = briefTable?.tones[0]
const short = briefTable?.formats.find(({ isShort }) => isShort)
const long = briefTable?.formats.find(({ isShort }) => !isShort)

const lamp = {
  ...{ brandName: 'Lumen', description: 'A desk lamp that follows daylight, from $89', audience: 'Night workers' },
  ...{ objective: goal?.id ?? '', brandTone: tone?.id ?? '' },
}

if (isOnSite(tool)) {
  for (const format of [long, short])
    if (format)
      test(`a content brief is written from the six answers: ${format.id}`, async ({ page }) => {
        await makeResult(page, tool, { ...lamp, contentType: format.id })
        const title = (what: string) => page.getByRole('heading', { level: 3, name: `Lumen: ${what}, ${format.label}` })
        await expect(title('outline of a content brief')).toBeVisible()
        for (const [name, text] of [
          ['Overview', `“${lamp.description}”`],
          ['Objectives', goal?.label ?? ''],
          ['Deliverables', format.delivers[0] ?? ''],
          ['Content guidelines', tone?.label ?? ''],
          ['Technical requirements', format.length],
          ['Timeline', '[day of publication]'],
          ['Dos and don’ts', format.do],
        ] as const) {
          await expect(page.getByRole('region', { name, exact: true })).toContainText(text)
        }
        await fill(page, tool, { gate: 'none' })
        await expect(title('content brief')).toBeVisible()
        await expect(page.getByRole('region', { name: 'Objectives', exact: true })).toContainText(goal?.target ?? '')
        await expect(page.getByRole('region', { name: 'Content guidelines' })).toContainText(goal?.action ?? '')
        const marks = await page.getByRole('article').locator('mark').count()
        await expect(page.getByText(`${marks} placeholders`)).toBeVisible()

        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { level: 4, name: 'Dos and don’ts' })).toBeVisible()
        await expect(page.getByText('How this was computed')).toBeHidden()
      })

  test('each answer changes the brief at once, and an accusation gets none', async ({ page }) => {
    await makeResult(page, tool, { ...lamp, contentType: (long ?? short)?.id ?? '' })
    await fill(page, tool, { action: 'order it at lumen.example', point: 'It follows daylight.', gate: 'none' })
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText('What it says: It follows daylight.')
    await fill(page, tool, { gate: 'claim' })
    await expect(page.getByRole('region', { name: 'Content guidelines' })).toContainText('order it at lumen.example')
    await expect(page.getByRole('region', { name: 'Overview' })).not.toContainText('It follows daylight.')
    await fill(page, tool, { promises: 'no' })
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText('It follows daylight.')
    await fill(page, tool, { gate: 'accusation' })
    await expect(
      resultOf(page, tool).getByRole('note').filter({ hasText: 'No brief: it accuses somebody' }),
    ).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
}
