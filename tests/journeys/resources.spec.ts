import type { Body } from '../../src/schema/additions'
import { headerPages, present, resources, resourcesPage } from './content'
import { comeToRest, expect, holdReact, hydrate, messages, test } from './journey'
import { escaped } from './patterns'
import { dataOf, textWith } from './site'
import { build, contents, copying, resource } from './words'

/** So many minutes to read. */
const LENGTH = new RegExp(escaped(build.readingTime({ minutes: 1 })).replace('1', '\\d+'))

const inOrder = [...resources].sort(
  ([, a], [, b]) => (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY),
)
const paths = inOrder.map(([id]) => `/resources/${id}`)

for (const { startHere } of present(resourcesPage)) {
  test('the list of resources leads to every guide', async ({ page }) => {
    await page.goto('/resources')
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    const addresses = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
    const first = startHere ? page.getByRole('region', { name: startHere }).getByRole('link') : undefined
    expect([...(first ? [await first.getAttribute('href')] : []), ...addresses]).toEqual(paths)
  })

  test('the list shows the picture, the kind and the length of every guide', async ({ page }) => {
    await page.goto('/resources')
    for (const [id, { title, kind = '', image, imageAlt = '' }] of resources) {
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
      const guide = page.locator('li, section', { has: heading })
      await expect(guide, id).toContainText(kind)
      await expect(guide, id).toContainText(LENGTH)
      if (image && imageAlt) await expect(guide.getByRole('img', { name: imageAlt }), id).toBeVisible()
    }
  })

  test('every guide says when it was updated and how long it takes, and leads on', async ({ page }) => {
    test.setTimeout(60_000 + resources.size * 10_000)
    for (const [id, { title, kind = '', image, imageAlt = '', related = [] }] of resources) {
      await page.goto(`/resources/${id}`)
      const guide = page.getByRole('article')
      await expect(guide.getByRole('heading', { level: 1 }), id).toHaveText(title)
      await expect(guide.locator('time'), id).toHaveCount(1)
      await expect(guide, id).toContainText(LENGTH)
      await expect(guide, id).toContainText(kind)
      if (image && imageAlt) await expect(guide.getByRole('img', { name: imageAlt }), id).toBeVisible()
      const others = page.getByRole('region', { name: resource.related }).getByRole('link')
      if (related.length > 0) await expect(others.first(), id).toBeVisible()
    }
  })
}

const sectionsOf = (path: string) => dataOf<Body>(path.slice(1)).headings.filter(({ depth }) => depth === 2)
const [withContents] = paths.filter((path) => sectionsOf(path).length > 2)

for (const path of present(withContents))
  test('the table of contents leads to a section, and the header does not cover it', async ({ page }) => {
    await page.goto(path)
    const list = page.getByRole('navigation', { name: contents.onThisPage }).filter({ visible: true })
    const entry = list.getByRole('link').nth(2)
    const title = (await entry.textContent()) ?? ''
    await entry.click()
    const heading = page.getByRole('article').getByRole('heading', { level: 2, name: title, exact: true })
    await comeToRest(page)
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await heading.boundingBox())?.y).toBeGreaterThan(60)
  })

for (const { label, link } of present(paths.length > 0 ? headerPages[0] : undefined))
  test('Back shows the guide as it was when it was opened', async ({ page }) => {
    await page.goto(paths[0] ?? '')
    const body = page.getByRole('article').locator('.prose')
    const opened = await body.innerHTML()
    await hydrate(page)
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(link)
    await expect(body).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inOrder[0]?.[1].title ?? '')
    expect(await body.innerHTML()).toBe(opened)
  })

for (const path of present(textWith(/<pre/))) {
  for (const isAllowed of [true, false]) {
    test(`the copy button, pressed before React is there, ${isAllowed ? 'copies the sample' : 'says when the browser forbids to copy'}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(isAllowed ? ['clipboard-read', 'clipboard-write'] : [])
      const react = await holdReact(page)
      await page.goto(path)
      const sample = page.getByRole('article').locator('pre').last()
      await sample.locator('+ button', { hasText: copying.copyText }).click()
      await expect(page.locator('html')).toHaveAttribute('data-waiting')
      react.letGo()
      const message = isAllowed ? copying.copiedToClipboard : copying.failed
      await expect(messages(page)).toContainText(message)
      if (isAllowed)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          await sample.evaluate(({ textContent }) => textContent),
        )
    })
  }
}
