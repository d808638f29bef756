/** The parts of a list of the blog. */
import type { Page } from '@playwright/test'
import { blogList } from './words'

export const search = (page: Page) => page.getByRole('searchbox', { name: blogList.search })
export const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: blogList.categories }).getByRole('link', { name, exact: true })
export const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text })
/** A part of the list: the article that leads, or the grid of the others. */
export const part = (page: Page, heading: string) => page.getByRole('region', { name: heading.trim(), exact: true })
export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
