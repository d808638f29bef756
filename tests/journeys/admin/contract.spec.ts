/**
 * What src/admin/files/local leans on without being promised it: the folder that the CMS's backend for trying it out opens,
 * and where it remembers who is signed in. A new version of the CMS has to pass this before it is taken.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { test } from './editor'

/** Puts an empty folder in the place of the project, and signs no editor in. */
const withoutProject = (page: Page) =>
  // The part of the program that src/admin/files/local becomes.
  page.route('**/admin/assets/local-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const pipelineOnServer = () => ({ check: async () => [], makePage: async () => ({ mistakes: [] }) })
      export function workOnProject() {
        window.asked = []
        const folder = { kind: 'directory', name: '', async *entries() {} }
        const getDirectory = async () => ({ getDirectoryHandle: async (name) => { window.asked.push(name); return folder } })
        Object.defineProperty(navigator.storage, 'getDirectory', { value: getDirectory })
      }`,
    }),
  )

test('who is remembered as signed in sees the files of the project at once', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const texts = (await readdir(path.join(project.folder, 'legal'))).length
  await page.goto('/admin/')
  await expect(page.getByRole('treeitem', { name: 'Legal' })).toContainText(String(texts), { timeout: 60_000 })
})

test('who is not has to press a button first, and is remembered then', { tag: '@deep' }, async ({ page }) => {
  await withoutProject(page)
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Work with Test Repository' }).click({ timeout: 60_000 })
  await expect(page.getByRole('treeitem', { name: 'Legal' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['sveltia-cms-test'])
  expect(await page.evaluate(() => localStorage.getItem('sveltia-cms.user'))).toBe('{"backendName":"test-repo"}')
})
