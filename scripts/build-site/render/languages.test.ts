import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLanguages, translatedPages } from './languages'

test('the sitemap of a site in a second language leaves out what is not translated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'languages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pages = ['/', '/about'].map((path) => ({ path, indexed: true }))
  expect(translatedPages(pages, readLanguages(folder))).toEqual(pages)
  await writeFile(join(folder, 'languages.json'), '{"alternates":{},"untranslated":["/about"]}')
  expect(translatedPages(pages, readLanguages(folder))).toEqual([{ path: '/', indexed: true }])
})
