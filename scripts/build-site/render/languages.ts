/** What the pages of a site in several languages say about languages; a site in one language says nothing. */
import type { PageLanguages, SitePage } from '../../../src/schema/entries'
import { readGenerated } from './read-generated'

/** @param content folder of the generated content */
export const readLanguages = (content: string): PageLanguages =>
  JSON.parse(readGenerated(content, 'languages') ?? '{"alternates":{},"untranslated":[]}')

/** The pages that a sitemap of this site can list: those in the first language are in that of the other site. */
export function translatedPages(pages: readonly SitePage[], { untranslated }: PageLanguages): SitePage[] {
  const left = new Set(untranslated)
  return pages.filter(({ path }) => !left.has(path))
}
