import type { Page } from '@playwright/test'
import { agency } from './agency'
import { expect, holdReact, hydrate, isHydrated, markDocument, scrollTo, test } from './journey'

const banner = (page: Page) => page.getByRole('banner')
const appLinks = (page: Page) =>
  banner(page).getByRole('link', { name: new RegExp(agency.products.map(({ name }) => name).join('|')) })

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
      await arrive(page, '/services')
      await scrollTo(page, 900)
      await expect(banner(page)).not.toBeInViewport()
      await banner(page).getByRole('link', { name: 'Customers' }).focus()
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
    })

    test.describe('with answers for other sites', () => {
      test.use({ answersForOtherSites: true })

      test('offers five apps with their descriptions, each in a new tab', async ({ page, context }) => {
        await arrive(page, '/about')
        await expect(appLinks(page)).toHaveCount(0)
        await banner(page).getByRole('button', { name: 'Apps' }).click()
        await expect(appLinks(page)).toHaveCount(5)
        for (const description of [
          'Link-in-bio page',
          'All-in-one creator CRM',
          'Find any journalist or creator email',
          'Blog content writing assistant',
          'Press release writing assistant',
        ]) {
          const link = banner(page).getByRole('link', { name: description })
          await expect(link).toBeVisible()
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', /noopener/)
          await expect(link).toHaveAccessibleName(/opens in a new tab/)
        }
        const newTab = context.waitForEvent('page')
        await appLinks(page).first().click()
        await expect(await newTab).toHaveURL(`${agency.products[0]?.url}/`)
        await expect(page).toHaveURL('/about')
        await expect(appLinks(page)).toHaveCount(0)
      })
    })

    test('closes the Apps menu on Escape and on a press elsewhere', async ({ page }) => {
      await arrive(page, '/about')
      const apps = banner(page).getByRole('button', { name: 'Apps' })
      await apps.click()
      await expect(appLinks(page)).toHaveCount(5)
      await page.keyboard.press('Escape')
      await expect(appLinks(page)).toHaveCount(0)
      await expect(apps).toBeFocused()
      await apps.click()
      await expect(appLinks(page)).toHaveCount(5)
      await page.mouse.click(20, 500)
      await expect(appLinks(page)).toHaveCount(0)
    })

    test('opens the Apps menu with the keyboard, and its links come next', async ({ page }) => {
      await arrive(page, '/about')
      const apps = banner(page).getByRole('button', { name: 'Apps' })
      await apps.focus()
      await page.keyboard.press('Enter')
      await expect(appLinks(page)).toHaveCount(5)
      await expect(apps).toHaveAttribute('popovertarget', 'apps')
      await page.keyboard.press('Tab')
      await expect(appLinks(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(apps).toBeFocused()
      await page.keyboard.press('Space')
      await expect(appLinks(page)).toHaveCount(5)
    })

    test('leads to Services, Customers and Contact us, and by its logo home', async ({ page }) => {
      for (const [name, path] of [
        ['Services', '/services'],
        ['Customers', '/customers'],
        ['Contact us', '/contact'],
        [agency.name, '/'],
      ] as const) {
        await arrive(page, '/about')
        await banner(page).getByRole('link', { name }).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 } })
      const toggle = (page: Page) => banner(page).getByRole('button', { name: 'Open menu' })
      const choice = (page: Page, name: string) =>
        banner(page).getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name })

      test('opens a menu and closes it after a choice', async ({ page }) => {
        await arrive(page, '/about')
        await expect(banner(page).getByRole('link', { name: 'Customers' })).toHaveCount(0)
        const document = await markDocument(page)
        await toggle(page).click()
        await choice(page, 'Customers').click()
        await expect(page).toHaveURL('/customers')
        await expect(page.getByRole('heading', { level: 1, name: 'Our customers' })).toBeVisible()
        await expect(choice(page, 'Customers')).toHaveCount(0)
        expect(await document.isStillThere()).toBe(hydrated)
      })

      test('closes the menu also when the choice is the page one is on', async ({ page }) => {
        await arrive(page, '/customers')
        await toggle(page).click()
        await choice(page, 'Customers').click()
        await expect(choice(page, 'Customers')).toHaveCount(0)
        await expect(page).toHaveURL('/customers')
      })

      test('gives the focus back when the menu is closed without a choice', async ({ page }) => {
        await arrive(page, '/about')
        await toggle(page).click()
        await banner(page).getByRole('button', { name: 'Close menu' }).click()
        await expect(choice(page, 'Services')).toHaveCount(0)
        await expect(toggle(page)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(choice(page, 'Services')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(choice(page, 'Services')).toHaveCount(0)
        await expect(toggle(page)).toBeFocused()
      })

      test('has the five apps in its menu', async ({ page }) => {
        await arrive(page, '/about')
        await toggle(page).click()
        await banner(page).getByRole('navigation', { name: 'Mobile' }).getByText('Apps').click()
        await expect(appLinks(page)).toHaveCount(5)
      })
    })

    test('lets the keyboard skip to the content', async ({ page }) => {
      await arrive(page, '/about')
      const skip = page.getByRole('link', { name: 'Skip to content' })
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

test('an open menu stays open while React takes over', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/about')
  await banner(page).getByRole('button', { name: 'Apps' }).click()
  await expect(appLinks(page)).toHaveCount(5)
  react.letGo()
  await hydrate(page)
  await expect(appLinks(page)).toHaveCount(5)
})
