import { expect } from '../journey'
import { posts } from '../site'
import { choosePicture, field, openForm, save, test, textOf } from './editor'
import { CATEGORY, LARGE_PICTURE } from './own-entries'

/** The day after that of the newest post, so that a new post leads the list. */
const NEWEST = new Date(Date.parse(posts[0]?.date ?? '2024-03-01') + 24 * 3600_000).toISOString().slice(0, 10)

// src/admin/files/formats/formats.test.ts proves for every file that a value is the only change; in the gate, production.spec.ts saves one.
test('an edited value is the only change in the file, and the page shows it at once', { tag: '@deep' }, async ({
  context,
  page,
  project,
}) => {
  const file = 'case-studies/form-client.yaml'
  const commented = `# Agreed with the client.\n${await project.read(file)}`.replace(
    'team: 5',
    '# Without interns.\nteam: 5',
  )
  await project.write(file, commented)
  const site = await context.newPage()
  await site.goto('/case-study/form-client')
  await expect(site.getByText('5 people', { exact: true })).toBeVisible()

  await openForm(page, 'case-studies/entries/form-client')
  await expect(page).toHaveTitle(/Lamplight/)
  await field(page, 'Team').getByRole('textbox').fill('7 people')
  await save(page)

  await expect(site.getByText('7 people', { exact: true })).toBeVisible()
  expect(await project.read(file)).toBe(commented.replace('team: 5 people', 'team: 7 people'))
})

// One file of each kind: src/admin/files/formats/formats.test.ts proves the same for every file, without a browser.
for (const entry of ['blog/form-brief', 'resources/form-guide', 'legal/form-terms'] as const) {
  const [folder, name] = entry.split('/')

  test(`a changed title leaves every other byte of ${entry}.md alone`, { tag: '@deep' }, async ({ page, project }) => {
    const before = await project.read(`${entry}.md`)
    await openForm(page, `${folder}/entries/${name}`)
    const title = field(page, 'Title').getByRole('textbox')
    const old = await title.inputValue()
    await title.fill(`${old} again`)
    await save(page)
    const after = await project.read(`${entry}.md`)
    expect(after).not.toBe(before)
    expect(after.replace(' again', '')).toBe(before)
  })
}

test('a form says in plain words what it refuses, and does not save it', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const file = 'settings/site.yaml'
  const before = await project.read(file)
  await openForm(page, 'settings/entries/site')
  await field(page, 'Booking page').getByRole('textbox').fill('agency.example.com')
  await field(page, 'Tagline').getByRole('textbox').fill('')
  await field(page, 'Name').first().getByRole('textbox').fill('Agency '.repeat(9))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Booking page').getByRole('alert')).toHaveText(
    /Write the whole address, starting with https:\/\//,
  )
  await expect(field(page, 'Tagline').getByRole('alert')).toHaveText(/required/)
  await expect(field(page, 'Name').first().getByRole('alert')).toHaveText(/60 characters/)
  expect(await project.read(file)).toBe(before)
})

test('a price keeps its digits only, typed or pasted with other characters', { tag: '@deep' }, async ({
  context,
  page,
  project,
}) => {
  const file = 'services/form-service.yaml'
  const before = await project.read(file)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [price, enter] of [
    ['3200', () => page.keyboard.type('$3,200')],
    [
      '4500',
      () =>
        page.evaluate(() => navigator.clipboard.writeText('USD 4,500')).then(() => page.keyboard.press('Control+v')),
    ],
  ] as const) {
    await openForm(page, 'services/entries/form-service')
    const box = field(page, 'Price').getByRole('spinbutton')
    await box.click()
    await page.keyboard.press('Control+a')
    await enter()
    await expect(box).toHaveValue(price)
    await save(page)
    expect(await project.read(file)).toBe(before.replace(/^price: .*/m, `price: ${price}`))
  }
  await project.write(file, before)
})

test('a new post is refused while it has mistakes, and then is a page of the site with a picture', {
  tag: '@deep',
}, async ({ context, page, project }) => {
  const site = await context.newPage()
  await site.goto('/blog')
  await openForm(page, 'blog/new')
  await field(page, 'Title').getByRole('textbox').fill('What a brief costs '.repeat(10))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Title').getByRole('alert')).toHaveText(/characters/)
  await expect(field(page, 'Summary').getByRole('alert')).toHaveText(/required/)
  await field(page, 'Title').getByRole('textbox').fill('What a brief costs')
  await field(page, 'Summary').getByRole('textbox').fill('A price list.')
  await field(page, 'Author').getByRole('textbox').fill('The accounts desk')
  await field(page, 'Date').getByRole('textbox').fill(NEWEST)
  if (CATEGORY) await field(page, 'Category').getByRole('radio', { name: CATEGORY, exact: true }).click()
  const tags = field(page, 'Tags')
  await tags.getByRole('textbox').fill('briefing')
  await tags.getByRole('button', { name: /^Add/ }).click()
  await tags.getByRole('textbox').last().fill('prices')
  await textOf(page).fill('It depends.\n\n## On what\n\nOn the length.')
  await choosePicture(page, LARGE_PICTURE)
  await field(page, 'Picture in words').getByRole('textbox').fill('A red dot.')
  await save(page)
  expect(await project.read('blog/what-a-brief-costs.md')).toBe(
    [
      ...['---', 'title: What a brief costs', 'excerpt: A price list.', 'image: large-picture.webp'],
      'imageAlt: A red dot.',
      ...['author: The accounts desk', `date: ${NEWEST}`],
      ...(CATEGORY ? [`category: ${CATEGORY}`] : []),
      ...['tags:', '  - briefing', '  - prices', '---', ''],
      ...['It depends.', '', '## On what', '', 'On the length.', ''],
    ].join('\n'),
  )

  await site.getByRole('link', { name: 'What a brief costs' }).first().click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('What a brief costs')
  const picture = site.locator('main img').first()
  await expect(picture).toHaveAttribute('src', /^\/media\/large-picture\./)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a name that cannot be an address is refused', { tag: '@deep' }, async ({ page }) => {
  await openForm(page, 'resources/new')
  await field(page, 'Title').getByRole('textbox').fill('A guide: what to do')
  await page.getByRole('radio', { name: 'Slug' }).click()
  const slug = page.getByRole('textbox', { name: 'Slug' })
  await expect(slug).toHaveText('a-guide-what-to-do')
  await page.getByRole('button', { name: 'Edit Slug' }).click()
  await slug.fill('a_guide')
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
})
