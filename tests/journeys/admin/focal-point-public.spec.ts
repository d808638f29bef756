/** The forms of the public site read the picture from the repository. */
import { expect } from '../journey'
import { openForm } from './editor'
import { isShown, point } from './focal-point'
import { github } from './providers/github'
import { signIn, test } from './public-forms'

test.use({ hasPanel: true })

test('a focal point is set in a picture of the repository, and the page crops around it', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, github)
  await openForm(page, 'case-studies/entries/form-client')
  await isShown(page)
  await point(page).left.press('End')
  const shown = page.getByRole('complementary', { name: 'The page' }).frameLocator('iframe')
  await expect(shown.getByRole('img', { name: 'Three lamps' })).toHaveCSS('object-position', '100% 50%')
})
