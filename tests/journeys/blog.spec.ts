import { examplesOf } from '../tier'
import { agency } from './agency'
import { category, part, search, titles } from './blog-parts'
import { blogPage, notFoundPage, present } from './content'
import { expect, hydrate, test } from './journey'
import { beginning } from './patterns'
import { categories, hasPage, posts, postsOnFirstPage, tags } from './site'
import { blogArticle, blogList as words } from './words'

const [fullest, second] = categories.filter(({ total }) => total > 0)

for (const { heading, newsletter } of present(posts.length > 0 ? blogPage : undefined)) {
  test('the blog opens with a featured article above the latest ones', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(titles(page)).toHaveCount(postsOnFirstPage)
    await expect(part(page, words.featured).getByRole('heading', { level: 3 })).toHaveText(posts[0]?.title ?? '')
    await expect(part(page, words.latestArticles).getByRole('listitem')).toHaveCount(postsOnFirstPage - 1)
    const links = page.getByRole('navigation', { name: words.categories }).getByRole('link')
    await expect(links.first()).toHaveText(words.all)
    expect((await links.allTextContents()).slice(1).sort()).toEqual(categories.map(({ name }) => name).sort())
    await expect(category(page, words.all)).toHaveAttribute('aria-current', 'page')
    const days = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual([...days].sort().reverse())
  })

  test('a card leads to its article', async ({ page }) => {
    await page.goto('/blog')
    for (const title of examplesOf(await titles(page).allTextContents())) {
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goBack()
      await expect(titles(page)).toHaveCount(postsOnFirstPage)
    }
  })

  test('every category has a page, and no article is lost', async ({ page }) => {
    await page.goto('/blog')
    expect(categories.reduce((sum, { total }) => sum + total, 0)).toBe(posts.length)
    for (const { name, path, entries } of categories) {
      await category(page, name).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(category(page, name)).toHaveAttribute('aria-current', 'page')
      await expect(category(page, words.all)).not.toHaveAttribute('aria-current')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', agency.url + path)
      await expect(titles(page)).toHaveText(entries.map(({ title }) => title))
    }
    await category(page, words.all).click()
    await expect(page.getByRole('heading', { level: 2, name: words.latestArticles })).toBeVisible()
  })

  for (const { name, path } of present(fullest))
    test('the old addresses of categories lead on', async ({ page }) => {
      await page.goto(`/blog?category=${encodeURIComponent(name)}`)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goto(`/blog?category=${encodeURIComponent(name)}&q=qqzzqq`)
      await expect(page).toHaveURL(`${path}?q=qqzzqq`)
      await expect(search(page)).toHaveValue('qqzzqq')
    })

  for (const [first, next] of present(fullest && second ? ([fullest, second] as const) : undefined))
    test('Back goes to the category before, and from an article to the list as it was', async ({ page }) => {
      await page.goto('/blog')
      await hydrate(page)
      await category(page, first.name).click()
      await expect(titles(page)).toHaveCount(first.entries.length)
      await category(page, next.name).click()
      await expect(titles(page)).toHaveCount(next.entries.length)
      await page.goBack()
      await expect(titles(page)).toHaveCount(first.entries.length)
      await titles(page).last().getByRole('link').click()
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
      await page.goBack()
      await expect(titles(page)).toHaveCount(first.entries.length)
      await page.goBack()
      await expect(titles(page)).toHaveCount(postsOnFirstPage)
    })

  test('an address without a meaning shows all articles', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/blog?category=Nonsense&q=%20&x=1')
    await hydrate(page)
    await expect(titles(page)).toHaveCount(postsOnFirstPage)
  })

  for (const { name, path, entries } of present(tags[0]))
    test('a tag of an article leads to everything that has it', async ({ page }) => {
      await page.goto(`/blog/${entries[0]?.slug}`)
      await page.getByRole('navigation', { name: blogArticle.tags }).locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.tagged({ tag: name }))
      await expect(titles(page)).toHaveText(entries.map(({ title }) => title))
    })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const { name, path } of present(fullest))
      test('categories lead on, and no search is offered', async ({ page }) => {
        await page.goto('/blog')
        await expect(search(page)).toBeHidden()
        await expect(page.getByText(beginning(words.needsScript))).toBeVisible()
        await category(page, name).click()
        await expect(page).toHaveURL(path)
        await titles(page).first().getByRole('link').click()
        await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
      })

    for (const { name, path, entries } of present(tags[0]))
      test('tags lead on', async ({ page }) => {
        await page.goto(`/blog/${entries[0]?.slug}`)
        await page.getByRole('navigation', { name: blogArticle.tags }).locator(`a[href="${path}"]`).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.tagged({ tag: name }))
      })
  })

  for (const _ of present(agency.newsletterUrl ? undefined : newsletter))
    test('the newsletter is asked for by e-mail, with an address that the browser checks', async ({
      page,
      openedMails,
    }) => {
      await page.goto('/blog')
      await hydrate(page)
      const box = page.getByRole('region', { name: newsletter.heading })
      const subscribe = box.getByRole('button', { name: newsletter.button })
      const address = box.getByRole('textbox', { name: words.email })
      await subscribe.click()
      await expect(address).toBeFocused()
      await address.fill('nonsense')
      await subscribe.click()
      expect(openedMails).toEqual([])
      await address.fill('reader@example.org')
      await subscribe.click()
      await expect(box.getByRole('status')).toContainText(words.requested({ address: agency.email }))
      expect(openedMails).toHaveLength(1)
      const mail = new URL(openedMails[0] ?? '')
      expect(mail.pathname).toBe(agency.email)
      expect(mail.searchParams.get('body')).toContain('reader@example.org')
    })
}

const unknown = [
  ...['/blog/page/1', '/blog/page/9999', '/blog/page/x', '/blog/category/qqzzqq'],
  ...tags.slice(0, 1).map(({ path, pages }) => `${path}/page/${pages + 1}`),
]

for (const path of examplesOf(unknown)) {
  test(`${path} is not found`, async ({ page, noise }) => {
    expect(hasPage(path)).toBe(false)
    noise.expect(/404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading)
  })
}
