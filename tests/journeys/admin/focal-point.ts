/** The field for the focal point of a picture. */
import { expect, type Page } from '@playwright/test'
import { field } from './editor'

export const point = (page: Page) => ({
  left: field(page, 'Focal point').getByRole('slider', { name: 'From the left' }),
  top: field(page, 'Focal point').getByRole('slider', { name: 'From the top' }),
  center: field(page, 'Focal point').getByRole('button', { name: 'Center' }),
  pictures: field(page, 'Focal point').locator('img'),
})

/** Waits for the picture and its three crops. */
export const isShown = (page: Page) =>
  expect
    .poll(() => point(page).pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true, true])
