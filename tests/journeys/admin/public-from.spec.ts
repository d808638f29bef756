/** The day and the hour at which a post becomes public, by the clock of the site. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { field, openForm, type Project, save, test } from './editor'

const POST = 'blog/form-brief.md'

/** The browser of the journeys is in New York. */
const inBerlin = async (project: Project) =>
  project.write(
    'settings/site.yaml',
    `${(await project.read('settings/site.yaml')).replace(/^timeZone: .*\n/m, '')}timeZone: Europe/Berlin\n`,
  )

const publicFrom = (page: Page) => {
  const group = field(page, 'Public from')
  return {
    group,
    day: group.getByLabel('Day'),
    hour: group.getByLabel('Hour, if it matters'),
    clear: group.getByRole('button', { name: 'Clear' }),
  }
}

/** The form asks about a year that is never near. */
async function saveAnyway(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click()
}

const lineIn = async (project: Project) => /^publishAt:.*$/m.exec(await project.read(POST))?.[0]

test('a post gets a day, an hour, and none of them again', { tag: '@deep' }, async ({ page, project }) => {
  await inBerlin(project)
  const before = await project.read(POST)
  await openForm(page, 'blog/entries/form-brief')
  const { group, day, hour, clear } = publicFrom(page)
  await expect(group).toContainText('The site goes by Berlin time.')
  await expect(hour).toBeDisabled()

  await day.fill('2099-01-09')
  await expect(group).toContainText('Begins for you on Thu, Jan 8, 6:00 PM EST')
  await saveAnyway(page)
  await expect.poll(() => lineIn(project)).toBe('publishAt: 2099-01-09')

  await hour.fill('09:00')
  await expect(group).toContainText('Begins for you on Fri, Jan 9, 3:00 AM EST')
  await saveAnyway(page)
  await expect.poll(() => lineIn(project)).toBe('publishAt: 2099-01-09 09:00')

  await clear.click()
  await expect(day).toHaveValue('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.read(POST)).toBe(before)
})

test('a day stays a day when something else is saved, and so does an hour', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  await inBerlin(project)
  for (const time of ['2099-01-09', '2099-01-09 00:00', '2099-01-09 09:30']) {
    const before = (await project.read(POST)).replace(/^(?:publishAt: .*\n)?date:/m, `publishAt: ${time}\ndate:`)
    await project.write(POST, before)
    await page.goto('about:blank')
    await openForm(page, 'blog/entries/form-brief')
    await expect(publicFrom(page).day).toHaveValue('2099-01-09')
    await expect(publicFrom(page).hour).toHaveValue(time.slice(11))
    const title = field(page, 'Title').getByRole('textbox')
    const old = await title.inputValue()
    await title.fill(`${old}!`)
    await save(page)
    expect(await project.read(POST)).toBe(before.replace(old, `${old}!`))
  }
})

test('the page says from which hour it is public, and the lists do', { tag: '@deep' }, async ({ page, project }) => {
  await inBerlin(project)
  await project.write(POST, (await project.read(POST)).replace(/^date:/m, 'publishAt: 2099-01-09 09:00\ndate:'))
  await page.goto('/blog/form-brief')
  await expect(page.getByRole('note')).toHaveText('Public from January 9, 2099, 9:00 AM Berlin time')
  await page.goto('/admin/#/collections/blog')
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'A brief on' })).toContainText(
    /Scheduled.*public from Jan 9, 2099, 9:00 AM/,
  )
  await page.getByRole('button', { name: 'What is to come' }).click()
  const box = page.getByRole('dialog', { name: 'What is to come' })
  await expect(box).toContainText('Days are counted in Berlin time.')
  await expect(box.getByRole('heading', { level: 2, name: 'Friday, January 9, 2099, 9:00 AM' })).toBeVisible()
  await expect(box).toContainText('Begins for you on Fri, Jan 9, 3:00 AM EST')
})

test('a misspelled time zone is said at its field, with the meant one', { tag: '@deep' }, async ({ page }) => {
  await openForm(page, 'settings/entries/site')
  await field(page, 'Time zone').getByRole('textbox').fill('America/NewYork')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Did you mean "America/New_York"?')
})
