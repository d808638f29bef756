/** What the pages of a site in several languages say about languages; a site in one language says nothing. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageLanguages, SitePage } from '../../../src/schema/entries'

/** @param content folder of the generated content */
export function readLanguages(content: string): PageLanguages {
  const file = path.join(content, 'languages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { alternates: {}, untranslated: [] }
}

/** The pages that a sitemap of this site can list: those in the first language are in that of the other site. */
export function translatedPages(pages: readonly SitePage[], { untranslated }: PageLanguages): SitePage[] {
  const left = new Set(untranslated)
  return pages.filter(({ path }) => !left.has(path))
}
