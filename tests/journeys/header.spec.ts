import type { Page } from '@playwright/test'
import { agency, expectNewTab, products } from './agency'
import { headerPages, navigation, present } from './content'
import { expect, holdReact, hydrate, isHydrated, makeLong, markDocument, scrollTo, test } from './journey'
import { headingOf } from './site'
import { shell } from './words'

const [firstApp] = products
const { apps: appsLabel = '' } = navigation.header
const banner = (page: Page) => page.getByRole('banner')
const appsButton = (page: Page) => banner(page).getByRole('button', { name: appsLabel, exact: true })
const appLinks = (page: Page) =>
  banner(page)
    .locator(products.map(({ url }) => `a[href="${url}"]`).join())
    .filter({ visible: true })
const [elsewhere] = headerPages

/**
 * Every promise of the header holds before React runs and after. React takes over what is there, so the gate looks at the
 * first state, in which a page is read; both are checked in the deep tier.
 */
const states = [
  {
    state: 'before React is loaded',
    arrive: async (page: Page, path: string) => {
      await holdReact(page)
      await page.goto(path)
    },
    hydrated: false,
    tag: [],
  },
  {
    state: 'once React has taken over',
    arrive: async (page: Page, path: string) => {
      await page.goto(path)
      await hydrate(page)
    },
    hydrated: true,
    tag: '@deep',
  },
]

for (const { state, arrive, hydrated, tag } of states) {
  test.describe(`the header ${state}`, { tag }, () => {
    test('hides while scrolling down, shows while scrolling up and near the top', async ({ page }) => {
      await makeLong(page)
      await arrive(page, '/services')
      await expect(banner(page)).toBeInViewport()
      await scrollTo(page, 5)
      await scrollTo(page, 9)
      await expect(page.locator('html')).not.toHaveAttribute('data-header-hidden')
      await scrollTo(page, 700)
      await expect(banner(page)).not.toBeInViewport()
      await scrollTo(page, 1200)
      await expect(banner(page)).not.toBeInViewport()
      await scrollTo(page, 1100)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      await scrollTo(page, 1400)
      await expect(banner(page)).not.toBeInViewport()
      await scrollTo(page, 9)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      expect(await isHydrated(page)).toBe(hydrated)
    })

    test('comes back when the keyboard reaches it', async ({ page }) => {
      await makeLong(page)
      await arrive(page, '/services')
      await scrollTo(page, 900)
      await expect(banner(page)).not.toBeInViewport()
      await banner(page).getByRole('link').first().focus()
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
    })

    for (const { url } of present(firstApp))
      test.describe('with answers for other sites', () => {
        test.use({ answersForOtherSites: true })

        test('offers the apps with their descriptions, each in a new tab', async ({ page, context }) => {
          await arrive(page, '/about')
          await expect(appLinks(page)).toHaveCount(0)
          await appsButton(page).click()
          await expect(appLinks(page)).toHaveCount(products.length)
          for (const { name, description } of products) {
            const link = appLinks(page).filter({ hasText: description })
            await expect(link).toContainText(name)
            await expectNewTab(link)
          }
          const newTab = context.waitForEvent('page')
          await appLinks(page).first().click()
          await expect(await newTab).toHaveURL(new URL(url).href)
          await expect(page).toHaveURL('/about')
          await expect(appLinks(page)).toHaveCount(0)
        })
      })

    for (const _ of present(firstApp)) {
      test('closes the menu of the apps on Escape and on a press elsewhere', async ({ page }) => {
        await arrive(page, '/about')
        await appsButton(page).click()
        await expect(appLinks(page)).toHaveCount(products.length)
        await page.keyboard.press('Escape')
        await expect(appLinks(page)).toHaveCount(0)
        await expect(appsButton(page)).toBeFocused()
        await appsButton(page).click()
        await expect(appLinks(page)).toHaveCount(products.length)
        await page.mouse.click(20, 500)
        await expect(appLinks(page)).toHaveCount(0)
      })

      test('opens the menu of the apps with the keyboard, and its links come next', async ({ page }) => {
        await arrive(page, '/about')
        await appsButton(page).focus()
        await page.keyboard.press('Enter')
        await expect(appLinks(page)).toHaveCount(products.length)
        await expect(appsButton(page)).toHaveAttribute('popovertarget', 'apps')
        await page.keyboard.press('Tab')
        await expect(appLinks(page).first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(appsButton(page)).toBeFocused()
        await page.keyboard.press('Space')
        await expect(appLinks(page)).toHaveCount(products.length)
      })
    }

    test('leads to its pages, and by its logo home', async ({ page }) => {
      for (const { label, link } of [...headerPages, { label: shell.home({ site: agency.name }), link: '/' }]) {
        await arrive(page, '/about')
        await banner(page).getByRole('link', { name: label, exact: true }).first().click()
        await expect(page).toHaveURL(link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
      }
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 } })
      const toggle = (page: Page) => banner(page).getByRole('button', { name: shell.openMenu })
      const menu = (page: Page) => banner(page).getByRole('navigation', { name: shell.mobile })

      for (const { label, link } of present(elsewhere)) {
        const choice = (page: Page) => menu(page).getByRole('link', { name: label, exact: true })

        test('opens a menu and closes it after a choice', async ({ page }) => {
          await arrive(page, '/about')
          await expect(banner(page).getByRole('link', { name: label, exact: true })).toHaveCount(0)
          const document = await markDocument(page)
          await toggle(page).click()
          await choice(page).click()
          await expect(page).toHaveURL(link)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
          await expect(choice(page)).toHaveCount(0)
          expect(await document.isStillThere()).toBe(hydrated)
        })

        test('closes the menu also when the choice is the page one is on', async ({ page }) => {
          await arrive(page, link)
          await toggle(page).click()
          await choice(page).click()
          await expect(choice(page)).toHaveCount(0)
          await expect(page).toHaveURL(link)
        })

        test('gives the focus back when the menu is closed without a choice', async ({ page }) => {
          await arrive(page, '/about')
          await toggle(page).click()
          await banner(page).getByRole('button', { name: shell.closeMenu }).click()
          await expect(choice(page)).toHaveCount(0)
          await expect(toggle(page)).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(choice(page)).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(choice(page)).toHaveCount(0)
          await expect(toggle(page)).toBeFocused()
        })
      }

      for (const _ of present(firstApp))
        test('has the apps in its menu', async ({ page }) => {
          await arrive(page, '/about')
          await toggle(page).click()
          await menu(page).getByText(appsLabel, { exact: true }).click()
          await expect(appLinks(page)).toHaveCount(products.length)
        })
    })

    test('lets the keyboard skip to the content', async ({ page }) => {
      await arrive(page, '/about')
      const skip = page.getByRole('link', { name: shell.skip })
      await expect(skip).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    })
  })
}

for (const _ of present(firstApp))
  test('an open menu stays open while React takes over', async ({ page }) => {
    const react = await holdReact(page)
    await page.goto('/about')
    await appsButton(page).click()
    await expect(appLinks(page)).toHaveCount(products.length)
    react.letGo()
    await hydrate(page)
    await expect(appLinks(page)).toHaveCount(products.length)
  })
