import { tool } from '../../../src/tools/content-brief/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { makeResult } from './tool-page'

if (isOnSite(tool)) {
  test('a content brief is written from the six answers, and printed without what is not for creators', async ({
    page,
  }) => {
    await makeResult(page, tool, {
      brandName: 'Lumen',
      objective: 'launch',
      contentType: 'instagram-reel',
      brandTone: 'playful',
      description: 'A desk lamp that follows daylight, from $89',
      audience: 'Students who work at night',
    })
    await expect(page.getByRole('heading', { level: 3, name: 'Lumen: content brief, Instagram Reel' })).toBeVisible()
    for (const [name, text] of [
      ['Overview', 'Students who work at night'],
      ['Objectives', 'product launch'],
      ['Deliverables', '1 Instagram Reel with cover picture'],
      ['Content guidelines', 'Okay, Lumen. You have my attention.'],
      ['Technical requirements', 'at most 3 minutes'],
      ['Timeline', 'on the day it becomes available'],
      ['Dos and don’ts', '“Ad” or “#ad”'],
    ] as const) {
      await expect(page.getByRole('region', { name, exact: true })).toContainText(text)
    }
    const marks = await page.getByRole('article').locator('mark').count()
    await expect(page.getByText(`${marks} placeholders`)).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 4, name: 'Dos and don’ts' })).toBeVisible()
    await expect(page.getByText('How this was computed')).toBeHidden()
  })
}
