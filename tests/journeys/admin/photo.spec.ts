import { expect } from '../journey'
import { field, openForm } from './editor'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

test('a photo of a phone becomes WebP in the browser, under the security policy of the public forms', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, github)
  await openForm(page, 'blog/new')
  const picture = field(page, 'Picture')
  await picture.getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  const chooser = await choosing
  expect(await chooser.element().getAttribute('accept')).not.toContain('svg')
  await chooser.setFiles('tests/journeys/admin/phone-photo.heic')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(picture).toContainText('phone-photo.webp')
  const bytes = () =>
    picture
      .locator('img')
      .first()
      .evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).blob().then((blob) => blob.type))
  await expect.poll(bytes).toBe('image/webp')
})
