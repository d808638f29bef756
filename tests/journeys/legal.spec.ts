import { legal } from './content'
import { expect, test } from './journey'

for (const [id, { title }] of legal) {
  test(`/${id} shows its title and its text`, async ({ page }) => {
    await page.goto(`/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    await expect(main.getByRole('paragraph').or(main.getByRole('definition')).last()).toHaveText(/\S/)
  })
}
